import type { CatalogReference, LineItemQuantityUpdate } from '@vitrine/contract'
import type { Offer } from '../../../catalog/products/records/offer.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import type { CartDetails } from './cart-details.ts'
import { assertDeliverable } from './gift-delivery.ts'
import {
  type CartLine,
  type CatalogLine,
  type CustomLine,
  isCustom,
  priceMinorOf,
  takesMembership,
} from './line.ts'
import { sameItem } from './same-item.ts'

/** How many lines a cart holds, and the maximum quantity of a line. */
export const MAX_LINES = 300
export const MAX_QUANTITY = 100_000

/** What a cart holds. */
export interface CartContent {
  readonly lines: readonly CartLine[]
  /** The business location it is bought from, if a shop has several. */
  readonly businessLocationId?: string | undefined
  /** Everything else about it; most carts have none. */
  readonly details?: CartDetails | undefined
}

/** A line to add, with the catalog's offer for its reference. */
export interface NewLine extends Omit<CatalogLine, 'offer' | 'seenMinor'> {
  readonly offer: Offer | undefined
}

/** The catalog references of its lines, in their order. */
export const referencesOf = ({ lines }: Pick<CartContent, 'lines'>): CatalogReference[] =>
  lines.flatMap((line) => (isCustom(line) ? [] : [line.reference]))

/**
 * Updates lines to the catalog. A line whose item is gone keeps what it last showed.
 * @param offers - follow `referencesOf`
 */
export const withOffers = (
  lines: readonly CartLine[],
  offers: readonly (Offer | undefined)[],
): CartLine[] => {
  let next = 0
  return lines.map((line) =>
    isCustom(line) ? line : { ...line, offer: offers[next++] ?? { ...line.offer, stock: { state: 'gone' } } },
  )
}

/**
 * Adds lines in order. One with the same item and terms as another increases it; others go to the end. More
 * than is in stock is accepted: availability reports it.
 * @throws {Failure} ITEM_NOT_FOUND for an item that the catalog doesn't show, LINE_ITEM_LIMIT beyond 300
 * lines, CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM
 * @throws {InvalidArgument} MAX when a line would exceed 100,000
 */
export const addLines = (lines: readonly CartLine[], additions: readonly NewLine[]): CartLine[] => {
  const after = [...lines]
  const places = new Map<string, number>()
  lines.forEach((line, place) => {
    if (!isCustom(line)) places.set(sameItem(line), place)
  })
  additions.forEach((addition, index) => {
    const line = withSeenPrice({ ...addition, offer: shownOffer(addition, index) })
    assertPayable(line)
    const item = sameItem(line)
    const place = places.get(item) ?? after.length
    const present = after[place]
    after[place] = present ? grown(present, line, index) : line
    places.set(item, place)
  })
  return withinLimit(after)
}

/** Adds custom items of a merchant or an app, each on its own line. */
export const addCustomLines = (lines: readonly CartLine[], additions: readonly CustomLine[]): CartLine[] =>
  withinLimit([...lines, ...additions])

/** Marks a line as accepted at the current price. */
export const withSeenPrice = (line: CatalogLine): CatalogLine => ({ ...line, seenMinor: priceMinorOf(line) })

/** @throws {Failure} LINE_ITEM_LIMIT */
export const withinLimit = (lines: CartLine[]): CartLine[] => {
  if (lines.length > MAX_LINES) throw fail('LINE_ITEM_LIMIT', { limit: MAX_LINES })
  return lines
}

/** @throws {Failure} CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM */
export const assertPayable = (line: CartLine): void => {
  if (line.membership && !takesMembership(line))
    throw fail('CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM', { membershipId: line.membership.id })
}

/**
 * @throws {Failure} ITEM_NOT_FOUND
 * @throws {InvalidArgument} FIELD_NOT_ALLOWED for the recipient of anything but a gift card
 */
export const shownOffer = (
  { reference, offer }: Pick<NewLine, 'reference' | 'offer'>,
  index: number,
): Offer => {
  if (!offer || offer.stock.state === 'hidden')
    throw fail('ITEM_NOT_FOUND', { catalogItemId: reference.catalogItemId, lineItemIndex: index })
  assertDeliverable(reference, offer, `lineItems[${index}]`)
  return offer
}

const grown = (line: CartLine, { quantity, seenMinor }: CatalogLine, index: number): CartLine => {
  const sum = line.quantity + quantity
  if (sum > MAX_QUANTITY)
    throw refuse(
      `lineItems[${index}].quantity`,
      'MAX',
      `must leave the line at ${MAX_QUANTITY} or fewer; it holds ${line.quantity}`,
    )
  return isCustom(line) ? { ...line, quantity: sum } : { ...line, quantity: sum, seenMinor }
}

/**
 * Sets the quantity of lines, in the given order.
 * @throws {Failure} LINE_ITEM_NOT_FOUND for an unknown id
 * @throws {InvalidArgument} FIELD_NOT_ALLOWED for a line with a fixed quantity
 */
export const setQuantities = (
  lines: readonly CartLine[],
  updates: readonly Required<LineItemQuantityUpdate>[],
): CartLine[] => {
  updates.forEach(({ id, quantity }, index) => {
    const line = lines.find((candidate) => candidate.id === id)
    if (!line) throw fail('LINE_ITEM_NOT_FOUND', { lineItemId: id })
    assertFree(line, quantity, `lineItems[${index}].quantity`)
  })
  const quantities = new Map(updates.map(({ id, quantity }) => [id, quantity]))
  return lines.map((line) => {
    const quantity = quantities.get(line.id)
    if (quantity === undefined) return line
    return isCustom(line) ? { ...line, quantity } : withSeenPrice({ ...line, quantity })
  })
}

/** @throws {InvalidArgument} FIELD_NOT_ALLOWED when changing a fixed quantity */
export const assertFree = (line: CartLine, quantity: number, field: string): void => {
  if (isCustom(line) && line.custom.fields.fixedQuantity && quantity !== line.quantity)
    throw refuse(field, 'FIELD_NOT_ALLOWED', `is fixed at ${line.quantity}`)
}

/** What the lines cost together, in minor units. */
export const subtotalMinor = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + priceMinorOf(line) * line.quantity, 0)

/**
 * Refuses lines whose total is not exact.
 * @throws {InvalidArgument} MAX
 */
export const assertExact = (lines: readonly CartLine[], mostMinor: number): void => {
  if (subtotalMinor(lines) > mostMinor)
    throw refuse('lineItems', 'MAX', 'must have a total that is exact in every currency of the shop')
}

/** Removes lines. Unknown ids are ignored, for example when a second tab has already removed the line. */
export const removeLines = (lines: readonly CartLine[], ids: readonly string[]): CartLine[] =>
  lines.filter((line) => !ids.includes(line.id))

/**
 * Puts a cart into a business location. Once set, it stays.
 * @throws {Failure} CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION
 */
export const inLocation = (content: CartContent, locationId: string | null | undefined): CartContent => {
  const { businessLocationId = locationId ?? undefined } = content
  if (locationId && locationId !== businessLocationId)
    throw fail('CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION', { businessLocationId })
  return { ...content, businessLocationId }
}
