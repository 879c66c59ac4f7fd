import type { ProductOptionsAvailabilityResponse, VariantData } from '@vitrine/contract'
import { dimensionsOf, termsOf, type View, weightOf } from '../printed/product.ts'
import { mediaShowing } from '../printed/product-media.ts'
import { findChoice, optionsOf } from '../printed/product-options.ts'
import { mediaOf } from '../records/media-source.ts'
import { type ProductRecord, skuOf, type VariantRecord } from '../records/product-record.ts'
import { isInStock, variantStockOf } from '../records/stock.ts'

/**
 * Returns what can still be chosen after some choices, and which variant all of them select. Each choice is
 * checked together with the choices in the other options. Unknown options are ignored; an unknown choice
 * finds nothing.
 */
export const availabilityOf = (
  record: ProductRecord,
  given: Readonly<Record<string, string>>,
  view: View,
): ProductOptionsAvailabilityResponse => {
  const chosen = chosenOf(record, given)
  const selected = selectedVariant(record, chosen)
  return {
    ...(selected && { selectedVariant: variantDataOf(record, selected, view) }),
    media: mediaOf(mediaShowing(record.document, chosen), view.mediaUrl),
    productOptions: optionsOf(record.document, record.variants, view, (variant, option) =>
      Object.entries(chosen).every(([name, text]) => name === option || variant.choices[name] === text),
    ),
    availableForPurchase:
      selected !== undefined &&
      record.visible &&
      selected.visible &&
      (isInStock(selected.stock) || record.preorder !== undefined),
  }
}

/** Descriptions by option name. An unknown choice stays unchanged, and matches no variant. */
const chosenOf = (record: ProductRecord, given: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    record.document.options.flatMap((option) => {
      const text = Object.hasOwn(given, option.name) ? given[option.name] : undefined
      return text === undefined ? [] : [[option.name, findChoice(option, text)?.description ?? text]]
    }),
  )

const selectedVariant = (
  record: ProductRecord,
  chosen: Readonly<Record<string, string>>,
): VariantRecord | undefined => {
  const { options, manageVariants } = record.document
  const complete = options.every((option) => {
    const text = chosen[option.name]
    return text !== undefined && findChoice(option, text) !== undefined
  })
  if (!complete) return undefined
  if (!manageVariants) return record.variants[0]
  return record.variants.find((variant) =>
    options.every(({ name }) => variant.choices[name] === chosen[name]),
  )
}

const variantDataOf = (record: ProductRecord, variant: VariantRecord, { prices }: View): VariantData => {
  const { own, converted } = prices.of(termsOf(record, variant))
  const { inStock, quantity } = variantStockOf(variant.stock)
  return {
    price: own,
    convertedPriceData: converted,
    weight: weightOf(variant, record.document),
    ...dimensionsOf(variant, record.document),
    sku: skuOf(variant, record),
    ...(quantity !== undefined && { quantity }),
    inStock,
    visible: variant.visible,
  }
}
