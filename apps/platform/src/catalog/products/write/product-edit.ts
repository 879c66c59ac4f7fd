import type { Dimensions, Discount, PricePerUnitData, SeoSchema } from '@vitrine/contract'
import { decimalText, parseMoney } from '@vitrine/pricing'
import type { Ids } from '../../../floor/ids.ts'
import { cleanHtml } from '../../../floor/text/clean-html.ts'
import { arrangedVariants } from '../records/arranged-variants.ts'
import { optionSourcesOf } from '../records/option-sources.ts'
import type { ProductDocument, ProductRecord } from '../records/product-record.ts'
import { editedTranslations, productTextsOf } from './edited-translations.ts'
import type { ProductInput } from './product-input.ts'

/**
 * Returns a product with the given fields replaced; null clears optional ones. The input must be free of
 * breaches; see `productBreaches`. Ignores what only the server sets.
 */
export const editedProduct = (
  record: ProductRecord,
  input: ProductInput,
  currency: string,
  ids: Ids,
): ProductRecord => {
  const { slug, productType, description, sku, visible, priceData } = input
  const document = editedDocument(record.document, input, currency)
  const isArrangedAnew = input.productOptions !== undefined || typeof input.manageVariants === 'boolean'
  return {
    ...record,
    slug: slug ?? record.slug,
    productType: productType && productType !== 'unspecified_product_type' ? productType : record.productType,
    description: description === undefined ? record.description : cleanHtml(description ?? ''),
    sku: sku === undefined ? record.sku : (sku ?? ''),
    visible: visible ?? record.visible,
    priceMinor: minorOf(priceData?.price, currency) ?? record.priceMinor,
    document,
    variants: isArrangedAnew
      ? arrangedVariants(document, { ...record.document, variants: record.variants }, ids)
      : record.variants,
  }
}

/** Converts a major amount into minor units; undefined stays undefined. */
export const minorOf = (amount: number | null | undefined, currency: string): number | undefined =>
  amount === null || amount === undefined ? undefined : parseMoney(decimalText(amount), currency).amountMinor

const editedDocument = (
  document: ProductDocument,
  input: ProductInput,
  currency: string,
): ProductDocument => {
  const {
    costMinor,
    weight,
    brand,
    ribbon,
    pricePerUnit,
    productDimensions,
    packageDimensions,
    seoData,
    isGiftCard,
    translations,
    ...rest
  } = document
  const cost = input.costAndProfitData?.itemCost
  const sections = input.additionalInfoSections?.map(({ title = '', description = '' }) => ({
    title,
    description: cleanHtml(description),
  }))
  return {
    ...rest,
    name: input.name ?? rest.name,
    manageVariants: input.manageVariants ?? rest.manageVariants,
    options: input.productOptions ? optionSourcesOf(input.productOptions, rest.options) : rest.options,
    discount: editedDiscount(rest.discount, input.discount),
    additionalInfoSections: sections ?? rest.additionalInfoSections,
    ...present('costMinor', cost === undefined ? costMinor : minorOf(cost, currency)),
    ...present('weight', input.weight === undefined ? weight : input.weight),
    ...present('brand', input.brand === undefined ? brand : input.brand),
    ...present('ribbon', input.ribbon === undefined ? ribbon : input.ribbon || undefined),
    ...present('pricePerUnit', editedUnits(pricePerUnit, input.pricePerUnitData)),
    ...present('productDimensions', editedDimensions(productDimensions, input.productDimensions)),
    ...present('packageDimensions', editedDimensions(packageDimensions, input.packageDimensions)),
    ...present('seoData', input.seoData ? seoOf(input.seoData) : seoData),
    ...((input.giftCard ?? isGiftCard) && { isGiftCard: true }),
    ...present('translations', editedTranslations(translations, input.translations, productTextsOf)),
  }
}

/** A field of a document, if it has a value. */
const present = <Name extends string, T>(name: Name, value: T | null | undefined): { [N in Name]?: T } =>
  value === null || value === undefined ? {} : ({ [name]: value } as { [N in Name]?: T })

const editedDiscount = (before: Discount, given: ProductInput['discount']): Discount => {
  const { type = before.type, value = before.value } = given ?? {}
  return type === 'NONE' ? { type, value: 0 } : { type, value }
}

/** Without a unit there is no unit price. */
const editedUnits = (
  before: PricePerUnitData | undefined,
  given: ProductInput['pricePerUnitData'],
): PricePerUnitData | undefined => {
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } = { ...before, ...given }
  if (!totalQuantity || !baseQuantity || !totalMeasurementUnit || !baseMeasurementUnit) return undefined
  return totalMeasurementUnit === 'UNSPECIFIED'
    ? undefined
    : { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit }
}

/** Returns dimensions with the given ones replaced; none if nothing is measured. */
export const editedDimensions = (
  before: Dimensions | undefined,
  given: ProductInput['productDimensions'],
): Dimensions | undefined => {
  if (!given) return before
  const { length, width, height, unit = before?.unit } = { ...before, ...given }
  if ((!length && !width && !height) || !unit) return undefined
  return {
    ...present('length', length),
    ...present('width', width),
    ...present('height', height),
    unit,
  }
}

const seoOf = ({ tags = [], settings }: NonNullable<ProductInput['seoData']>): SeoSchema => ({
  tags: tags.map(({ type = '', props, meta, children = '', custom = false, disabled = false }) => ({
    type,
    ...present('props', props),
    ...present('meta', meta),
    children,
    custom,
    disabled,
  })),
  ...(settings && {
    settings: {
      preventAutoRedirect: settings.preventAutoRedirect ?? false,
      keywords: (settings.keywords ?? []).map(({ term = '', isMain = false, origin }) => ({
        term,
        isMain,
        ...present('origin', origin),
      })),
    },
  }),
})
