import type { PreviewProductChangeRequest, ProductPreview } from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import type { Reader } from '../../floor/database/database.ts'
import { Failure, fail, InvalidArgument } from '../../floor/failure.ts'
import type { Site } from '../../shop/sites/site.ts'
import type { ProductRecord } from '../products/records/product-record.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import { errorOf } from '../products/write/bulk-writes.service.ts'
import { decisionOf } from './product-change.ts'
import { type Clash, decisionOfItems } from './product-values.ts'
import { NOTHING_UNDONE } from './undone-values.ts'

/** Decides about products as a change would, and writes nothing. Its collections must exist. */
export const previewChange = async (
  reader: Reader,
  site: Site,
  { ids: asked, items, ...change }: PreviewProductChangeRequest,
): Promise<ProductPreview[]> => {
  const ids = [...new Set(asked ?? items?.map(({ productId }) => productId))]
  const found = await productRecords.byId(reader, site.siteId, ids)
  const records = new Map(found.map((record) => [record.productId, record]))
  const clashes = new Map<string, readonly Clash[]>()
  const decide = items
    ? decisionOfItems(items, site.currency, new Set(), (id, found) => clashes.set(id, found))
    : decisionOf(change, site.currency, NOTHING_UNDONE.values, new Set())
  return ids.map((productId) => {
    const record = records.get(productId)
    if (!record) return { productId, outcome: 'FAILED', error: errorOf(fail('PRODUCT_NOT_FOUND')) }
    const known = { productId, name: record.document.name, before: pricesOf(record, site) }
    try {
      const decided = decide(record)
      const conflicts = clashes.get(productId) ?? []
      if (conflicts.length > 0) throw fail('CONFLICT', { conflicts })
      if (decided === record) return { ...known, outcome: 'UNCHANGED' }
      return { ...known, outcome: 'CHANGED', after: pricesOf(decided, site) }
    } catch (error) {
      if (!(error instanceof Failure || error instanceof InvalidArgument)) throw error
      return { ...known, outcome: 'FAILED', error: errorOf(error) }
    }
  })
}

/** The lowest and the highest price of a product's variants. */
const pricesOf = ({ priceMinor, variants }: ProductRecord, { currency }: Site): ProductPreview['before'] => {
  const factor = 10 ** minorDigits(currency)
  const prices = variants.map((variant) => (variant.priceMinor ?? priceMinor) / factor)
  return { minValue: Math.min(...prices), maxValue: Math.max(...prices) }
}
