import { cleanHtml } from '../../../../floor/text/clean-html.ts'
import { isSlug } from '../../../../floor/text/slug.ts'
import type { ProductRecord } from '../../records/product-record.ts'
import { languageBreaches } from '../edited-translations.ts'
import type { ProductInput } from '../product-input.ts'
import { type Breaches, breach, scaleBreaches } from './breach.ts'
import { discountBreaches, unitBreaches, unitlessBreaches } from './measure-breaches.ts'
import { managementBreaches, optionBreaches, variantBreaches } from './option-breaches.ts'

/** Lists are printed with every product; nothing legitimate is longer. */
const MOST_SECTIONS = 100
const MOST_TAGS = 100
/** The longest texts that the API accepts and returns. */
const LONGEST_DESCRIPTION = 8000
const LONGEST_SECTION = 16000

/**
 * Finds breaches that the schema can't express: rules over several fields, rules of the shop's currency,
 * rules about the current product. In the API's field order, named as in the request.
 *
 * @param before - undefined for a new product
 * @param digits - how many the minor unit of the shop's currency has
 */
export const productBreaches = (
  input: ProductInput,
  before: ProductRecord | undefined,
  digits: number,
): Breaches => [
  ...(input.name === null ? [breach('product.name', 'REQUIRED_FIELD', 'must not be null')] : []),
  ...slugBreaches(input.slug, before),
  ...typeBreaches(input.productType, before),
  ...htmlBreaches('product.description', input.description, LONGEST_DESCRIPTION),
  ...unitlessBreaches(
    'product.productDimensions',
    input.productDimensions,
    before?.document.productDimensions,
  ),
  ...unitlessBreaches(
    'product.packageDimensions',
    input.packageDimensions,
    before?.document.packageDimensions,
  ),
  ...(input.priceData?.price === null
    ? [breach('product.priceData.price', 'REQUIRED_FIELD', 'must not be null')]
    : scaleBreaches('product.priceData.price', input.priceData?.price, digits)),
  ...scaleBreaches('product.costAndProfitData.itemCost', input.costAndProfitData?.itemCost, digits),
  ...unitBreaches(input.pricePerUnitData, before),
  ...sizeBreaches('product.additionalInfoSections', input.additionalInfoSections, MOST_SECTIONS),
  ...sectionBreaches(input.additionalInfoSections),
  ...managementBreaches(input, before),
  ...optionBreaches(input.productOptions ?? []),
  ...variantBreaches(input, before),
  ...discountBreaches(input.discount, before, digits),
  ...giftCardBreaches(input, before),
  ...sizeBreaches('product.seoData.tags', input.seoData?.tags, MOST_TAGS),
  ...translationBreaches(input.translations),
]

const slugBreaches = (slug: string | undefined, before: ProductRecord | undefined): Breaches =>
  slug === undefined || (slug === '' && !before) || isSlug(slug)
    ? []
    : [breach('product.slug', 'FORMAT', 'can contain only letters, digits and - . _ ~')]

/** Orders, stock and files depend on it. */
const typeBreaches = (type: ProductInput['productType'], before: ProductRecord | undefined): Breaches =>
  !before || type === undefined || type === 'unspecified_product_type' || type === before.productType
    ? []
    : [breach('product.productType', 'VALIDATION', "can't be changed")]

/** A gift card is sent by mail, and is worth its price: nothing to ship, nothing off. */
const giftCardBreaches = (input: ProductInput, before: ProductRecord | undefined): Breaches => {
  if (!(input.giftCard ?? before?.document.isGiftCard)) return []
  const type = before?.productType ?? input.productType
  const discount = input.discount?.type ?? before?.document.discount.type ?? 'NONE'
  return [
    ...(type === 'digital' ? [] : [breach('product.giftCard', 'VALIDATION', 'needs a digital product')]),
    ...(discount === 'NONE'
      ? []
      : [breach('product.discount', 'VALIDATION', "can't reduce the price of a gift card")]),
  ]
}

const sizeBreaches = (field: string, list: readonly unknown[] | undefined, most: number): Breaches =>
  list && list.length > most ? [breach(field, 'MAX_SIZE', `must have at most ${most} items`, most)] : []

const sectionBreaches = (sections: ProductInput['additionalInfoSections']): Breaches =>
  (sections ?? []).flatMap(({ title, description }, index) => {
    const field = `product.additionalInfoSections[${index}]`
    return [
      ...(title === undefined ? [breach(`${field}.title`, 'REQUIRED_FIELD', 'must be given')] : []),
      ...htmlBreaches(`${field}.description`, description, LONGEST_SECTION),
    ]
  })

const translationBreaches = (translations: ProductInput['translations']): Breaches => [
  ...languageBreaches('product.translations', translations),
  ...(translations ?? []).flatMap(({ description, additionalInfoSections: sections }, index) => {
    const field = `product.translations[${index}]`
    return [
      ...htmlBreaches(`${field}.description`, description, LONGEST_DESCRIPTION),
      ...(sections ?? []).flatMap(({ description: text }, place) =>
        htmlBreaches(`${field}.additionalInfoSections[${place}].description`, text, LONGEST_SECTION),
      ),
    ]
  }),
]

/** Sanitizing escapes characters and closes tags, and never makes a text more than this many times longer. */
const MOST_GROWTH = 10

/** A sanitized text must not exceed the API's limit, or it couldn't be written again after reading. */
const htmlBreaches = (field: string, html: string | null | undefined, longest: number): Breaches =>
  !html || html.length * MOST_GROWTH <= longest || cleanHtml(html).length <= longest
    ? []
    : [breach(field, 'MAX_LENGTH', `must have at most ${longest} characters as clean HTML`, longest)]
