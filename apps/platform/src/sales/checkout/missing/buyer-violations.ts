import type { Violation } from '@vitrine/contract'
import type { WorkedOut } from '../../totals/work-out.ts'
import type { CheckoutContent } from '../checkout.ts'

/** Lists what is missing before goods can be shipped; pickups need no address. */
export const buyerViolations = (
  { details }: CheckoutContent,
  { totals: { shipping } }: Pick<WorkedOut, 'totals'>,
): Violation[] => {
  const isPickedUp = shipping.selected?.option.terms.logistics?.pickupDetails !== undefined
  if (!shipping.selected || isPickedUp || details.shipping?.address?.country) return []
  return [
    {
      severity: 'ERROR',
      target: { other: { name: 'OTHER_DEFAULT' } },
      description: 'The delivery address is missing',
    },
  ]
}
