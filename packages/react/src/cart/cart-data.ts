import type { currentCart } from '@vitrine/client/ecom'

type Cart = currentCart.Cart
type Line = currentCart.LineItem

/** An amount as the wire has it: decimal text in major units. */
export type Price = Partial<currentCart.MultiCurrencyPrice>

type Amounts = 'price' | 'fullPrice' | 'lineItemPrice'

/**
 * The fields of a line that showing and changing it needs; every line of the client fits, and so does a
 * shortened copy.
 */
export type CartLineData = Partial<Omit<Line, 'quantity' | Amounts>> & {
  readonly quantity: number
} & { readonly [Name in Amounts]?: Price | undefined }

/**
 * The fields of a cart that showing and changing it needs; every cart of the client fits, and so does a
 * shortened copy.
 */
export interface CartData extends Partial<Omit<Cart, 'lineItems' | 'subtotal'>> {
  readonly lineItems?: readonly CartLineData[]
  readonly subtotal?: Price | undefined
}

/** Names an item of a catalog. */
export type ItemReference = NonNullable<Line['catalogReference']>

/** An item to add to the cart, and what is known about it before the shop answers. */
export interface NewItem {
  readonly catalogReference: ItemReference
  /** Default 1. */
  readonly quantity?: number
  /** Shown until the shop answers: name, picture, and the price, which keeps totals exact. */
  readonly preview?: Partial<Omit<CartLineData, 'quantity' | 'catalogReference' | '_id'>> & {
    /** Of the price; needed for the first item of a cart. */
    readonly currency?: string
  }
}

/** The app id of the shop's own catalog, as cart lines have it. */
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/**
 * Identifies a product of the shop, or one of its variants, for carts.
 * @param chosen - a variant by its id, or choices by their names; neither for a product without options
 * @example useAddToCart({ catalogReference: productReference(product._id, { variantId }) })
 */
export const productReference = (
  catalogItemId: string,
  chosen: { variantId?: string; choices?: Readonly<Record<string, string>> } = {},
): ItemReference => {
  const { variantId, choices = {} } = chosen
  const options = variantId
    ? { variantId }
    : Object.keys(choices).length > 0
      ? { options: choices }
      : undefined
  return { appId: STORES, catalogItemId, ...(options && { options }) }
}

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return entries.filter(([, held]) => held != null).map(([name, held]) => [name, ordered(held)])
}

/**
 * Returns the same text for the same reference, regardless of the order of its fields.
 * @example
 * referenceKey({ appId, catalogItemId: 'a', options: { Size: 'L', Colour: 'Blue' } }) ===
 *   referenceKey({ appId, catalogItemId: 'a', options: { Colour: 'Blue', Size: 'L' } }) // true
 */
export const referenceKey = ({ appId, catalogItemId, options }: ItemReference): string =>
  JSON.stringify([appId, catalogItemId, ordered(options ?? {})])

/**
 * A line's stable key: its item, else its id.
 * @example const keys = new Map(cart.lineItems.map((line) => [lineKey(line), line.quantity]))
 */
export const lineKey = ({ catalogReference, _id }: CartLineData): string =>
  catalogReference ? referenceKey(catalogReference) : (_id ?? '')
