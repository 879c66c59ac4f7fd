import type { V3InfoSection, V3Inventory, V3Product } from '@vitrine/contract'
import { PRODUCT_PAGE_PATH, termsOf, weightOf } from '../../products/printed/product.ts'
import type { PriceTerms } from '../../products/records/price.ts'
import type { ProductRecord, VariantRecord } from '../../products/records/product-record.ts'
import { isInStock, productStockOf } from '../../products/records/stock.ts'
import { productTexts } from '../../products/records/translated.ts'
import { sharedId } from '../../shared-names/shared-id.ts'
import { directCategories } from '../category-tree.ts'
import { richContentOf } from '../rich-content/rich-content.ts'
import { tagsOf } from '../tags/product-tags.ts'
import { v3MediaOf } from './media-v3.ts'
import { modifiersOf, v3OptionsOf } from './options-v3.ts'
import { priceRangesOf, rangeOf } from './prices-v3.ts'
import type { V3View } from './v3-view.ts'
import { v3VariantOf } from './variant-v3.ts'

/** A product in the form of Catalog V3, without its variants. */
export const v3ProductOf = (record: ProductRecord, revision: number, view: V3View): V3Product => {
  const { document, variants } = record
  const { fields, site } = view
  const prices = priceRangesOf(termsShown(record), view)
  const { cheapest } = cheapestOf(record)
  const { name, description, ribbon, additionalInfoSections, media } = productTexts(record, view.texts)
  return {
    id: record.productId,
    revision: String(revision),
    createdDate: new Date(record.createdAt).toISOString(),
    updatedDate: new Date(record.lastUpdated).toISOString(),
    name,
    slug: record.slug,
    handle: record.slug,
    ...(fields.has('URL') && urlOf(record, view)),
    ...(fields.has('DESCRIPTION') && { description: richContentOf(description) }),
    ...(fields.has('PLAIN_DESCRIPTION') && { plainDescription: description }),
    visible: record.visible,
    visibleInPos: false,
    media: v3MediaOf(media, view),
    ...(document.seoData && { seoData: document.seoData }),
    options: v3OptionsOf(record, view),
    modifiers: modifiersOf(record, view),
    ...(document.brand && {
      brand: { id: sharedId(site.siteId, 'brand', document.brand), name: document.brand },
    }),
    ...(fields.has('INFO_SECTION') && {
      infoSections: infoSectionsOf(document.additionalInfoSections, additionalInfoSections, view),
    }),
    ...(document.ribbon && {
      ribbon: { id: sharedId(site.siteId, 'ribbon', document.ribbon), name: ribbon },
    }),
    ...categoriesOf(record, view),
    ...(fields.has('MERCHANT_DATA') && costsOf(record, view)),
    inventory: inventoryOf(record),
    productType: record.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    ...(fields.has('CURRENCY') && { currency: view.currency }),
    actualPriceRange: prices.actual,
    ...(prices.compareAt && { compareAtPriceRange: prices.compareAt }),
    ...(record.productType === 'physical' && physicalOf(record, view)),
    variantSummary: {
      variantCount: variants.length,
      ...(fields.has('MIN_PRICE_VARIANT') &&
        cheapest && { minPriceVariant: v3VariantOf(record, cheapest, view) }),
    },
    ...tagsOf(record, { isMerchant: fields.has('MERCHANT_DATA') }),
    ...(document.isGiftCard && { giftCard: true }),
  }
}

/** A whole product in the form of Catalog V3. */
export const wholeV3Product = (record: ProductRecord, revision: number, view: V3View): V3Product => ({
  ...v3ProductOf(record, revision, view),
  variantsInfo: { variants: record.variants.map((variant) => v3VariantOf(record, variant, view)) },
})

/** The most variants that a product has in a list: a page of a hundred products has to stay within a few megabytes. */
const MOST_LISTED = 100

/**
 * A product of a list. Storefronts that ask for the names of the choices of variants read these variants from it, as
 * the official templates do.
 */
export const listedV3Product = (record: ProductRecord, revision: number, view: V3View): V3Product => {
  const isAsked = view.fields.has('VARIANT_OPTION_CHOICE_NAMES') && record.variants.length <= MOST_LISTED
  return isAsked ? wholeV3Product(record, revision, view) : v3ProductOf(record, revision, view)
}

/** Ranges are over the variants that visitors see; without any, the product's own price counts. */
const termsShown = (record: ProductRecord): PriceTerms[] => {
  const terms = record.variants.filter(({ visible }) => visible).map((variant) => termsOf(record, variant))
  return terms.length > 0 ? terms : [termsOf(record)]
}

