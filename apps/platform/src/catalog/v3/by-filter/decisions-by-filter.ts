import { afterDiscount, money, moneyText } from '@vitrine/pricing'
import type { Condition } from '../../../floor/query/condition.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { DecisionsByFilter } from '../../product-changes/changing-products.ts'
import type { ChangeByFilter } from '../../product-changes/product-change.ts'
import { isArranged } from '../../products/records/arranged-variants.ts'
import type { ProductRecord, VariantRecord } from '../../products/records/product-record.ts'
import type { Decide } from '../../products/write/change-products.ts'
import { ITEMS } from '../inventory/inventory-items.service.ts'
import { placesMatching } from '../inventory/places-matching.ts'
import type { GivenProduct, GivenVariant } from '../products/given-product.ts'
import { caught, createPrepare, isRefusal, type PrepareParts } from '../products/prepared-products.ts'
import { editedV3Product } from '../products/product-edit-v3.ts'
import { sectionsAdded, sectionsRemoved, withSections } from '../products/section-edits.ts'
import { withRenamed } from '../shared/renamed-product.ts'
import { withTagsChanged } from '../tags/product-tags.ts'
import { VARIANTS } from '../variants/variants-v3.service.ts'
import { adjustedCost, adjustedPrices, type ComparedPrice, type PriceAdjustment } from './adjusted-prices.ts'
import { editedStock } from './edited-stock.ts'

type Variants = Extract<ChangeByFilter, { readonly kind: 'VARIANTS' }>['variant']

/** Prepares what a change by a filter does with each product, as if only that product were written. */
export const createDecisionsByFilter = (parts: PrepareParts): DecisionsByFilter => {
  const { database, ids } = parts
  const prepare = createPrepare(parts)

  /** Nothing that a variant is given names anything else. */
  const written =
    (site: Site, variantsOf: (record: ProductRecord) => GivenVariant[]): Decide =>
    (record) => {
      const given: GivenProduct = { variantsInfo: { variants: variantsOf(record) } }
      return editedV3Product(record, { given, known: NOTHING_NAMED, found: new Map() }, site, ids, false)
    }

  const updated = async (site: Site, given: GivenProduct, productIds: readonly string[]): Promise<Decide> => {
    const prepared = await prepare.changes(
      site,
      productIds.map((id) => ({ ...given, id })),
    )
    return (record) => {
      const ready = prepared.get(record.productId)
      if (!ready) throw new Error(`Nothing was prepared for ${record.productId}`)
      if (isRefusal(ready)) throw ready
      return editedV3Product(record, ready, site, ids, false)
    }
  }

  const sections = async (edit: ReturnType<typeof sectionsAdded>): Promise<Decide> => {
    const edited = await caught(edit)
    return (record) => {
      if (isRefusal(edited)) throw edited
      return withSections(record, edited(record.document.additionalInfoSections))
    }
  }

  return async (site, change, productIds) => {
    const { siteId, currency } = site
    switch (change.kind) {
      case 'UPDATE': {
        const { slug, options, modifiers, variantsInfo, ...given } = change.product
        return updated(site, given, productIds)
      }
      case 'VARIANTS':
        return written(site, (record) =>
          soldVariants(record).map((one) => variantGiven(record, one, change.variant, currency)),
        )
      case 'ADJUST':
        return written(site, (record) =>
          soldVariants(record).map((one) => variantAdjusted(record, one, change, currency)),
        )
      case 'ADD_SECTIONS':
        return sections(sectionsAdded(database, siteId, change.infoSectionIds))
      case 'REMOVE_SECTIONS':
        return sections(sectionsRemoved(database, siteId, change.infoSectionIds))
      case 'TAGS':
        return (record) => withTagsChanged(record, change)
      case 'RENAME':
        return (record) => withRenamed(siteId, record, change.from, change.to)
      case 'STOCK': {
        const these: Condition = { is: 'in', column: 'p.product_id', values: productIds }
        const list = change.of === 'variants' ? VARIANTS : ITEMS
        const places = await placesMatching(database, siteId, list, change, MOST_ROWS, [these])
        const matching = new Set(places.map((place) => `${place.product_number} ${place.variant_id}`))
        return (record) => {
          const variants = record.variants.map((variant) => {
            if (!matching.has(`${record.number} ${variant.variantId}`)) return variant
            const stock = editedStock(variant.stock, change.stock)
            return stock === variant.stock ? variant : { ...variant, stock }
          })
          const isSame = variants.every((variant, index) => variant === record.variants[index])
          return isSame ? record : { ...record, variants }
        }
      }
    }
  }
}

/** More than all variants of one step's products. */
const MOST_ROWS = 100_000

const NOTHING_NAMED = {
  ...{ options: undefined, modifiers: undefined, brand: undefined, ribbon: undefined },
  ...{ sections: undefined, description: undefined },
}

/** A product that isn't arranged by options has one variant in Catalog V3. */
const soldVariants = ({ document, variants }: ProductRecord): readonly VariantRecord[] =>
  isArranged(document) ? variants : variants.slice(0, 1)

const variantGiven = (
  record: ProductRecord,
  variant: VariantRecord,
  { visible, price, revenueDetails, physicalProperties }: Variants,
  currency: string,
): GivenVariant => ({
  id: variant.variantId,
  price: price ?? priceText(priceOf(record, variant, currency), currency),
  ...(typeof visible === 'boolean' && { visible }),
  ...(revenueDetails && { revenueDetails }),
  ...(physicalProperties && { physicalProperties }),
})

const variantAdjusted = (
  record: ProductRecord,
  variant: VariantRecord,
  change: PriceAdjustment,
  currency: string,
): GivenVariant => {
  const price = adjustedPrices(priceOf(record, variant, currency), change, currency)
  const cost = variant.costMinor ?? record.document.costMinor
  return {
    id: variant.variantId,
    price: priceText(price, currency),
    ...(change.cost &&
      cost !== undefined && {
        revenueDetails: { cost: amountOf(adjustedCost(cost, change, currency), currency) },
      }),
  }
}

const priceOf = (record: ProductRecord, variant: VariantRecord, currency: string): ComparedPrice => {
  const full = variant.priceMinor ?? record.priceMinor
  const actual = afterDiscount(money(full, currency), record.document.discount).amountMinor
  return { actual, compared: actual === full ? undefined : full }
}

const priceText = ({ actual, compared }: ComparedPrice, currency: string): GivenVariant['price'] => ({
  actualPrice: amountOf(actual, currency),
  ...(compared !== undefined && { compareAtPrice: amountOf(compared, currency) }),
})

const amountOf = (minor: number, currency: string) => ({ amount: moneyText(money(minor, currency)) })
