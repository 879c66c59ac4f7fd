import type { CatalogReference, LineItemQuantityUpdate } from '@vitrine/contract'
import { fail, refuse } from '../../http/failure.ts'
import type { Offer, OfferStock } from '../catalog/offer.ts'
import { sameItem } from './same-item.ts'

/** How many lines a cart holds, and how many of an item a line. */
export const MAX_LINES = 300
export const MAX_QUANTITY = 100_000

/** What the catalog offered when it was last asked; `gone` once it has no such item any more. */
export type LastOffer = Omit<Offer, 'stock'> & { readonly stock: OfferStock | { readonly state: 'gone' } }

/** So many of one item. */
export interface CartLine {
  readonly id: string
  readonly quantity: number
  /** As the buyer's side gave it. */
  readonly reference: CatalogReference
  readonly offer: LastOffer
}

/** What a buyer decides about a cart. */
export interface CartContent {
  readonly lines: readonly CartLine[]
  /** The place of business it is bought from, where a shop has several. */
  readonly businessLocationId?: string | undefined
}

/** A line that is to be added, and what the catalog offers under its reference. */
export interface NewLine extends Omit<CartLine, 'offer'> {
  readonly offer: Offer | undefined
}

/** What the catalog is to be asked about. */
export const referencesOf = ({ lines }: CartContent): CatalogReference[] =>
  lines.map(({ reference }) => reference)

/** Brings lines up to date with the catalog. A line whose item is gone keeps what it last showed. */
export const withOffers = (lines: readonly CartLine[], offers: readonly (Offer | undefined)[]): CartLine[] =>
  lines.map((line, index) => ({
    ...line,
    offer: offers[index] ?? { ...line.offer, stock: { state: 'gone' } },
  }))

/**
 * Adds lines in their order. One that names the same item as another with the same options makes that one
 * grow; the others go to the end. More than is in stock is accepted: availability tells.
 *
 * @throws {Failure} ITEM_NOT_FOUND for an item that the catalog does not show, LINE_ITEM_LIMIT beyond 300 lines
 * @throws {InvalidArgument} MAX when a line would grow beyond 100,000
 */
export const addLines = (lines: readonly CartLine[], additions: readonly NewLine[]): CartLine[] => {
  const after = [...lines]
  const places = new Map(lines.map((line, place) => [sameItem(line), place]))
  additions.forEach((addition, index) => {
    const line = { ...addition, offer: shownOffer(addition, index) }
    const item = sameItem(line)
    const place = places.get(item) ?? after.length
    const present = after[place]
    after[place] = present ? grown(present, line, index) : line
    places.set(item, place)
  })
  if (after.length > MAX_LINES) throw fail('LINE_ITEM_LIMIT', { limit: MAX_LINES })
  return after
}

const shownOffer = ({ reference, offer }: NewLine, index: number): Offer => {
  if (offer && offer.stock.state !== 'hidden') return offer
  throw fail('ITEM_NOT_FOUND', { catalogItemId: reference.catalogItemId, lineItemIndex: index })
}

const grown = (line: CartLine, { quantity }: CartLine, index: number): CartLine => {
  const sum = line.quantity + quantity
  if (sum > MAX_QUANTITY)
    throw refuse(
      `lineItems[${index}].quantity`,
      'MAX',
      `must leave the line at ${MAX_QUANTITY} or fewer; it holds ${line.quantity}`,
    )
  return { ...line, quantity: sum }
}

/**
 * Sets the quantity of lines, in the order given.
 *
 * @throws {Failure} LINE_ITEM_NOT_FOUND for an id that no line has
 */
export const setQuantities = (
  lines: readonly CartLine[],
  updates: readonly Required<LineItemQuantityUpdate>[],
): CartLine[] => {
  const unknown = updates.find(({ id }) => !lines.some((line) => line.id === id))
  if (unknown) throw fail('LINE_ITEM_NOT_FOUND', { lineItemId: unknown.id })
  const quantities = new Map(updates.map(({ id, quantity }) => [id, quantity]))
  return lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity }))
}

/** What the lines cost together, in minor units. */
export const subtotalMinor = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { offer, quantity }) => sum + offer.priceMinor * quantity, 0)

/**
 * Refuses lines that cost more together than is exact.
 *
 * @throws {InvalidArgument} MAX
 */
export const assertExact = (lines: readonly CartLine[], mostMinor: number): void => {
  if (subtotalMinor(lines) > mostMinor)
    throw refuse('lineItems', 'MAX', 'must cost less together than is exact in every currency of the shop')
}

/**
 * Removes lines. Ids that no line has are passed over: the cart is then as it was asked to be, for instance
 * when a second tab removed the line first.
 */
export const removeLines = (lines: readonly CartLine[], ids: readonly string[]): CartLine[] =>
  lines.filter((line) => !ids.includes(line.id))

/**
 * Puts a cart into a business location. Once it is in one it stays there.
 *
 * @throws {Failure} CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION
 */
export const inLocation = (content: CartContent, locationId: string | null | undefined): CartContent => {
  const { businessLocationId = locationId ?? undefined } = content
  if (locationId && locationId !== businessLocationId)
    throw fail('CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION', { businessLocationId })
  return { ...content, businessLocationId }
}
