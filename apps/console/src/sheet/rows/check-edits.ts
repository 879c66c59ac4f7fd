import { shop } from '../../session/shop-client.ts'
import type { Edits, SheetRow } from '../cells/cell.ts'
import { itemsOf } from './items.ts'

/** What a save would do, as the shop says. */
export interface Checked {
  /** Products. */
  readonly changed: number
  readonly refused: readonly Refused[]
}

interface Refused {
  readonly productId: string
  readonly name: string
  readonly error:
    | { readonly code?: string; readonly description?: string; readonly data?: unknown }
    | undefined
}

const AT_ONCE = 100

/** Asks the shop what saving would change, without changing it. It knows what others have changed meanwhile. */
export const checkEdits = async (
  rows: readonly SheetRow[],
  edits: Edits,
  digits: number,
): Promise<Checked> => {
  const items = itemsOf(rows, edits, digits)
  let changed = 0
  const refused: Refused[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const some = items.slice(at, at + AT_ONCE)
    const { previews } = await shop.productChanges.previewProductChange({ items: some })
    for (const { productId, name = productId, outcome, error } of previews) {
      if (outcome === 'CHANGED') changed += 1
      if (outcome === 'FAILED') refused.push({ productId, name, error })
    }
  }
  return { changed, refused }
}
