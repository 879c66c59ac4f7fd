import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresBinaries } from './postgres-binaries.ts'

export interface PostgresServer {
  /** A superuser's address of the database `postgres`, over a socket in the server's own folder. */
  readonly url: string
  stop(): Promise<void>
}

const START_MS = 30_000

/**
 * Runs until its input ends: when `stop` is called, and also when this process dies in whatever way. Then the server
 * is gone, and its folder with it.
 */
const RUN = `
"$1/postgres" -D "$2/data" -c listen_addresses= -c unix_socket_directories="$2" -c port=5432 -c max_connections=200 \\
  -c fsync="$3" > "$2/log" 2>&1 &
server=$!
cat > /dev/null
kill -QUIT $server
wait $server
rm -rf "$2"
`

/**
 * Starts a server of its own in a temporary folder.
 *
 * @param options.fsync - default true; false makes writes faster and a power cut fatal
 * @throws {Error} saying why no server can be had
 */
export const startPostgres = async (options: { fsync?: boolean } = {}): Promise<PostgresServer> => {
  const binaries = await findPostgresBinaries()
  if (binaries === undefined) throw new Error('no PostgreSQL programs were found; install postgresql')
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  chmodSync(folder, 0o711)
  if (user) chownSync(folder, user.uid, user.gid)
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  }
  const fsync = (options.fsync ?? true) ? 'on' : 'off'
  const child = spawn('/bin/sh', ['-c', RUN, 'postgres', binaries, folder, fsync], {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true, // so that Ctrl-C reaches it as the end of its input, and it can clear up
  })
  child.unref()
  const stop = () => stopped(child)
  const url = `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}`
  if (await answers(url)) return { url, stop }
  const log = readFileSync(join(folder, 'log'), 'utf8')
  await stop()
  throw new Error(`PostgreSQL did not start: ${log}`)
}

/** PostgreSQL refuses to run as root; then it runs as the system's own user for it, or as nobody. */
const serverUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: ask('-u'), gid: ask('-g') }
    } catch {
      // no such user; the next one
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
}

const answers = async (url: string): Promise<boolean> => {
  const deadline = performance.now() + START_MS
  while (performance.now() < deadline) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await delay(30)
    }
  }
  return false
}

const stopped = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.ref()
  child.stdin?.end()
  await exit
}
