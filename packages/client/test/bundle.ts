import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { ensureBuilt } from './packed.ts'

/** A bundler's output for a program: `main.js` and the files it imports. */
export interface Bundle {
  /** Path of `main.js`. */
  main: string
  /** Text of each file, by its name. */
  files: Map<string, string>
}

/**
 * Bundles a program over the built package, as an app's own bundler does.
 * @param splitting - whether dynamic imports become separate files
 */
export const bundleBuilt = async (entry: string, folder: string, splitting: boolean): Promise<Bundle> => {
  await ensureBuilt()
  const { outputFiles } = await build({
    entryPoints: { main: entry },
    outdir: folder,
    bundle: true,
    splitting,
    format: 'esm',
    platform: 'neutral',
    write: false,
  })
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  return { main: join(folder, 'main.js'), files }
}
