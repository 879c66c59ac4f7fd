import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
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
 * Creates a server in a folder and runs it until this script's input ends: when `stop` is called, or when the
 * parent process dies in any way. Then server and folder are removed.
 *
 * Text is sorted by language, as on most servers, so code must ask for byte order; a PostgreSQL without ICU
 * sorts by bytes anyway. The stop request is repeated, because a starting server doesn't listen.
 *
 * Arguments: the folder with the programs, the server's folder, fsync on or off.
 */
const RUN = `
set -- "$1" "$2" "$3" -D "$2/data" -U postgres --auth=trust -E UTF8 --no-sync --locale=C
make() { programs=$1; shift 3; "$programs/initdb" "$@"; }
make "$@" --locale-provider=icu --icu-locale=en-US > "$2/log" 2>&1 || make "$@" > "$2/log" 2>&1 || exit 1
"$1/postgres" -D "$2/data" -c listen_addresses= -c unix_socket_directories="$2" -c port=5432 \\
  -c max_connections=200 -c deadlock_timeout=100ms -c fsync="$3" >> "$2/log" 2>&1 &
server=$!
cat > /dev/null
while kill -QUIT $server && sleep 0.1; do :; done 2> /dev/null &
wait $server
rm -rf "$2"
`

/**
 * Starts a PostgreSQL server in a temporary folder.
 * @param options.fsync - default true; false makes writes faster and a power cut fatal
 * @throws {Error} saying why no server is available
 */
export const startPostgres = async (options: { fsync?: boolean } = {}): Promise<PostgresServer> => {
  const programs = await findPostgresBinaries()
  if (programs === undefined) throw new Error('no PostgreSQL programs were found; install postgresql')
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  chmodSync(folder, 0o711)
  if (user) chownSync(folder, user.uid, user.gid)
  const fsync = (options.fsync ?? true) ? 'on' : 'off'
  const script = spawn('/bin/sh', ['-c', RUN, 'postgres', programs, folder, fsync], {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true, // so Ctrl-C reaches it as the end of its input, and it can clean up
  })
  script.unref()
  const url = `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}`
  if (await answers(url, script)) return { url, stop: () => stopped(script) }
  const log = readFileSync(join(folder, 'log'), 'utf8')
  await stopped(script)
  rmSync(folder, { recursive: true, force: true })
  throw new Error(`PostgreSQL did not start: ${log.slice(-2000)}`)
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
      // no such user; try the next one
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
}

const answers = async (url: string, script: ChildProcess): Promise<boolean> => {
  const deadline = performance.now() + START_MS
  while (script.exitCode === null && performance.now() < deadline) {
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

const stopped = async (script: ChildProcess): Promise<void> => {
  if (script.exitCode !== null) return
  const exit = new Promise((resolve) => script.once('exit', resolve))
  script.ref()
  script.stdin?.end()
  await exit
}
