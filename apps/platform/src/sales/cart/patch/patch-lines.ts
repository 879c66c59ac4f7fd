import type { Offer } from '../../../catalog/products/records/offer.ts'
import { fail } from '../../../floor/failure.ts'
import { assertFree, assertPayable, shownOffer, withinLimit, withSeenPrice } from '../lines/cart.ts'
import { type CartLine, type CatalogLine, isCustom, type LineTerms } from '../lines/line.ts'
import { itemKey } from '../lines/same-item.ts'
import type { CustomPatch, LinePatch } from './cart-patch.ts'

/** A line to change with the catalog's offer for its reference, and its id if it is added. */
export interface OfferedPatch extends LinePatch {
  readonly newId: string
  readonly offer: Offer | undefined
}

/**
 * Changes lines named by id or item and adds the others, in order; removes none. A line found by its id takes
 * over the item that the patch names.
 * @throws {Failure} LINE_ITEM_NOT_FOUND for an unknown id without an item; ITEM_NOT_FOUND; LINE_ITEM_LIMIT;
 * CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM
 */
export const patchLines = (lines: readonly CartLine[], patches: readonly OfferedPatch[]): CartLine[] => {
  const after = [...lines]
  patches.forEach((patch, index) => {
    const place = placeOf(after, patch)
    const line = after[place]
    const changed = line ? changedLine(line, patch, index) : newLine(patch, index)
    assertPayable(changed)
    after[line ? place : after.length] = changed
  })
  return withinLimit(after)
}

const placeOf = (lines: readonly CartLine[], { id, reference, offer }: OfferedPatch): number => {
  const byId = id === undefined ? -1 : lines.findIndex((line) => line.id === id)
  if (byId >= 0 || !reference || !offer) return byId
  const item = itemKey({ reference, offer })
  return lines.findIndex((line) => !isCustom(line) && itemKey(line) === item)
}

const newLine = (patch: OfferedPatch, index: number): CatalogLine => {
  const { reference, offer, newId, quantity = 1, overrides } = patch
  if (!reference) throw fail('LINE_ITEM_NOT_FOUND', { lineItemId: patch.id })
  return withSeenPrice({
    id: newId,
    quantity,
    reference,
    offer: shownOffer({ reference, offer }, index),
    ...(overrides && { overrides }),
    ...termsOf(patch),
  })
}

const changedLine = (line: CartLine, patch: OfferedPatch, index: number): CartLine => {
  const { quantity = line.quantity, reference, offer, overrides } = patch
  assertFree(line, quantity, `lineItems[${index}].quantity`)
  if (isCustom(line)) return { ...line, quantity, ...termsOf(patch) }
  return withSeenPrice({
    ...line,
    quantity,
    ...(reference && { reference, offer: shownOffer({ reference, offer }, index) }),
    ...(overrides && { overrides }),
    ...termsOf(patch),
  })
}

const termsOf = ({ membership, taxableAddress, extendedFields }: LinePatch): LineTerms => ({
  ...(membership && { membership }),
  ...(taxableAddress && { taxableAddress }),
  ...(extendedFields && { extendedFields }),
})

/**
 * Replaces the custom lines that a merchant's items name, and adds the others.
 * @throws {Failure} LINE_ITEM_LIMIT
 */
export const patchCustomLines = (
  lines: readonly CartLine[],
  patches: readonly (CustomPatch & { readonly newId: string })[],
): CartLine[] => {
  const after = [...lines]
  for (const { id, newId, quantity, custom } of patches) {
    const place = after.findIndex((line) => isCustom(line) && line.id === id)
    const present = after[place]
    after[present ? place : after.length] = { ...present, id: present?.id ?? newId, quantity, custom }
  }
  return withinLimit(after)
}
