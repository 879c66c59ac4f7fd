import type { products } from '@vitrine/client/stores'
import type { Choosable, OptionChoice, Variant } from './variants.ts'

type Product = products.Product
type WireVariant = NonNullable<Product['variants']>[number]

/** A variant of the client, to be chosen. */
export interface ProductVariant extends Variant {
  /** As the client has read it: price, SKU, stock, media. */
  readonly variant: WireVariant
}

/**
 * Makes a product of the client choosable: hidden choices and variants are left out.
 *
 * @example const { choices, pick } = useVariantPicker(choosableOf(product))
 */
export function choosableOf(product: Product): Choosable<ProductVariant> {
  const { productOptions = [], variants = [], stock } = product
  return {
    isInStock: stock?.inStock ?? true,
    options: productOptions.map(({ name, optionType, choices = [] }) => {
      const kind = optionType === 'color' ? 'color' : 'list'
      return {
        name: name ?? '',
        kind,
        choices: choices.flatMap(({ value, description, inStock, visible }): OptionChoice[] => {
          const label = description || value
          if (!label || visible === false) return []
          return [{ label, isInStock: inStock ?? true, ...(kind === 'color' && value && { color: value }) }]
        }),
      }
    }),
    // A product without options has one variant of no choices, which says nothing that the product does not.
    variants: productOptions.length === 0 ? [] : variants.flatMap(chosen),
  }
}

function chosen(variant: WireVariant): ProductVariant[] {
  const { _id, choices = {}, stock } = variant
  if (!_id || variant.variant?.visible === false) return []
  return [{ id: _id, choices, isInStock: stock?.inStock ?? true, variant }]
}
