import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ended, freePort } from '@vitrine/platform/testing'

const FOLDER = fileURLToPath(new URL('../..', import.meta.url))

/** The built shop, running as in production. */
export interface Storefront extends AsyncDisposable {
  readonly url: string
  /** Its output so far. */
  output(): string
  /** Asks it to stop and returns its exit code. */
  stop(): Promise<number | null>
}

interface Platform {
  url: string
  clientId: string
}

/**
 * Starts the last build of the storefront against a platform.
 * @param environment - additional settings
 * @param port - where to listen: known in advance if the platform must lead back to it
 * @param folder - of another build than the last one
 * @throws {Error} when it is not built, or ends before it answers
 */
export async function openStorefront(
  { url: platform, clientId }: Platform,
  port?: number,
  environment: Record<string, string> = {},
  folder = FOLDER,
): Promise<Storefront> {
  if (!existsSync(new URL('../../build/server/index.js', import.meta.url)))
    throw new Error('The storefront is not built: run npm run build first.')
  // By the platform's own name in picture addresses.
  const platformUrl = platform.replace('127.0.0.1', 'localhost')
  const at = port ?? (await freePort())
  const url = `http://localhost:${at}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    MODE: 'development',
    PLATFORM_URL: platformUrl,
    MEDIA_URL: platformUrl,
    CLIENT_ID: clientId,
    STOREFRONT_PORT: String(at),
    STOREFRONT_URL: url,
    KEEP_CATALOG_SECONDS: '0', // tests change the catalog and look at once
    ...environment,
  }
  const child = spawn(process.execPath, ['server.js'], { cwd: folder, env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))

  const stop = () => {
    child.kill('SIGTERM')
    return ended(child)
  }
  while (!(await answers(`${url}/health`))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The storefront has ended:\n${printed}`)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return { url, output: () => printed, stop, [Symbol.asyncDispose]: async () => void (await stop()) }
}

const answers = async (url: string) => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
