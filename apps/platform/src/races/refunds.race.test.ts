import {
  createOrder,
  generateInvoice,
  getOrderRefundability,
  listInvoicesForMultipleOrders,
  refundOrder,
} from '@vitrine/contract/operations'
import { expect, it } from 'vitest'
import { openSellingShop } from '../sales/checkout/checkout.fixtures.ts'
import { ENGINES } from '../testing/engines.ts'
import { SIZES } from './sizes.ts'

const { refundTries, timeout } = SIZES
/** Attempts that the order's money covers. */
const PAID = 20

// Fails if `giveBack` doesn't compare with what is left.
it.each(ENGINES)(
  `${refundTries} refunds at once give back what was paid and no more, on $name`,
  async (engine) => {
    await using shop = await openSellingShop([], { engine })
    const merchant = await shop.merchant()
    const price = { amount: `${PAID}.00` }
    const lineItems = [{ quantity: 1, productName: { original: 'Bowl' }, price }]
    const { order } = await merchant.call(createOrder, { order: { lineItems, paymentStatus: 'PAID' } })
    const id = String(order?.id)
    await merchant.call(generateInvoice, { orderId: id })
    const tries = await Promise.all(
      Array.from({ length: refundTries }, () => merchant.try(refundOrder, { id, amount: '1.00' })),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(PAID)
    expect(tries.filter(({ status }) => status >= 500)).toEqual([])
    const { paymentsSummary } = await merchant.call(getOrderRefundability, { orderId: id })
    expect(paymentsSummary.monetary).toMatchObject({
      paid: price,
      refunded: price,
      maxRefund: { amount: '0.00' },
    })
    const { invoicesForOrder } = await merchant.call(listInvoicesForMultipleOrders, { orderIds: [id] })
    const notes = invoicesForOrder[0]?.invoicesInfo.filter(({ kind }) => kind === 'CREDIT_NOTE')
    expect(notes?.map(({ number }) => Number(number)).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: PAID }, (_, index) => index + 1),
    )
  },
  timeout,
)
