import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The workspace reads the package from its sources, by the export condition `source`; whoever installs it has no
 * sources and may use a condition of that name for their own. `npm pack` runs this before and after: the
 * tarball's package.json names what is in the tarball, ours is put back.
 */

const folder = join(dirname(fileURLToPath(import.meta.url)), '..')
const manifest = join(folder, 'package.json')
const kept = join(folder, 'package.workspace.json')

const restore = () => existsSync(kept) && renameSync(kept, manifest)

const publish = () => {
  restore()
  if (!existsSync(join(folder, 'dist/index.js')))
    throw new Error('Nothing is built: run `npm run build` first.')
  const text = readFileSync(manifest, 'utf8')
  const { scripts: _, devDependencies: __, exports, sideEffects, ...fields } = JSON.parse(text)
  const entries = Object.entries(exports).map(([name, { source: _, ...paths }]) => [name, paths])
  const published = {
    ...fields,
    sideEffects: sideEffects.filter((/** @type {string} */ path) => path.startsWith('./dist/')),
    exports: Object.fromEntries(entries),
  }
  writeFileSync(kept, text)
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`)
}

if (process.argv[2] === 'restore') restore()
else publish()
