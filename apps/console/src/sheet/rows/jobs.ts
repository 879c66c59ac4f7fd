import type { productChanges } from '@vitrine/client/merchant'
import type { RefusalTexts } from '../../parts/problems/refusals.ts'
import { shop } from '../../session/shop-client.ts'
import { type Edits, type SheetRow, valueNow } from '../cells/cell.ts'
import { discountOf } from '../cells/show-numbers.ts'

/** A change that one platform job makes to many products alike. */
export interface SharedChange {
  readonly edit: NonNullable<productChanges.StartProductChangeOptions['edit']>
  readonly ids: readonly string[]
}

/** Groups discounts and collections by what changes, so that products with the same change share a job. */
export const sharedChanges = (rows: readonly SheetRow[], edits: Edits, digits: number): SharedChange[] => {
  const groups = new Map<string, { edit: SharedChange['edit']; ids: string[] }>()
  const add = (edit: SharedChange['edit'], id: string) => {
    const key = JSON.stringify(edit)
    const group = groups.get(key) ?? { edit, ids: [] }
    groups.set(key, group)
    group.ids.push(id)
  }
  for (const row of rows) {
    const own = edits.get(row.id)
    if (own?.discount) add({ discount: writtenDiscount(own.discount.value, digits) }, row.id)
    if (own?.collections) {
      const [before, after] = [idsOf(row.values.collections), idsOf(valueNow(row, own, 'collections'))]
      const added = after.filter((id) => !before.includes(id)).sort()
      const removed = before.filter((id) => !after.includes(id)).sort()
      add(
        {
          collections: {
            ...(added.length > 0 && { add: added }),
            ...(removed.length > 0 && { remove: removed }),
          },
        },
        row.id,
      )
    }
  }
  return [...groups.values()]
}

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const writtenDiscount = (value: unknown, digits: number) => {
  const discount = discountOf(typeof value === 'string' ? value : null)
  if (!discount) return { type: 'NONE' as const, value: 0 }
  const { type, value: number } = discount
  return { type, value: type === 'AMOUNT' ? number / 10 ** digits : number }
}

const ASK_MS = 400

/** Why products couldn't be changed, by id. */
export type Failures = Map<string, string>

/** Runs a job to its end. Products that it couldn't change are in the result, each with its reason. */
export const runSharedChange = async (
  { edit, ids }: SharedChange,
  { why, stopped }: RefusalTexts,
): Promise<Failures> => {
  const { _id } = await shop.productChanges.startProductChange({ ids: [...ids], edit })
  const failures: Failures = new Map()
  let change = await shop.productChanges.getProductChange(_id)
  while (!['DONE', 'CANCELLED', 'FAILED'].includes(change.status)) {
    await new Promise((resolve) => setTimeout(resolve, ASK_MS))
    change = await shop.productChanges.getProductChange(_id)
  }
  let cursor: string | undefined
  do {
    const page = await shop.productChanges.listProductChangeFailures(_id, {
      limit: 500,
      ...(cursor && { cursor }),
    })
    for (const { productId, error } of page.failures) failures.set(productId, why(error))
    cursor = page.nextCursor
  } while (cursor)
  if (change.status !== 'DONE' && failures.size === 0) for (const id of ids) failures.set(id, stopped)
  return failures
}
