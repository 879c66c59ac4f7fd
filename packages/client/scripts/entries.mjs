import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The package's entry points.
 * @param {string} folder
 * @returns {string[]} such as `src/index.ts`
 */
export const entries = (folder) => {
  /** @type {{ exports: Record<string, { source: string }> }} */
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.values(exports).map(({ source }) => source.replace('./', ''))
}

/**
 * The sources that entry points export as namespaces.
 * @param {string} folder
 * @returns {string[]} such as `src/ecom/current-cart.ts`
 */
export const namespaces = (folder) =>
  entries(folder).flatMap((entry) =>
    [...readFileSync(join(folder, entry), 'utf8').matchAll(/export \* as \w+ from '\.\/([^']+)'/g)].map(
      ([, file]) => `src/${file}`,
    ),
  )

/**
 * The sources that load on first use, by `import()`.
 * @param {string} folder
 * @returns {string[]} such as `src/stores/products.part.ts`
 */
export const parts = (folder) =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.part.ts'))
    .map((file) => join('src', file))
