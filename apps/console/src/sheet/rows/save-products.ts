import type { RefusalTexts } from '../../parts/problems/refusals.ts'
import type { Edits, SheetRow } from '../cells/cell.ts'
import { type Failures, runSharedChange, sharedChanges } from './jobs.ts'
import { readProductRows } from './read-product-rows.ts'
import type { Rows } from './save.ts'
import { sheetShop } from './sheet-shop.ts'
import { writtenProduct } from './written.ts'

/** The most products that one call writes. */
const AT_ONCE = 100
/** The error of a write whose revision is no longer the latest. */
const OUTDATED = 'CONFLICT'

/** Reads and writes products. @param digits - of the shop's currency after the point */
export const productRows = (digits: number, texts: RefusalTexts): Rows => ({
  read: (ids) => readProductRows(ids, digits),
  write: async (rows, edits, progress) => {
    const failures: Failures = new Map()
    const outdated: string[] = []
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const part = rows.slice(at, at + AT_ONCE)
      for (const { id, code, reason } of await writeByRevision(part, edits, digits, texts))
        if (code === OUTDATED) outdated.push(id)
        else failures.set(id, reason)
      progress(at + part.length)
    }
    const skipped = new Set([...failures.keys(), ...outdated])
    const written = rows.filter(({ id }) => !skipped.has(id))
    for (const change of sharedChanges(written, edits, digits))
      for (const [id, reason] of await runSharedChange(change, texts)) failures.set(id, reason)
    return { failures, outdated }
  },
})

interface Refused {
  readonly id: string
  readonly code: string
  readonly reason: string
}

/** Writes each product's own changes. A product that changed since it was read is refused. */
const writeByRevision = async (
  rows: readonly SheetRow[],
  edits: Edits,
  digits: number,
  { why }: RefusalTexts,
): Promise<readonly Refused[]> => {
  const products = rows.flatMap((row) => {
    const product = writtenProduct(row, edits.get(row.id) ?? {}, digits)
    return product ? [{ product }] : []
  })
  if (products.length === 0) return []
  const { productResults } = await sheetShop.productsV3Writes.bulkUpdateProductsWithInventory(products)
  return productResults.results.flatMap(({ itemMetadata: { success, originalIndex, error } }) =>
    success
      ? []
      : [
          {
            id: products[originalIndex]?.product._id ?? '',
            code: error?.code ?? '',
            reason: why(error),
          },
        ],
  )
}
