import type { productChanges } from '@vitrine/client/merchant'
import type { BulkResult, BulkRun, BulkWork } from '../../list/bulk-work.ts'
import type { RefusalTexts } from '../../parts/refusals.ts'
import { shop } from '../../session/shop-client.ts'
import { type AskedProducts, filterOf } from '../read-products.ts'

/** What a change of many products changes. */
export type ProductEdit = Pick<productChanges.StartProductChangeOptions, 'set' | 'adjust' | 'edit'>

/** Which products to change: some, or everything that a list was asked for. */
export type ChosenProducts = { readonly ids: readonly string[] } | { readonly asked: AskedProducts }

const ASK_MS = 500
const MOST_REASONS = 5

/** Changes products by a job of the platform, which keeps what they had before. */
export const productWork =
  (chosen: ChosenProducts, edit: ProductEdit, texts: RefusalTexts): BulkWork =>
  async (run) => {
    const which = 'ids' in chosen ? { ids: [...chosen.ids] } : { filter: filterOf(chosen.asked) }
    return follow(await shop.productChanges.startProductChange({ ...which, ...edit }), run, texts)
  }

/** Follows a job to its end. A person who stops it keeps what has changed so far. */
const follow = async (
  { _id: id }: Pick<productChanges.ProductChange, '_id'>,
  { signal, tell }: BulkRun,
  texts: RefusalTexts,
): Promise<BulkResult> => {
  for (let isCancelling = false; ; ) {
    const { status, done, total, changed, failed } = await shop.productChanges.getProductChange(id)
    tell(done, total)
    if (status === 'DONE' || status === 'CANCELLED' || status === 'FAILED') {
      const isStopped = status !== 'DONE'
      const undo: BulkWork = async (run) =>
        follow(await shop.productChanges.undoProductChange(id), run, texts)
      return { changed, failed, isStopped, undo, reasons: failed > 0 ? await reasonsOf(id, texts) : [] }
    }
    if (signal.aborted && !isCancelling) {
      isCancelling = true
      await shop.productChanges.cancelProductChange(id)
    } else await new Promise((resolve) => setTimeout(resolve, ASK_MS))
  }
}

/** Names the first products that couldn't be changed, and says why. */
const reasonsOf = async (id: string, { why }: RefusalTexts): Promise<string[]> => {
  const { failures } = await shop.productChanges.listProductChangeFailures(id, { limit: MOST_REASONS })
  const ids = failures.map(({ productId }) => productId)
  const { products } = await shop.products.queryProducts(
    { filter: { _id: { $in: ids } } },
    { includeVariants: false },
  )
  const names = new Map(products.map(({ _id, name }) => [_id, name]))
  const reasons = failures.map(({ productId, error }) =>
    [names.get(productId), why(error)].filter(Boolean).join(': '),
  )
  return [...new Set(reasons)]
}

/** Counts the products that a list was asked for; null if they are too many to count. */
export const countProducts = async (asked: AskedProducts): Promise<number | null> => {
  const { metadata } = await shop.products.queryProducts(
    { filter: filterOf(asked), paging: { limit: 1 } },
    { includeVariants: false },
  )
  return metadata?.total ?? null
}
