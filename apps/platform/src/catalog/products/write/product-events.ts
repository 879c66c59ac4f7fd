import { type DomainEventType, EVENTS, type PlainEventType, type VariantChanged } from '@vitrine/contract'
import type { UnnumberedEvent } from '../../../shop/events/numbered-events.ts'
import { productOf, type View } from '../printed/product.ts'
import type { ProductRecord, VariantRecord } from '../records/product-record.ts'

/** The content of an event, before it has an id and a time. */
export type Told = Pick<UnnumberedEvent, 'type' | 'entityId' | 'payload'>

const VERSION = { originatedFromVersion: 'V1_CATALOG' } as const

export const catalogEvent = (
  event: PlainEventType | DomainEventType,
  entityId: string,
  payload: Record<string, unknown>,
): Told => ({ type: event.type, entityId, payload: { ...payload, ...VERSION } })

/** The API fields that show a product's parts, without times and derived fields. */
const FIELDS: Readonly<Record<string, (record: ProductRecord) => unknown>> = {
  name: ({ document }) => document.name,
  slug: ({ slug }) => slug,
  visible: ({ visible }) => visible,
  productType: ({ productType }) => productType,
  description: ({ description }) => description,
  sku: ({ sku }) => sku,
  weight: ({ document }) => document.weight,
  productDimensions: ({ document }) => document.productDimensions,
  packageDimensions: ({ document }) => document.packageDimensions,
  priceData: ({ priceMinor }) => priceMinor,
  costAndProfitData: ({ document }) => document.costMinor,
  pricePerUnitData: ({ document }) => document.pricePerUnit,
  additionalInfoSections: ({ document }) => document.additionalInfoSections,
  ribbon: ({ document }) => document.ribbon,
  brand: ({ document }) => document.brand,
  media: ({ document }) => document.media,
  customTextFields: ({ document }) => document.customTextFields,
  manageVariants: ({ document }) => document.manageVariants,
  productOptions: ({ document }) => document.options,
  discount: ({ document }) => document.discount,
  collectionIds: ({ collectionIds }) => collectionIds,
  seoData: ({ document }) => document.seoData,
  giftCard: ({ document }) => document.isGiftCard,
  translations: ({ document }) => document.translations,
  tags: ({ document: { publicTags, privateTags } }) => [publicTags ?? [], privateTags ?? []],
}

const VARIANT_FIELDS: Readonly<Record<string, (variant: VariantRecord) => unknown>> = {
  choices: ({ choices }) => choices,
  price: ({ priceMinor }) => priceMinor,
  cost: ({ costMinor }) => costMinor,
  weight: ({ weight }) => weight,
  productDimensions: ({ dimensions }) => dimensions?.productDimensions,
  packageDimensions: ({ dimensions }) => dimensions?.packageDimensions,
  sku: ({ sku }) => sku,
  visible: ({ visible }) => visible,
  stock: ({ stock }) => stock,
}

/** The event of a new product. */
export const productCreated = (record: ProductRecord, view: View): Told => {
  const product = productOf(record, { ...view, merchant: true })
  const { name, price, visible, media, sku, productPageUrl, brand, costAndProfitData, slug } = product
  return catalogEvent(EVENTS.productCreated, record.productId, {
    productId: record.productId,
    name,
    price,
    visible,
    media,
    sku,
    productPageUrl,
    ...(brand && { brand }),
    ...(costAndProfitData && { costAndProfitData }),
    slug,
  })
}

/** The events of a changed product: none, its fields, its variants or both. */
export const productChanged = (before: ProductRecord, after: ProductRecord): Told[] => {
  const { productId } = after
  const changedFields = differences(FIELDS, before, after)
  const variants = variantsChanged(before.variants, after.variants)
  return [
    ...(changedFields.length > 0
      ? [catalogEvent(EVENTS.productChanged, productId, { productId, changedFields })]
      : []),
    ...(variants.length > 0
      ? [catalogEvent(EVENTS.productVariantsChanged, productId, { productId, variants })]
      : []),
  ]
}

export const productDeleted = (productId: string): Told =>
  catalogEvent(EVENTS.productDeleted, productId, { productId })

/** The event of a product whose collections changed. */
export const collectionsChanged = (productId: string): Told =>
  catalogEvent(EVENTS.productChanged, productId, { productId, changedFields: ['collectionIds'] })

/** The event of a product whose variants' stock changed. */
export const stockChanged = (
  productId: string,
  variants: readonly Pick<VariantRecord, 'variantId' | 'choices'>[],
): Told => {
  const changed = variants.map((variant) => variantChanged(variant, ['stock']))
  return catalogEvent(EVENTS.productVariantsChanged, productId, { productId, variants: changed })
}

/** New variants count with all their fields; removed ones with their choices. */
const variantsChanged = (
  before: readonly VariantRecord[],
  after: readonly VariantRecord[],
): VariantChanged[] => {
  if (before === after) return []
  const known = new Map(before.map((variant) => [variant.variantId, variant]))
  const left = new Set(after.map(({ variantId }) => variantId))
  return [
    ...after.flatMap((variant) => {
      const former = known.get(variant.variantId)
      const changed = former ? differences(VARIANT_FIELDS, former, variant) : Object.keys(VARIANT_FIELDS)
      return changed.length > 0 ? [variantChanged(variant, changed)] : []
    }),
    ...before.flatMap((variant) =>
      left.has(variant.variantId) ? [] : [variantChanged(variant, ['choices'])],
    ),
  ]
}

const variantChanged = (
  { variantId, choices }: Pick<VariantRecord, 'variantId' | 'choices'>,
  changedFields: string[],
): VariantChanged => ({
  variantId,
  choices,
  changedFields,
  ...VERSION,
})

const differences = <Part>(
  fields: Readonly<Record<string, (part: Part) => unknown>>,
  before: Part,
  after: Part,
): string[] =>
  Object.entries(fields).flatMap(([name, read]) => (isSame(read(before), read(after)) ? [] : [name]))

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
