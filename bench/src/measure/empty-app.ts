import { execFile } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@vitrine/platform/testing'
import { type Built, startBuilt } from './built.ts'

const ROOT = join(import.meta.dirname, '../../..')
const SOURCES = join(ROOT, 'bench/empty-app')
const STOREFRONT = join(ROOT, 'apps/storefront')
/** Below the repository's own modules. */
const FOLDER = join(ROOT, '.cache/empty-app')
const BUILDER = join(ROOT, 'node_modules/@react-router/dev/bin.js')

/** Builds a React Router app with one empty page, and starts it with the storefront's own server. */
export const startEmptyApp = async (): Promise<Built> => {
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync(SOURCES, FOLDER, { recursive: true })
  for (const part of ['server.js', 'server'])
    cpSync(join(STOREFRONT, part), join(FOLDER, part), { recursive: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [BUILDER, 'build'], { cwd: FOLDER, env })
  const port = await freePort()
  return startBuilt({
    main: 'server.js',
    cwd: FOLDER,
    url: `http://localhost:${port}`,
    environment: { NODE_ENV: 'production', STOREFRONT_PORT: String(port) },
  })
}
