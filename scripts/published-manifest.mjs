import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The workspace reads a package from its sources, by the export condition `source`; whoever installs it has no
 * sources and may use a condition of that name for their own. `npm pack` runs this before and after, in the
 * package's folder: the tarball's package.json names what is in the tarball, ours is put back.
 */

const folder = process.cwd()
const manifest = join(folder, 'package.json')
const kept = join(folder, 'package.workspace.json')

const restore = () => existsSync(kept) && renameSync(kept, manifest)

const isBuilt = (/** @type {string} */ path) => path.startsWith('./dist/')

const publish = () => {
  restore()
  if (!existsSync(join(folder, 'dist/index.js')))
    throw new Error('Nothing is built: run `npm run build` first.')
  const text = readFileSync(manifest, 'utf8')
  const { scripts: _, devDependencies: __, exports, sideEffects, ...fields } = JSON.parse(text)
  const entries = Object.entries(exports).map(([name, { source: _, ...paths }]) => [name, paths])
  const published = {
    ...fields,
    sideEffects: Array.isArray(sideEffects) ? sideEffects.filter(isBuilt) : sideEffects,
    exports: Object.fromEntries(entries),
  }
  writeFileSync(kept, text)
  writeFileSync(manifest, `${JSON.stringify(published, null, 2)}\n`)
}

if (process.argv[2] === 'restore') restore()
else publish()
