import type { FieldViolation, ProductValues } from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import { fail, refuse } from '../../floor/failure.ts'
import { ALL_PRODUCTS, type ProductRecord, type VariantRecord } from '../products/records/product-record.ts'
import { breach, scaleBreaches } from '../products/write/breaches/breach.ts'
import { discountBreaches } from '../products/write/breaches/measure-breaches.ts'
import type { Decide } from '../products/write/change-products.ts'
import { createComparison } from './comparison.ts'
import { valuesOfVariant, withOnlyVariant, withVariantValues } from './variant-values.ts'

/** A value that a product or variant no longer has, although the change expects it. */
export interface Clash {
  /** Absent for the product itself. */
  readonly variantId?: string
  readonly field: string
}

/** Finds breaches that a schema can't express, in products with their own values. */
export const valuesBreaches = (items: readonly ProductValues[], currency: string): FieldViolation[] => {
  const digits = minorDigits(currency)
  const seen = new Set<string>()
  const moneyBreaches = (field: string, { price, cost }: Pick<ProductValues, 'price' | 'cost'>) => [
    ...scaleBreaches(`${field}.price.to`, price?.to, digits),
    ...scaleBreaches(`${field}.cost.to`, cost?.to, digits),
  ]
  return items.flatMap((item, index) => {
    const field = `items[${index}]`
    const isRepeated = seen.has(item.productId)
    seen.add(item.productId)
    return [
      ...(isRepeated ? [breach(`${field}.productId`, 'VALIDATION', 'must not be repeated')] : []),
      ...moneyBreaches(field, item),
      ...discountBreaches(item.discount?.to, undefined, digits).map((found) => ({
        ...found,
        field: found.field.replace(/^product\.discount/, `${field}.discount.to`),
      })),
      ...(item.variants ?? []).flatMap((variant, place) =>
        moneyBreaches(`${field}.variants[${place}]`, variant),
      ),
    ]
  })
}

/**
 * Returns a function that gives each product its own values. Products and variants of which a value has changed
 * meanwhile stay as they are.
 *
 * @param clash - called with what has changed in a product; nothing if it was decided again without
 * @throws {Failure} COLLECTION_NOT_FOUND, VARIANT_NOT_FOUND
 * @throws {InvalidArgument} when a gift card would get a discount, or values belong to one of several variants
 */
export const decisionOfItems = (
  items: readonly ProductValues[],
  currency: string,
  gone: ReadonlySet<string>,
  clash: (productId: string, clashes: readonly Clash[]) => void,
): Decide => {
  const byId = new Map(items.map((item) => [item.productId, item]))
  return (record) => {
    const item = byId.get(record.productId)
    if (!item) return record
    const clashes: Clash[] = []
    const own = withOwnValues(record, item, currency, gone)
    clashes.push(...own.clashes)
    const edits = new Map((item.variants ?? []).map((edit) => [edit.variantId, edit]))
    const known = new Set(record.document.manageVariants ? record.variants.map((one) => one.variantId) : [])
    for (const id of edits.keys()) if (!known.has(id)) throw fail('VARIANT_NOT_FOUND')
    let isChanged = false
    const variants = own.record.variants.map((variant) => {
      const edit = edits.get(variant.variantId)
      if (!edit) return variant
      const next = withVariantValues(variant, own.record, edit, currency)
      clashes.push(...next.clashes.map((field) => ({ variantId: variant.variantId, field })))
      isChanged ||= next.variant !== variant
      return next.variant
    })
    clash(record.productId, clashes)
    return isChanged ? { ...own.record, variants } : own.record
  }
}

const withOwnValues = (
  record: ProductRecord,
  item: ProductValues,
  currency: string,
  gone: ReadonlySet<string>,
): { readonly record: ProductRecord; readonly clashes: readonly Clash[] } => {
  const { ribbon, brand, ...document } = record.document
  const [only, second] = record.variants
  const ofOne = second === undefined ? only : undefined
  assertOfOne(item, ofOne)
  if (document.isGiftCard && item.discount && item.discount.to.type !== 'NONE')
    throw refuse('discount', 'VALIDATION', "can't reduce the price of a gift card")
  const withoutAll = (ids: readonly string[]) => ids.filter((id) => id !== ALL_PRODUCTS.id).sort()
  const comparison = createComparison()
  const { next } = comparison
  const [newRibbon, newBrand] = [
    next('ribbon', item.ribbon, ribbon ?? ''),
    next('brand', item.brand, brand ?? ''),
  ]
  const { type, value } = document.discount
  const discount = next('discount', item.discount, { type, value }, discountKey)
  const collectionIds = next('collectionIds', item.collectionIds, record.collectionIds, (ids) =>
    withoutAll(ids).join(),
  )
  const values = {
    name: next('name', item.name, document.name),
    visible: next('visible', item.visible, record.visible),
  }
  const one = ofOne && valuesOfVariant(comparison, ofOne, record, item, currency)
  if (comparison.clashes.length > 0)
    return { record, clashes: comparison.clashes.map((field) => ({ field })) }
  if (!comparison.isChanged()) return { record, clashes: [] }
  if (collectionIds.some((id) => gone.has(id))) throw fail('COLLECTION_NOT_FOUND')
  const changed: ProductRecord = {
    ...record,
    visible: values.visible,
    collectionIds: collectionIds === record.collectionIds ? collectionIds : withoutAll(collectionIds),
    document: {
      ...document,
      name: values.name,
      discount: discount.type === 'NONE' ? { type: 'NONE', value: 0 } : discount,
      ...(newRibbon && { ribbon: newRibbon }),
      ...(newBrand && { brand: newBrand }),
    },
  }
  return { record: one && ofOne ? withOnlyVariant(changed, ofOne, one) : changed, clashes: [] }
}

const assertOfOne = (item: ProductValues, ofOne: VariantRecord | undefined): void => {
  if (ofOne) return
  for (const field of ['price', 'cost', 'stock', 'sku', 'weight'] as const)
    if (item[field]) throw refuse(field, 'VALIDATION', 'differs by variant; give it in variants')
}

const discountKey = ({ type, value }: ProductRecord['document']['discount']) =>
  type === 'NONE' || value === 0 ? 'NONE' : `${type} ${value}`
