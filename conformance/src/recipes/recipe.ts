import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** One thing that a reader of a recipe does. */
export type Step =
  | { readonly kind: 'run'; readonly commands: string }
  | { readonly kind: 'write'; readonly file: string; readonly text: string }

const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm
/** A block is a file if the words before it end with its name and a colon, as in "`app/page.tsx`:". */
const NAMED = /`([\w./-]+)`:\s*$/

/** Reads the steps of a page: shell blocks to paste, and files to save. Other blocks only illustrate. */
export const stepsOf = (page: string): Step[] => {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(BLOCK)].flatMap(({ 1: language, 2: block = '', index }): Step[] => {
    if (language === 'sh') return [{ kind: 'run', commands: block }]
    const [, file] = NAMED.exec(text.slice(0, index)) ?? []
    return file === undefined ? [] : [{ kind: 'write', file, text: block }]
  })
}

/** The environment of someone who has just opened a terminal: nothing of this test run. */
const bareEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, npm_config_cache } = process.env
  return { PATH, HOME, ...(npm_config_cache && { npm_config_cache }) }
}

export interface Reader {
  /** Follows a step as a reader would, in the folder where the step before ended. */
  follow(step: Step): Promise<string>
  /** Runs commands that don't end, until the reader is disposed. */
  leaveRunning(commands: string): void
  [Symbol.dispose](): void
}

/**
 * Creates a reader, whose terminal is open in Vitrine's folder.
 * @param replaced - texts of the page that are different here, such as the new shop's folder
 * @param environment - the reader's further environment variables
 */
export const createReader = (
  replaced: Readonly<Record<string, string>>,
  environment: NodeJS.ProcessEnv = {},
): Reader => {
  const env = { ...bareEnvironment(), ...environment }
  let folder = root
  const running: (() => void)[] = []
  const ours = (text: string) =>
    Object.entries(replaced).reduce((all, [from, to]) => all.replaceAll(from, to), text)
  const shell = (commands: string) =>
    spawn('bash', ['-ec', commands], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })

  return {
    async follow(step) {
      if (step.kind === 'write') {
        mkdirSync(dirname(join(folder, step.file)), { recursive: true })
        writeFileSync(join(folder, step.file), ours(step.text))
        return ''
      }
      const child = shell(`${ours(step.commands)}\necho "now in $PWD"`)
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text
        })
      const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
      if (code !== 0) throw new Error(`${step.commands}\nended with ${code}:\n${output}`)
      folder = /^now in (.*)$/m.exec(output)?.[1] ?? folder
      return output.replace(/^now in .*\n/m, '')
    },
    leaveRunning(commands) {
      const { pid = 0 } = shell(ours(commands))
      running.push(() => process.kill(-pid, 'SIGKILL')) // the shell and what it started
    },
    [Symbol.dispose]() {
      for (const stop of running) stop()
    },
  }
}
