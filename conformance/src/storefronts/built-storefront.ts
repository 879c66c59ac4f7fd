import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ALIASES } from '@vitrine/move'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const storefronts = fileURLToPath(new URL('../../storefronts/', import.meta.url))

export interface Storefront {
  /** Runs a command of the storefront to its end. */
  run(command: string, env?: NodeJS.ProcessEnv): Promise<string>
  /** Starts a server that runs until the storefront is disposed, and waits until the address answers. */
  serve(command: string, address: string, env?: NodeJS.ProcessEnv): Promise<void>
  readonly folder: string
  [Symbol.dispose](): void
}

/** The environment of someone who has just opened a terminal: nothing of this test run. */
const bareEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, npm_config_cache } = process.env
  return { PATH, HOME, ...(npm_config_cache && { npm_config_cache }) }
}

/**
 * Copies a storefront to a folder of its own, outside the workspace.
 * @param names - its folder in `conformance/storefronts`; files of further ones replace those of the first
 * @param packages - `linked` uses the workspace's packages as they were built; with `none` the test
 *   installs them as a developer would
 */
export const copyStorefront = (names: readonly string[], packages: 'linked' | 'none'): Storefront => {
  const folder = mkdtempSync(join(tmpdir(), `vitrine-${names.at(-1)}-`))
  for (const name of names) cpSync(join(storefronts, name), folder, { recursive: true })
  if (packages === 'linked') linkPackages(folder)
  const running: (() => void)[] = []
  const start = (command: string, env: NodeJS.ProcessEnv) =>
    spawn('bash', ['-ec', command], {
      ...{ cwd: folder, env: { ...bareEnvironment(), ...env }, detached: true },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const heard = (child: ReturnType<typeof start>) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    return () => output
  }
  return {
    folder,
    async run(command, env = {}) {
      const child = start(command, env)
      const output = heard(child)
      const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
      if (code !== 0) throw new Error(`${command}\nended with ${code}:\n${output()}`)
      return output()
    },
    async serve(command, address, env = {}) {
      const child = start(command, env)
      const output = heard(child)
      const { pid = 0 } = child
      running.push(() => process.kill(-pid, 'SIGKILL')) // the shell and what it started
      for (const until = Date.now() + 60_000; ; ) {
        const response = await fetch(address).catch(() => undefined)
        if (response) return
        if (Date.now() > until || child.exitCode !== null)
          throw new Error(`${command} does not answer at ${address}:\n${output()}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    [Symbol.dispose]() {
      for (const stop of running) stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const linkPackages = (folder: string) => {
  mkdirSync(join(folder, 'node_modules/@vitrine'), { recursive: true })
  for (const name of ['client', 'move'])
    symlinkSync(join(root, 'packages', name), join(folder, 'node_modules/@vitrine', name))
  for (const name of ['@wix', 'react', 'react-dom', 'vite'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
}

/** Replaces the public packages by our client in the import lines of a storefront, and nothing else. */
export const aliasImports = ({ folder }: Storefront): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.includes('node_modules') || !name.endsWith('.js')) continue
    const file = join(folder, name)
    const moved = readFileSync(file, 'utf8')
      // The module is installed without the rest of its package.
      .replace("import * as categories from '@wix/auto_sdk_categories_categories'", CATEGORIES)
      .replaceAll(/from '(@wix\/\w+)'/g, (line, from: string) => {
        const [, to] = Object.entries(ALIASES).find(([aliased]) => aliased === from) ?? []
        return to ? `from '${to}'` : line
      })
    writeFileSync(file, moved)
  }
}
const CATEGORIES = "import { categories } from '@wix/categories'"
