import type { products } from '@vitrine/client/stores'
import type { Choosable, OptionChoice, Variant } from './variants.ts'

type Product = products.Product
type WireVariant = NonNullable<Product['variants']>[number]

/** A variant of the client, for choosing. */
export interface ProductVariant extends Variant {
  /** As the client read it: price, SKU, stock, media. */
  readonly variant: WireVariant
}

/**
 * Prepares a product of the client for choosing; hidden choices and variants are left out.
 * @example const { choices, pick } = useVariantPicker(choosableOf(product), useBrowserAddress())
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
    // A product without options has one variant without choices, which adds nothing to the product.
    variants: productOptions.length === 0 ? [] : variants.flatMap(chosen),
  }
}

function chosen(variant: WireVariant): ProductVariant[] {
  const { _id, choices = {}, stock } = variant
  if (!_id || variant.variant?.visible === false) return []
  return [{ id: _id, choices, isInStock: stock?.inStock ?? true, variant }]
}
