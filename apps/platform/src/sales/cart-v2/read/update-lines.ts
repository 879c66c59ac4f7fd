import type { UpdateLineItemsV2CurrentRequest } from '@vitrine/contract'
import { fail } from '../../../floor/failure.ts'
import type { CartChange } from '../../cart/kept/cart-writer.ts'
import { assertPayable, setQuantities } from '../../cart/lines/cart.ts'
import { type CartLine, isCustom } from '../../cart/lines/line.ts'
import { assertInStock } from './in-stock.ts'
import { membershipOf } from './read-items.ts'

type Update = UpdateLineItemsV2CurrentRequest['lineItems'][number]

/**
 * Changes quantities and memberships of lines.
 * @throws {Failure} EMPTY_LINE_ITEM_UPDATES, DUPLICATE_LINE_ITEM_UPDATES, LINE_ITEM_NOT_FOUND_IN_CART,
 * FIXED_QUANTITY_ITEM, INSUFFICIENT_INVENTORY; FEATURE_NOT_AVAILABLE for memberships of plans in the same cart
 */
export const updatedLines = (updates: readonly Update[]): CartChange => {
  assertUseful(updates)
  const wanted = updates.map((update, index) => ({
    id: update.lineItemId,
    quantity: update.quantity?.newQuantity,
    membership: membershipChange(update, `lineItems[${index}].membershipPayment`),
  }))
  return {
    apply: (content) => {
      assertFound(content.lines, updates)
      const counted = wanted.flatMap(({ id, quantity }) => (quantity === undefined ? [] : [{ id, quantity }]))
      assertFree(content.lines, counted)
      const lines = setQuantities(content.lines, counted).map((line) => {
        const change = wanted.find(({ id }) => id === line.id)?.membership
        if (change === undefined) return line
        const { membership: _, ...rest } = line
        const paid = change === null ? rest : { ...rest, membership: change }
        assertPayable(paid)
        return paid
      })
      assertInStock(content.lines, lines)
      return { ...content, lines }
    },
  }
}

/** Null removes the membership, undefined leaves it. */
const membershipChange = (
  { membershipPayment, selectedMembership }: Update,
  field: string,
): ReturnType<typeof membershipOf> | null => {
  if (!membershipPayment && !selectedMembership) return undefined
  const { newMembership } = selectedMembership ?? {}
  const { id, appId } = newMembership ?? {}
  return (
    membershipOf(
      {
        ...(membershipPayment && { membershipPayment }),
        ...(id !== undefined && appId !== undefined && { selectedMembership: { id, appId } }),
      },
      field,
    ) ?? null
  )
}

const assertUseful = (updates: readonly Update[]): void => {
  const idle = updates.filter(
    ({ quantity, membershipPayment, selectedMembership }) =>
      !quantity && !membershipPayment && !selectedMembership,
  )
  if (idle.length > 0) throw fail('EMPTY_LINE_ITEM_UPDATES', { lineItemIds: idsOf(idle) })
  const ids = idsOf(updates)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (twice.length > 0)
    throw fail('DUPLICATE_LINE_ITEM_UPDATES', { duplicateLineItemIds: [...new Set(twice)] })
}

const idsOf = (updates: readonly Update[]): string[] => updates.map(({ lineItemId }) => lineItemId)

const assertFound = (lines: readonly CartLine[], updates: readonly Update[]): void => {
  const unknown = idsOf(updates).filter((id) => !lines.some((line) => line.id === id))
  if (unknown.length > 0) throw fail('LINE_ITEM_NOT_FOUND_IN_CART', { lineItemIds: unknown })
}

const assertFree = (
  lines: readonly CartLine[],
  wanted: readonly { readonly id: string; readonly quantity: number }[],
): void => {
  const fixed = wanted.filter(({ id, quantity }) => {
    const line = lines.find((candidate) => candidate.id === id)
    return line && isCustom(line) && line.custom.fields.fixedQuantity && line.quantity !== quantity
  })
  if (fixed.length > 0)
    throw fail('FIXED_QUANTITY_ITEM', { invalidItems: fixed.map(({ id }) => ({ lineItemId: id })) })
}
