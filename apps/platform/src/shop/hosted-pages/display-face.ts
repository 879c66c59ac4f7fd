import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder, HOSTED } from './built-pages.ts'

let found: string | undefined

/** The address of the hosted pages' display face, for pages outside their build; undefined before the first build. */
export const displayFace = (): string | undefined => {
  const folder = found === undefined && builtFolder(HOSTED)
  const name = folder && readdirSync(join(folder, 'assets')).find((file) => file.endsWith('.woff2'))
  // Its name is a digest of its contents, which are the same in every build.
  if (name) found = `/hosted/assets/${name}`
  return found
}
