import type { PaymentRefund } from '@vitrine/contract'
import type { Transaction } from '../../../floor/database/database.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import { minorOf } from '../../../floor/money/amounts.ts'
import { type RefundFacts, refundableOf, returnShares } from '../money/give-back.ts'
import { leftOf, type Share, type SourceMoney } from '../money/order-money.ts'
import type { StoredOrder } from '../order.ts'
import { paymentIdOf } from '../records/show-records.ts'

/**
 * Refunds chosen payments of an order, in the transaction that updates the order; returns the sum in minor units.
 * @throws {Failure} ORDER_NOT_REFUNDABLE for more than is left of a payment, or of all of them
 * @throws {InvalidArgument} a payment that isn't the order's, or is named twice
 */
export const givePaymentsBack = async (
  tx: Transaction,
  order: StoredOrder,
  refunds: readonly PaymentRefund[],
  refund: RefundFacts,
): Promise<number> => {
  const { sources, mostMinor } = await refundableOf(tx, order)
  const byId = new Map(sources.map((source) => [paymentIdOf(order, source), source]))
  const shares = refunds.map((wanted, index): Share => {
    const field = `paymentRefunds[${index}]`
    const source = byId.get(wanted.paymentId)
    if (!source)
      throw refuse(`${field}.paymentId`, 'OTHER', 'must be a payment of the order, named only once')
    byId.delete(wanted.paymentId)
    if (wanted.externalRefund && source.kind !== 'OUTSIDE')
      throw refuse(
        `${field}.externalRefund`,
        'OTHER',
        'must be false, because the shop returns this payment itself',
      )
    return { kind: source.kind, id: source.id, amountMinor: amountOf(source, wanted, order, field) }
  })
  const sumMinor = shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (sumMinor > mostMinor) throw fail('ORDER_NOT_REFUNDABLE', { refundableMinor: mostMinor })
  await returnShares(tx, order, shares, refund)
  return sumMinor
}

const amountOf = (
  source: SourceMoney,
  { paymentId, amount }: PaymentRefund,
  order: StoredOrder,
  field: string,
): number => {
  assertCurrency(order, amount?.currency, `${field}.amount.currency`)
  const left = leftOf(source)
  const amountMinor = amount ? minorOf(amount.amount, order.currency, `${field}.amount.amount`) : left
  if (amountMinor > left || left === 0)
    throw fail('ORDER_NOT_REFUNDABLE', { paymentId, refundableMinor: left })
  return amountMinor
}

/**
 * Refuses a refund in another currency than the order's.
 * @throws {InvalidArgument} VALIDATION
 */
export const assertCurrency = ({ currency }: StoredOrder, given: string | undefined, field: string): void => {
  if (given !== undefined && given !== currency)
    throw refuse(field, 'VALIDATION', `must be ${currency}, the order's currency`)
}
