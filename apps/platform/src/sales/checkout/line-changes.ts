import type { AddToCheckoutRequest, UpdateCheckoutRequest } from '@vitrine/contract'
import type { KnownActor } from '../../floor/callers/actor.ts'
import { buyerOf } from '../../floor/callers/cart-owner.ts'
import type { Ids } from '../../floor/ids.ts'
import { addCustomLines, addLines } from '../cart/lines/cart.ts'
import type { LineVisit } from '../cart/lines/gift-delivery.ts'
import { customWishOf, wantedItems } from '../cart/lines/new-lines.ts'
import { readPatch } from '../cart/patch/cart-patch.ts'
import { patchCustomLines, patchLines } from '../cart/patch/patch-lines.ts'
import type { CheckoutChange } from './checkout-keeper.ts'
import { assertSellable } from './from-cart.ts'

/** A call's changes to the lines of a checkout. */
type LinesChange = Pick<CheckoutChange, 'references' | 'lines'>

type NewLines = Pick<AddToCheckoutRequest, 'lineItems' | 'customLineItems'>

/** Reads lines to add, as for a cart. */
export const addedLines = (actor: KnownActor, input: NewLines, visit: LineVisit, ids: Ids): LinesChange => {
  const wanted = wantedItems(actor, input, visit).map((item) => ({ ...item, id: ids.guid() }))
  const customLines = (input.customLineItems ?? []).map((item, index) => ({
    id: ids.guid(),
    ...customWishOf(item, `customLineItems[${index}]`, visit.site.currency),
  }))
  customLines.forEach(assertSellable)
  return {
    references: wanted.map(({ reference }) => reference),
    lines: (lines, offers) =>
      addCustomLines(
        addLines(
          lines,
          wanted.map((item, index) => ({ ...item, offer: offers[index] })),
        ),
        customLines,
      ),
  }
}

/** Reads lines to change or add, as for a cart; nothing if there are none. */
export const patchedLines = (
  actor: KnownActor,
  ownerKey: string,
  { lineItems = [], customLineItems = [] }: Pick<UpdateCheckoutRequest, 'lineItems' | 'customLineItems'>,
  visit: LineVisit,
  ids: Ids,
): LinesChange => {
  if (lineItems.length + customLineItems.length === 0) return {}
  const wanted = readPatch(actor, { buyerInfo: buyerOf(ownerKey) }, { lineItems, customLineItems }, visit)
  const patches = wanted.lines.map((line) => ({ ...line, newId: ids.guid() }))
  const customLines = wanted.customLines.map((line) => ({ ...line, newId: ids.guid() }))
  for (const { newId: id, ...line } of customLines) assertSellable({ ...line, id })
  return {
    references: patches.flatMap(({ reference }) => reference ?? []),
    lines: (lines, offers) => {
      let next = 0
      const offered = patches.map((line) => ({ ...line, offer: line.reference && offers[next++] }))
      return patchCustomLines(patchLines(lines, offered), customLines)
    },
  }
}
