import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('..', import.meta.url))

/** The folder of the package's sources. */
export const packageFolder = folder

/** Makes sure that `dist` is there; `npm test` has built it from these sources. */
export const ensureBuilt = async () => {
  if (!existsSync(join(folder, 'dist/index.js'))) await run(process.execPath, [join(folder, 'build.mjs')])
}

/**
 * Packs the package as it would be published and unpacks it in a folder outside the workspace, where
 * nothing else can be found.
 */
export const unpackOutside = async () => {
  await ensureBuilt()
  const root = mkdtempSync(join(tmpdir(), 'vitrine-consumer-'))
  await run('npm', ['pack', folder, '--pack-destination', root, '--loglevel=error'])
  const tarball = readdirSync(root).find((file) => file.endsWith('.tgz')) ?? ''
  const target = join(root, 'node_modules/@vitrine/client')
  mkdirSync(target, { recursive: true })
  await run('tar', ['-xzf', join(root, tarball), '-C', target, '--strip-components=1'])
  return { root, target, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}
