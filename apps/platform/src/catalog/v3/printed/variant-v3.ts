import type { RevenueDetails, V3Variant } from '@vitrine/contract'
import { marginOf, moneyText, profitOf } from '@vitrine/pricing'
import { dimensionsOf, termsOf, weightOf } from '../../products/printed/product.ts'
import {
  type ProductRecord,
  skuOf,
  storeVariantId,
  type VariantRecord,
} from '../../products/records/product-record.ts'
import { isInStock } from '../../products/records/stock.ts'
import { v3MediaItems } from './media-v3.ts'
import { variantChoicesOf } from './options-v3.ts'
import { amountOf, priceInfoOf } from './prices-v3.ts'
import type { V3View } from './v3-view.ts'

/** A variant in the form of Catalog V3. */
export const v3VariantOf = (
  record: ProductRecord,
  variant: VariantRecord,
  view: V3View,
  withNames = view.fields.has('VARIANT_OPTION_CHOICE_NAMES'),
): V3Variant => {
  const { document } = record
  const terms = termsOf(record, variant)
  const sku = skuOf(variant, record)
  const [media] = v3MediaItems(mediaOfChoices(record, variant), view)
  return {
    id: storeVariantId(record.productId, variant.variantId),
    visible: variant.visible,
    ...(sku && { sku }),
    choices: variantChoicesOf(record, variant, view, withNames),
    price: priceInfoOf(terms, view),
    ...(view.fields.has('MERCHANT_DATA') && revenueOf(record, variant, view)),
    ...(media && { media }),
    ...(record.productType === 'physical' && {
      physicalProperties: {
        weight: weightOf(variant, document),
        ...(document.pricePerUnit && {
          pricePerUnit: {
            settings: {
              quantity: document.pricePerUnit.totalQuantity,
              measurementUnit: document.pricePerUnit.totalMeasurementUnit,
            },
            ...unitPriceOf(view.prices.of(terms).converted.pricePerUnit),
          },
        }),
        ...dimensionsOf(variant, document),
      },
    }),
    inventoryStatus: {
      inStock: isInStock(variant.stock),
      preorderEnabled: record.preorder !== undefined,
    },
  }
}

const unitPriceOf = (price: number | null | undefined): { value?: string } =>
  price === null || price === undefined ? {} : { value: String(price) }

/** The media that one of the variant's choices is shown by. */
const mediaOfChoices = ({ document }: ProductRecord, { choices }: VariantRecord) => {
  const ids = document.options.flatMap(
    (option) =>
      option.choices.find(({ description }) => description === choices[option.name])?.mediaIds ?? [],
  )
  return document.media.filter(({ mediaId }) => ids.includes(mediaId)).slice(0, 1)
}

const revenueOf = (
  record: ProductRecord,
  variant: VariantRecord,
  view: V3View,
): { revenueDetails?: RevenueDetails } => {
  const costMinor = variant.costMinor ?? record.document.costMinor
  if (costMinor === undefined) return {}
  const { reduced, cost } = view.prices.earned(costMinor, termsOf(record, variant))
  const profit = profitOf(reduced, cost)
  return {
    revenueDetails: {
      cost: amountOf(cost, view),
      profit: { ...amountOf(profit, view), amount: moneyText(profit) },
      profitMargin: marginOf(reduced, cost),
    },
  }
}