/** The first visible variant with the lowest price. */
const cheapestOf = (record: ProductRecord): { cheapest: VariantRecord | undefined } => {
  const price = (variant: VariantRecord) => variant.priceMinor ?? record.priceMinor
  const visible = record.variants.filter((variant) => variant.visible)
  const [first, ...others] = visible
  return {
    cheapest: others.reduce((least, one) => (least && price(one) < price(least) ? one : least), first),
  }
}

const urlOf = ({ slug }: ProductRecord, { site }: V3View) => {
  const relativePath = PRODUCT_PAGE_PATH + slug
  return { url: { relativePath, url: site.storefrontUrl + relativePath } }
}

type Sections = ProductRecord['document']['additionalInfoSections']

/** A translated section is the same section: its id and its unique name follow the shop's own text. */
const infoSectionsOf = (own: Sections, shown: Sections, { site, fields }: V3View): V3InfoSection[] =>
  own.map((section, index) => {
    const id = sharedId(site.siteId, 'section', section.title, section.description)
    const { title, description } = shown[index] ?? section
    return {
      id,
      uniqueName: uniqueNameOf(section.title, id),
      title,
      ...(fields.has('INFO_SECTION_DESCRIPTION') && { description: richContentOf(description) }),
      ...(fields.has('INFO_SECTION_PLAIN_DESCRIPTION') && { plainDescription: description }),
    }
  })

/** The content tells sections with the same title apart. */
export const uniqueNameOf = (title: string, id: string): string => `${title} ${id.slice(0, 8)}`

const inventoryOf = ({ variants, preorder }: ProductRecord): V3Inventory => {
  const visible = variants.filter((variant) => variant.visible)
  const soldOut = visible.filter(({ stock }) => !isInStock(stock))
  const preordered = preorder ? soldOut.length : 0
  return {
    availabilityStatus: productStockOf(variants).inventoryStatus,
    preorderStatus: preorder ? 'ENABLED' : 'DISABLED',
    preorderAvailability:
      preordered === 0 ? 'NO_VARIANTS' : preordered < visible.length ? 'SOME_VARIANTS' : 'ALL_VARIANTS',
  }
}

const physicalOf = ({ document, variants }: ProductRecord, { fields, site }: V3View) => {
  const weights = variants.map((variant) => weightOf(variant, document))
  const { pricePerUnit } = document
  return {
    physicalProperties: {
      ...(pricePerUnit && {
        pricePerUnit: {
          quantity: pricePerUnit.baseQuantity,
          measurementUnit: pricePerUnit.baseMeasurementUnit,
        },
      }),
      shippingWeightRange: {
        minValue: weights.reduce((least, weight) => Math.min(least, weight), weights[0] ?? 0),
        maxValue: weights.reduce((most, weight) => Math.max(most, weight), 0),
      },
      ...(fields.has('WEIGHT_MEASUREMENT_UNIT_INFO') && {
        weightMeasurementUnitInfo: { weightMeasurementUnit: site.weightUnit },
      }),
    },
  }
}

const costsOf = (record: ProductRecord, view: V3View): Pick<V3Product, 'costRange'> => {
  const costs = record.variants.flatMap((variant) => variant.costMinor ?? record.document.costMinor ?? [])
  const amounts = costs.map((cost) => view.prices.earned(cost, termsOf(record)).cost)
  return costs.length > 0 ? { costRange: rangeOf(amounts, view) } : {}
}

const categoriesOf = ({ collectionIds }: ProductRecord, { fields, tree }: V3View) => {
  const direct = directCategories(collectionIds)
  const [main = direct[0] ?? ''] = collectionIds
  const listed = (ids: readonly string[]) => ({ categories: ids.map((id) => ({ id })) })
  const all = [...new Set(direct.flatMap((id) => [id, ...tree.pathTo(id).map((node) => node.id)]))]
  return {
    mainCategoryId: main,
    ...(fields.has('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo: listed(direct) }),
    ...(fields.has('ALL_CATEGORIES_INFO') && { allCategoriesInfo: listed(all) }),
    ...(fields.has('BREADCRUMBS_INFO') && {
      breadcrumbsInfo: {
        breadcrumbs: tree
          .pathTo(main)
          .filter(({ visible }) => visible)
          .map(({ id, name, slug }) => ({ categoryId: id, categoryName: name, categorySlug: slug })),
      },
    }),
  }
}
