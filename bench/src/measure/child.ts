import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A server in its own process, so it shares no event loop with the load generator. */
export interface Served<Ready> {
  readonly ready: Ready
  /** The processor time that the server has used so far, in microseconds. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

/**
 * Runs a file of this folder in a child process and waits for its ready message.
 * @param file - the file's address, usually `import.meta.filename` with a role among the arguments
 */
export const serve = async <Ready>(file: string, args: readonly string[]): Promise<Served<Ready>> => {
  const child: ChildProcess = fork(file, [...args], {
    execArgv: ['--import=tsx'], // without the condition `source`: the platform as it is built
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [ready] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${args.join(' ')} ended before it was ready`))),
  ])
  return {
    ready,
    cpu: async () => {
      child.send('cpu')
      const [{ user, system }] = await once(child, 'message')
      return user + system
    },
    stop: async () => {
      if (child.kill('SIGTERM')) await once(child, 'exit')
    },
  }
}

/**
 * Tells the parent that this process is serving.
 * @param close - cleans up when the parent is done
 */
export const isReady = (ready: unknown, close: () => PromiseLike<void> | void = () => {}): void => {
  const end = async () => {
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', end).once('disconnect', end) // a killed parent can't stop it
  process.on('message', () => process.send?.(process.cpuUsage()))
  process.send?.(ready)
}
