import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { programArguments } from '../floor/program-arguments.ts'

/** The platform's program in its own process. */
export interface Program {
  readonly child: ChildProcess
  /** Its address. */
  readonly url: string
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/**
 * Starts the platform's program in production mode on a free port, for tests that end it in various ways.
 * @param environment - its settings; `DATA_DIR` names the shop's folder
 * @param through - a command that prepares the process and then becomes the program, such as `unshare`
 * @example const { child, url } = await startProgram({ DATA_DIR: shop.dataDir })
 */
export const startProgram = async (
  environment: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): Promise<Program> => {
  const [command, ...words] = [...through, process.execPath, ...programArguments(main), main]
  const child = spawn(command, words, {
    env: {
      ...{ ...process.env, PLATFORM_PORT: '0', MODE: 'production', LOG_LEVEL: 'info' },
      SHEDDING: 'off', // a machine that runs many tests at once is slow
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /Server listening at \S+:(\d+)"/.exec(line)?.[1]
    if (port) {
      child.stdout.resume()
      return { child, url: `http://127.0.0.1:${port}` }
    }
  }
  throw new Error('The platform did not start')
}
