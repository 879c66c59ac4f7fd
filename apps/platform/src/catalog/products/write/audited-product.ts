import { money, moneyText } from '@vitrine/pricing'
import type { Transaction } from '../../../floor/database/database.ts'
import { isRecorded, noteChange } from '../../../shop/audit/noted.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { filesOf } from '../records/media-source.ts'
import type { ProductRecord, StockRecord, VariantRecord } from '../records/product-record.ts'

/** Notes a product's change for the audit log: null before if it is new, null after if it is deleted. */
export const noteProduct = (
  tx: Transaction,
  site: Site,
  before: ProductRecord | null,
  after: ProductRecord | null,
): void => {
  const record = after ?? before
  if (!record || !isRecorded(tx)) return
  noteChange(tx, {
    ...{ entityType: 'PRODUCT', entityId: record.productId },
    before: before && shown(before, site),
    after: after && shown(after, site),
  })
}

/** Notes the stock of some variants of a product, as the history of products shows it. */
export const noteStock = (
  tx: Transaction,
  productId: string,
  variants: readonly {
    readonly variantId: string
    readonly before: StockRecord
    readonly stock: StockRecord
  }[],
): void => {
  if (!isRecorded(tx)) return
  const of = (which: 'before' | 'stock') => ({
    variants: Object.fromEntries(variants.map((each) => [each.variantId, { stock: stockOf(each[which]) }])),
  })
  noteChange(tx, { entityType: 'PRODUCT', entityId: productId, before: of('before'), after: of('stock') })
}

/** What merchants decide about a product, without what is calculated from it. */
const shown = (record: ProductRecord, { currency }: Site): object => {
  const { document, variants, slug, sku, visible, description, productType, collectionIds, preorder } = record
  const amount = (minor: number | undefined) =>
    minor === undefined ? undefined : moneyText(money(minor, currency))
  const { name, discount, weight, brand, ribbon, options, manageVariants, media, costMinor, ...rest } =
    document
  const variant = (each: VariantRecord) => ({
    ...{ choices: each.choices, price: amount(each.priceMinor), cost: amount(each.costMinor) },
    ...{ weight: each.weight, sku: each.sku, visible: each.visible, stock: stockOf(each.stock) },
  })
  return {
    ...{ name, slug, sku, visible, productType, description },
    ...{ price: amount(record.priceMinor), cost: amount(costMinor), discount, weight, brand, ribbon },
    ...{ manageVariants, options, collectionIds, preorder, media: media.flatMap(filesOf) },
    ...rest,
    variants: Object.fromEntries(variants.map((each) => [each.variantId, variant(each)])),
  }
}

const stockOf = (stock: StockRecord): number | boolean => (stock.track ? stock.quantity : stock.inStock)
