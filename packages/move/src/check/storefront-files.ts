import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const CODE = /\.(?:[cm]?[jt]sx?|astro|vue|svelte)$/
/** Folders with installed or built code. */
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'public', 'vendor'])
/** Larger files are generated. */
const LARGEST_BYTES = 1_000_000

export interface StorefrontFile {
  /** From the storefront's folder, with `/` on every system. */
  readonly path: string
  readonly text: string
}

/** Reads the code of a storefront: JavaScript, TypeScript, and components of Astro, Vue and Svelte. */
export const storefrontFiles = (folder: string): StorefrontFile[] => {
  const files: StorefrontFile[] = []
  const look = (place: string): void => {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      const path = join(place, entry.name)
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name) && !entry.name.startsWith('.')) look(path)
      } else if (
        CODE.test(entry.name) &&
        !entry.name.endsWith('.d.ts') &&
        statSync(path).size <= LARGEST_BYTES
      )
        files.push({ path: relative(folder, path).split(sep).join('/'), text: readFileSync(path, 'utf8') })
    }
  }
  look(folder)
  return files.sort((one, other) => (one.path < other.path ? -1 : 1))
}
