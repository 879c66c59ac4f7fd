import { CommerceError } from '@vitrine/client'
import type { RefusalTexts } from '../../parts/problems/refusals.ts'
import type { Edits, SheetRow } from '../cells/cell.ts'
import { valueNow } from '../cells/cell.ts'
import type { Failures } from './jobs.ts'
import { readVariantRows } from './read-variant-rows.ts'
import type { Rows } from './save.ts'
import { sheetShop } from './sheet-shop.ts'
import { writtenVariant } from './written.ts'

/** Reads and writes the variants of a product, all in one write: it has one revision. */
export const variantRows = (productId: string, digits: number, { why }: RefusalTexts): Rows => {
  /** A write names every variant: one that is left out would be hidden. */
  let all: readonly SheetRow[] = []
  return {
    read: async (ids) => {
      all = (await readVariantRows(productId, digits)).rows
      const asked = new Set(ids)
      return all.filter(({ id }) => asked.has(id))
    },
    write: async (rows, edits, progress) => {
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return { failures: new Map(), outdated: [] }
      const written = new Set(ids)
      const variants = all.map((row) => writtenRow(row, written.has(row.id) ? edits : new Map(), digits))
      try {
        const { inventoryResults } = await sheetShop.productsV3Writes.updateProductWithInventory(productId, {
          revision: all[0]?.revision ?? '',
          variantsInfo: { variants },
        })
        progress(ids.length)
        const failures: Failures = new Map()
        for (const { itemMetadata } of inventoryResults.results)
          if (!itemMetadata.success) failures.set(itemMetadata._id ?? '', why(itemMetadata.error))
        return { failures, outdated: [] }
      } catch (error) {
        if (error instanceof CommerceError && error.code === 'CONFLICT')
          return { failures: new Map(), outdated: ids }
        const failures = failuresOf(error, all)
        if (failures.size === 0) throw error
        return { failures, outdated: [] }
      }
    },
  }
}

const writtenRow = (row: SheetRow, edits: Edits, digits: number) => {
  const own = edits.get(row.id)
  return {
    _id: row.id,
    ...writtenVariant(row, own, digits),
    ...(own?.visible && { visible: valueNow(row, own, 'visible') === true }),
  }
}

/** Finds the variants that a refused write names; nothing was written then. */
const failuresOf = (error: unknown, rows: readonly SheetRow[]): Failures => {
  const violations =
    error instanceof CommerceError ? (error.details?.validationError?.fieldViolations ?? []) : []
  return new Map(
    violations.flatMap(({ field, description }): [string, string][] => {
      const [, index] = /variants\[(\d+)\]/.exec(field) ?? []
      const row = index === undefined ? undefined : rows[Number(index)]
      return row ? [[row.id, description]] : []
    }),
  )
}
