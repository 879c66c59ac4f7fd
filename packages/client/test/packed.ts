import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pack } from '../../../scripts/packages/packaging.mjs'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('..', import.meta.url))

/** The folder of the package's sources. */
export const packageFolder = folder

/** Checks that `dist` exists; `npm test` has built it from these sources. */
export const ensureBuilt = async () => {
  if (!existsSync(join(folder, 'dist/index.js'))) await run(process.execPath, [join(folder, 'build.mjs')])
}

/**
 * Packs the package as it would be published and installs it in a folder outside the workspace, where nothing
 * else is found.
 */
export const installOutside = async () => {
  await ensureBuilt()
  const root = mkdtempSync(join(tmpdir(), 'vitrine-consumer-'))
  const tarball = await pack('packages/client', root)
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  // Any other dependency would have to be fetched, which fails here.
  await run('npm', ['install', tarball, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
  })
  const target = join(root, 'node_modules/@vitrine/client')
  return { root, target, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}
