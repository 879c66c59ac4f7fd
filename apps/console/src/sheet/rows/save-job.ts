import type { productChanges } from '@vitrine/client/merchant'
import type { RefusalTexts } from '../../parts/problems/refusals.ts'
import { shop } from '../../session/shop-client.ts'
import type { Edits, SheetRow } from '../cells/cell.ts'
import { itemsOf } from './items.ts'

type Change = productChanges.ProductChange
type Failure = productChanges.ListProductChangeFailuresResponse['failures'][number]

/** How far a job is, in products. */
export interface Progress {
  readonly done: number
  readonly total: number
}

const ASK_MS = 400
/** How long after its call a save can be taken for the one that was begun. */
const NEAR_MS = 120_000

/** Starts the job that writes what was typed; returns its id. */
export const startSave = async (rows: readonly SheetRow[], edits: Edits, digits: number): Promise<string> =>
  (await shop.productChanges.startProductChange({ items: itemsOf(rows, edits, digits) }))._id

/** Finds the job of a save whose answer never arrived. */
export const findSave = async (at: number): Promise<string | undefined> => {
  const { productChanges: newest } = await shop.productChanges.listProductChanges({ limit: 20 })
  const away = ({ _createdDate }: Change) => Math.abs(_createdDate.getTime() - at)
  return newest
    .filter((change) => change.hasItems && away(change) < NEAR_MS)
    .sort((one, other) => away(one) - away(other))[0]?._id
}

/** Follows a job to its end. */
export const followSave = async (id: string, tell: (progress: Progress) => void): Promise<Change> => {
  for (;;) {
    const change = await shop.productChanges.getProductChange(id)
    tell({ done: change.done, total: change.total ?? 0 })
    if (['DONE', 'CANCELLED', 'FAILED'].includes(change.status)) return change
    await new Promise((resolve) => setTimeout(resolve, ASK_MS))
  }
}

/** Finds why rows weren't written. What others changed meanwhile isn't among them: the rows show it. */
export const failuresOf = async (
  id: string,
  rows: readonly SheetRow[],
  { why }: RefusalTexts,
): Promise<Map<string, string>> => {
  const failed = new Map<string, Failure['error']>()
  let cursor: string | undefined
  do {
    const page = await shop.productChanges.listProductChangeFailures(id, {
      limit: 500,
      ...(cursor && { cursor }),
    })
    for (const { productId, error } of page.failures) failed.set(productId, error)
    cursor = page.nextCursor
  } while (cursor)
  const reasons = new Map<string, string>()
  for (const { id: rowId, of } of rows) {
    const error = failed.get(of.productId)
    if (error && error.code !== 'CONFLICT') reasons.set(rowId, why(error))
  }
  return reasons
}
