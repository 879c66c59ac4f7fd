import type { productChanges } from '@vitrine/client/merchant'
import type { BulkResult, BulkRun, BulkWork } from '../../list/bulk-work.ts'
import type { Words } from '../../messages/words.tsx'
import type { RefusalTexts } from '../../parts/problems/refusals.ts'
import { shop } from '../../session/shop-client.ts'
import { type AskedProducts, filterOf } from '../read-products.ts'

/** What a change of many products changes. */
export type ProductEdit = Pick<productChanges.StartProductChangeOptions, 'set' | 'adjust' | 'edit'>

/** What the form of a change gets. */
export interface FormProps {
  /** Tells the change, or undefined while the form isn't filled in. */
  change(edit: ProductEdit | undefined): void
}

/** The units of the result. */
interface Texts {
  readonly words: Words
  readonly refusals: RefusalTexts
}

/** Which products to change: some, or everything that a list was asked for. */
export type ChosenProducts = { readonly ids: readonly string[] } | { readonly asked: AskedProducts }

/** What a change would do to the first products, by their names. */
export type Previews = productChanges.PreviewProductChangeResponse['previews']

const ASK_MS = 500
const MOST_REASONS = 5
const MOST_PREVIEWED = 100

/** Asks what a change would do to the first of the chosen products. */
export const previewOf = async (chosen: ChosenProducts, edit: ProductEdit): Promise<Previews> => {
  const ids = 'ids' in chosen ? chosen.ids.slice(0, MOST_PREVIEWED) : await firstMatching(chosen.asked)
  if (ids.length === 0) return []
  return (await shop.productChanges.previewProductChange({ ids: [...ids], ...edit })).previews
}

const firstMatching = async (asked: AskedProducts): Promise<string[]> => {
  const query = { filter: filterOf(asked), paging: { limit: MOST_PREVIEWED } }
  const { products } = await shop.products.queryProducts(query, { includeVariants: false })
  return products.flatMap(({ _id }) => _id ?? [])
}

/** The first names in the reader's language: “A, B and 3 more”. */
export const namesIn = (
  names: readonly string[],
  count: number,
  { language, number }: Pick<Words, 'language' | 'number'>,
  { more }: RefusalTexts['preview'],
): string => {
  const shown = names.slice(0, MOST_NAMES)
  const rest = count - shown.length
  return rest > 0
    ? `${shown.join(', ')} ${more(number(rest))}`
    : new Intl.ListFormat(language, { type: 'conjunction' }).format(shown)
}

const MOST_NAMES = 5

/** Changes products by a job of the platform, which keeps what they had before. */
export const productWork =
  (chosen: ChosenProducts, edit: ProductEdit, texts: Texts): BulkWork =>
  async (run) => {
    const which = 'ids' in chosen ? { ids: [...chosen.ids] } : { filter: filterOf(chosen.asked) }
    return follow(await shop.productChanges.startProductChange({ ...which, ...edit }), run, texts)
  }

/** Follows a job to its end. A person who stops it keeps what has changed so far. */
const follow = async (
  { _id: id }: Pick<productChanges.ProductChange, '_id'>,
  { signal, tell }: BulkRun,
  texts: Texts,
): Promise<BulkResult> => {
  for (let isCancelling = false; ; ) {
    const change = await shop.productChanges.getProductChange(id)
    const { status, done, total, changed, failed } = change
    tell(done, total)
    if (status === 'DONE' || status === 'CANCELLED' || status === 'FAILED') {
      const isStopped = status !== 'DONE'
      const undo: BulkWork = async (run) =>
        follow(await shop.productChanges.undoProductChange(id), run, texts)
      const reasons = failed > 0 ? await reasonsOf(id, texts.refusals) : []
      return { changed, failed, isStopped, undo, left: await leftBy(change, texts), reasons }
    }
    if (signal.aborted && !isCancelling) {
      isCancelling = true
      await shop.productChanges.cancelProductChange(id)
    } else await new Promise((resolve) => setTimeout(resolve, ASK_MS))
  }
}

/** Names the products that a change left as they were, if it says which. */
const leftBy = async (
  { unchanged, unchangedIds }: productChanges.ProductChange,
  { words, refusals: { preview } }: Texts,
): Promise<string | undefined> => {
  if (!unchangedIds) return undefined
  const names = await namesOf(unchangedIds)
  const shown = unchangedIds.flatMap((id) => names.get(id) ?? [])
  return preview.left(unchanged, namesIn(shown, unchanged, words, preview))
}

const namesOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { products } = await shop.products.queryProducts(
    { filter: { _id: { $in: [...ids] } } },
    { includeVariants: false },
  )
  return new Map(products.map(({ _id = '', name }) => [_id, name ?? '']))
}

/** Names the first products that couldn't be changed, and says why. */
const reasonsOf = async (id: string, { why }: RefusalTexts): Promise<string[]> => {
  const { failures } = await shop.productChanges.listProductChangeFailures(id, { limit: MOST_REASONS })
  const names = await namesOf(failures.map(({ productId }) => productId))
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
