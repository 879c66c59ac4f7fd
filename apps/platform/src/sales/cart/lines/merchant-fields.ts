import type { FieldViolation, UpdateCartRequest } from '@vitrine/contract'
import { isMerchantSide, type KnownActor } from '../../../floor/callers/actor.ts'
import { InvalidArgument } from '../../../floor/failure.ts'

/** Fields of a cart that buyers can't set. */
type Sent = Pick<UpdateCartRequest, 'cartInfo' | 'lineItems' | 'customLineItems' | 'merchantDiscounts'>

const LINE_FIELDS = ['catalogOverrideFields', 'taxableAddress', 'extendedFields'] as const
const CART_FIELDS = ['extendedFields', 'merchantDiscounts', 'customLineItems'] as const

/**
 * Refuses everything a buyer may not set, all at once.
 * @throws {InvalidArgument} FIELD_NOT_ALLOWED for each such field, in the order of the request's fields
 */
export const assertAllowed = (actor: KnownActor, sent: Sent): void => {
  if (isMerchantSide(actor)) return
  const { cartInfo = {}, lineItems = [], customLineItems, merchantDiscounts } = sent
  const fields = [
    ...CART_FIELDS.filter((field) => isGiven(cartInfo[field])).map((field) => `cartInfo.${field}`),
    ...(isGiven(cartInfo.buyerInfo?.contactId) ? ['cartInfo.buyerInfo.contactId'] : []),
    ...lineItems.flatMap((line, index) =>
      LINE_FIELDS.filter((field) => isGiven(line[field])).map((field) => `lineItems[${index}].${field}`),
    ),
    ...(isGiven(customLineItems) ? ['customLineItems'] : []),
    ...(isGiven(merchantDiscounts) ? ['merchantDiscounts'] : []),
  ]
  if (fields.length > 0) throw new InvalidArgument(fields.map(notAllowed))
}

const notAllowed = (field: string): FieldViolation => ({
  field,
  description: 'may only be set by merchants and apps',
  violatedRule: 'FIELD_NOT_ALLOWED',
})

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
