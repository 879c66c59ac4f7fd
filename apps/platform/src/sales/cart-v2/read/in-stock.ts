import { fail } from '../../../floor/failure.ts'
import { availabilityTally } from '../../cart/lines/availability.ts'
import type { CartLine } from '../../cart/lines/line.ts'

/**
 * Refuses a larger quantity than is in stock, in the newer form of the calls. Lines that don't grow may stay: a
 * cart reports what happened to them.
 * @throws {Failure} INSUFFICIENT_INVENTORY; ITEM_NOT_FOUND_IN_CATALOG for an item that is gone
 */
export const assertInStock = (before: readonly CartLine[], after: readonly CartLine[]): void => {
  const quantities = new Map(before.map(({ id, quantity }) => [id, quantity]))
  const availabilityOf = availabilityTally()
  const short = after
    .map((line) => ({ line, availability: availabilityOf(line) }))
    .filter(({ line }) => line.quantity > (quantities.get(line.id) ?? 0))
    .filter(({ availability }) => availability.status !== 'AVAILABLE')
  if (short.length === 0) return
  const gone = short.filter(({ availability }) => availability.status === 'NOT_FOUND')
  if (gone.length > 0)
    throw fail('ITEM_NOT_FOUND_IN_CATALOG', {
      invalidItems: gone.map(({ line }) => ({ lineItemId: line.id })),
    })
  throw fail('INSUFFICIENT_INVENTORY', {
    invalidItems: short.map(({ line, availability }) => ({
      id: named(line, quantities.has(line.id)),
      requestedQuantity: line.quantity,
      availableQuantity: availability.quantityAvailable ?? 0,
    })),
  })
}

/** A line that isn't in the cart yet has no id that its buyer knows. */
const named = (line: CartLine, isKnown: boolean) =>
  isKnown || !('reference' in line) ? { lineItemId: line.id } : { catalogReference: line.reference }
