import { sizeOf } from './client-size.mjs'
import { at } from './paths.mjs'
import { isMain } from './run.mjs'

/** React and the client, whose size is measured separately. */
const OUTSIDE = ['react', 'react/*', '@vitrine/client', '@vitrine/client/*']

/** Size limits of the first load of a shop's pages, besides React and the client. */
const ROWS = [
  {
    name: 'provider, cart, amounts',
    imports: {
      '@vitrine/react': [
        'CommerceProvider',
        'useCart',
        'useCartActions',
        'useCartLine',
        'useAddToCart',
        'Money',
      ],
    },
    ceiling: 6144,
  },
]

/**
 * Measures the built React bindings as `clientSize` measures the client.
 * @returns {Promise<string>} a table
 * @throws {Error} with the table, when a limit is exceeded
 */
export async function reactSize() {
  const rows = await Promise.all(
    ROWS.map(async ({ name, imports, ceiling }) => {
      const { first } = await sizeOf(imports, at(), OUTSIDE)
      return {
        isOver: first > ceiling,
        cells: [name.padEnd(40), `${first}`.padStart(12), `${ceiling}`.padStart(9)],
      }
    }),
  )
  const head = `${'bytes, minified and gzipped'.padEnd(40)}  first load  limit`
  const table = [head, ...rows.map(({ cells }) => cells.join(''))].join('\n')
  if (rows.some(({ isOver }) => isOver)) throw new Error(table)
  return table
}

if (isMain(import.meta.url)) console.log(await reactSize().catch(({ message }) => message))
