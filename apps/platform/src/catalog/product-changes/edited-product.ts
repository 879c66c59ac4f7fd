import type { FieldViolation, ProductEdit } from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import { fail, refuse } from '../../floor/failure.ts'
import { ALL_PRODUCTS, type ProductRecord, type StockRecord } from '../products/records/product-record.ts'
import { MAX_QUANTITY } from '../products/records/stock.ts'
import { scaleBreaches } from '../products/write/breaches/breach.ts'
import { discountBreaches } from '../products/write/breaches/measure-breaches.ts'
import { roundedPrices } from '../products/write/bulk-edit.ts'

/** Finds breaches that a schema can't express, in an edit of many products. */
export const editBreaches = ({ discount, priceEnding }: ProductEdit, currency: string): FieldViolation[] => [
  ...discountBreaches(discount, undefined, minorDigits(currency)).map((breach) => ({
    ...breach,
    field: breach.field.replace(/^product/, 'edit'),
  })),
  ...scaleBreaches('edit.priceEnding', priceEnding, minorDigits(currency)),
]

/**
 * Returns a product as an edit makes it; the same parts stay the same objects.
 *
 * @param gone - collections that have been deleted
 * @throws {Failure} COLLECTION_NOT_FOUND when it would go into one of them
 * @throws {InvalidArgument} when its stock isn't counted, or would be below zero or above the API's maximum;
 * when a gift card would get a discount, or a product one above its price; when a price would be above the API's
 * maximum
 */
export const editedProduct = (
  record: ProductRecord,
  edit: ProductEdit,
  { currency, gone }: { readonly currency: string; readonly gone: ReadonlySet<string> },
): ProductRecord => {
  const { visible, collections, stock, discount, priceEnding } = edit
  if (visible !== undefined) return { ...record, visible }
  if (collections)
    return { ...record, collectionIds: movedCollections(record.collectionIds, collections, gone) }
  if (discount) {
    if (record.document.isGiftCard && discount.type !== 'NONE')
      throw refuse('edit.discount', 'VALIDATION', "can't reduce the price of a gift card")
    const { type = 'NONE', value = 0 } = discount
    if (type === 'AMOUNT' && value * 10 ** minorDigits(currency) > lowestPrice(record))
      throw refuse('edit.discount.value', 'MAX', "must be at most the product's lowest price")
    return {
      ...record,
      document: { ...record.document, discount: { type, value: type === 'NONE' ? 0 : value } },
    }
  }
  if (priceEnding !== undefined) return roundedPrices(record, priceEnding, currency)
  if (!stock) return record
  return {
    ...record,
    variants: record.variants.map((variant) => ({ ...variant, stock: changedStock(variant.stock, stock) })),
  }
}

const lowestPrice = ({ priceMinor, variants }: ProductRecord): number =>
  Math.min(...variants.map((variant) => variant.priceMinor ?? priceMinor))

const movedCollections = (
  held: readonly string[],
  { add = [], remove = [] }: NonNullable<ProductEdit['collections']>,
  gone: ReadonlySet<string>,
): readonly string[] => {
  const leaving = new Set(remove)
  const staying = held.filter((id) => !leaving.has(id))
  const coming = [...new Set(add)].filter((id) => id !== ALL_PRODUCTS.id && !staying.includes(id))
  if (coming.some((id) => gone.has(id))) throw fail('COLLECTION_NOT_FOUND')
  return coming.length === 0 && staying.length === held.length ? held : [...staying, ...coming]
}

/** Setting starts counting; adding needs a count. */
const changedStock = (before: StockRecord, { set, add }: NonNullable<ProductEdit['stock']>): StockRecord => {
  if (set !== undefined) return { track: true, quantity: set }
  if (!before.track)
    throw refuse(
      'edit.stock.add',
      'VALIDATION',
      "can't be changed, because the product's stock isn't counted",
    )
  const quantity = before.quantity + (add ?? 0)
  if (quantity < 0) throw refuse('edit.stock.add', 'MIN', 'must leave at least 0 in stock')
  if (quantity > MAX_QUANTITY)
    throw refuse('edit.stock.add', 'MAX', `must leave at most ${MAX_QUANTITY} in stock`)
  return { track: true, quantity }
}
