import type { InventoryPreorderInfo } from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import { InvalidArgument, refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { ProductRecord } from '../../products/records/product-record.ts'
import { productBreaches } from '../../products/write/breaches/product-breaches.ts'
import { editedProduct } from '../../products/write/product-edit.ts'
import type { ProductInput } from '../../products/write/product-input.ts'
import { withGivenTags } from '../tags/product-tags.ts'
import { type FoundMedia, mediaAsGiven } from './given-media.ts'
import { withGivenOptions } from './given-options.ts'
import type { GivenProduct } from './given-product.ts'
import type { KnownParts } from './known-parts.ts'
import { withGivenVariants } from './written-variants.ts'

/** A product as written, with everything that it names. */
export interface ReadyProduct {
  readonly given: GivenProduct
  readonly known: KnownParts
  readonly found: FoundMedia
  /** The terms of pre-orders that it's written with. */
  readonly preorder: InventoryPreorderInfo | undefined
}

/**
 * Returns a product as written through Catalog V3. Fields that it shares with Catalog V1 are changed as there.
 *
 * @param isNew - whether the record is a blank one
 * @throws {Failure | InvalidArgument} for anything wrong; fields are named as in the request
 */
export const editedV3Product = (
  record: ProductRecord,
  { given, known, found }: Omit<ReadyProduct, 'preorder'>,
  { siteId, currency }: Pick<Site, 'siteId' | 'currency'>,
  ids: Ids,
  isNew: boolean,
): ProductRecord => {
  const media = mediaAsGiven(record.document.media, given, found)
  const optioned = withGivenOptions(record, known, media, found, ids)
  const before = isNew ? undefined : record.variants
  const variants = given.variantsInfo?.variants
  const priced = variants
    ? withGivenVariants(optioned, variants, { siteId, ids, before }, currency)
    : optioned
  const input = inputOf(given, known)
  const violations = productBreaches(input, isNew ? undefined : priced, minorDigits(currency))
  if (violations.length > 0)
    throw new InvalidArgument(violations.map((one) => ({ ...one, field: fieldInV3(one.field) })))
  const edited = withGivenTags(editedProduct(priced, input, currency, ids), given.tags)
  return media === record.document.media ? edited : { ...edited, document: { ...edited.document, media } }
}

/** The fields that both catalogs have, in the form of Catalog V1. */
const inputOf = (given: GivenProduct, known: KnownParts): ProductInput => {
  const { name, slug, productType, seoData } = given
  const units = unitsOf(given)
  const visible = visibleOf(given)
  const { brand, ribbon, sections, description } = known
  return {
    ...(name !== undefined && { name }),
    ...(slug && { slug }),
    ...(productType && { productType: productType === 'PHYSICAL' ? 'physical' : 'digital' }),
    ...(typeof visible === 'boolean' && { visible }),
    ...(seoData && { seoData }),
    ...(brand !== undefined && { brand }),
    ...(ribbon !== undefined && { ribbon: ribbon ?? '' }),
    ...(sections && { additionalInfoSections: sections }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(units && { pricePerUnitData: units }),
  }
}

/** The only variant of a product without options can't be hidden separately. */
const visibleOf = ({ visible, options, variantsInfo }: GivenProduct): boolean | undefined => {
  if (typeof visible === 'boolean') return visible
  const [only, ...others] = variantsInfo?.variants ?? []
  const isDefault = only && others.length === 0 && !options?.length && !only.choices?.length
  return isDefault && only.visible === false ? false : undefined
}

/** What one variant contains, and what its price is compared by. */
const unitsOf = ({ physicalProperties, variantsInfo }: GivenProduct): ProductInput['pricePerUnitData'] => {
  const base = physicalProperties?.pricePerUnit
  const contents = (variantsInfo?.variants ?? []).flatMap(
    (variant) => variant.physicalProperties?.pricePerUnit?.settings ?? [],
  )
  const [content, ...others] = contents
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(content)))
    throw refuse(CONTENTS, 'VALIDATION', 'must be the same in every variant')
  if (!base && !content) return undefined
  return {
    ...(content?.quantity !== undefined && { totalQuantity: content.quantity }),
    ...(content?.measurementUnit && { totalMeasurementUnit: content.measurementUnit }),
    ...(base?.quantity !== undefined && { baseQuantity: base.quantity }),
    ...(base?.measurementUnit && { baseMeasurementUnit: base.measurementUnit }),
  }
}

const CONTENTS = 'product.variantsInfo.variants.physicalProperties.pricePerUnit.settings'
const UNIT_FIELDS: Readonly<Record<string, string>> = {
  totalQuantity: `${CONTENTS}.quantity`,
  totalMeasurementUnit: `${CONTENTS}.measurementUnit`,
  baseQuantity: 'product.physicalProperties.pricePerUnit.quantity',
  baseMeasurementUnit: 'product.physicalProperties.pricePerUnit.measurementUnit',
}

/** The name of a field of Catalog V1 in the request. */
const fieldInV3 = (field: string): string => {
  const [, unit = ''] = /^product\.pricePerUnitData\.(\w+)$/.exec(field) ?? []
  if (unit) return UNIT_FIELDS[unit] ?? field
  return field
    .replace(/^product\.additionalInfoSections/, 'product.infoSections')
    .replace(/^product\.discount.*/, 'product.variantsInfo.variants.price.compareAtPrice')
}
