import { randomUUID } from 'node:crypto'
import type { DraftOrder, InputOf, Order } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../../floor/database/database.ts'
import { mailed } from '../../../people/identity/identity.fixtures.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { checkoutOf, germany, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { hostedBrowser, openHosted, settled } from '../../hosted-checkout/hosted-checkout.fixtures.ts'
import { paymentLinksStore } from '../kept/payment-links.store.ts'
import { breakAt, restoreAt } from './break-at.fixtures.ts'
import { freeOrder, waitingLocks } from './locks.fixtures.ts'

const quantityOf = statement<{ quantity: number }>(
  `SELECT v.quantity FROM products p JOIN variants v ON v.site_id = p.site_id AND v.product_number = p.product_number
   WHERE p.site_id = ? AND p.product_id = ?`,
)
const GOOD_CARD = '4242424242424242'

for (const engine of ENGINES) {
  describe(`the edit of an order on ${engine.name}`, () => {
    const stock = (quantity: number) => ({ stock: { track: true as const, quantity } })
    const mug = newProduct({ name: 'Tall mug', priceMinor: 1000, ...stock(9) })
    const bowl = newProduct({ name: 'Wide bowl', priceMinor: 333, ...stock(40) })
    const vase = newProduct({ name: 'Vase', priceMinor: 700, ...stock(1) })
    let shop: Shop
    let merchant: Caller
    beforeAll(async () => {
      shop = await openSellingShop([mug, bowl, vase], { engine })
      merchant = await shop.merchant()
      await merchant.call(api.createCoupon, { coupon: { code: 'TEN', name: 'Ten', percentOffRate: 10 } })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const left = async ({ id }: { id: string }) =>
      (await shop.database.first(quantityOf, shop.site.siteId, id))?.quantity
    const read = async (id: string): Promise<Order> => {
      const { order } = await merchant.call(api.getOrder, { id })
      if (!order) throw new Error('no order')
      return order
    }
    /** An order of lines, paid by card. */
    const paid = async (lines: Parameters<typeof checkoutOf>[1], couponCode?: string) => {
      const buyer = await shop.visitor()
      const email = `ada${randomUUID().slice(0, 8)}@example.com`
      const checkoutId = await checkoutOf(buyer, lines, { email })
      if (couponCode) await buyer.call(api.updateCheckout, { checkout: { id: checkoutId }, couponCode })
      const page = await openHosted(shop, buyer, checkoutId)
      await page.pay(GOOD_CARD)
      const { order } = await settled(page, { state: 'PLACED' })
      const id = String(order?.id)
      await expect.poll(async () => (await read(id)).paymentStatus, { timeout: 20_000 }).toBe('PAID')
      return { id, email }
    }
    const edit = async (sourceOrderId: string): Promise<DraftOrder> =>
      (await merchant.call(api.createDraftOrder, { sourceOrderId })).calculatedDraftOrder.draftOrder
    const setLines = async (
      { id: draftOrderId }: DraftOrder,
      lineItemChanges: InputOf<typeof api.updateDraftOrderLineItems>['lineItemChanges'],
    ) =>
      (await merchant.call(api.updateDraftOrderLineItems, { draftOrderId, lineItemChanges }))
        .calculatedDraftOrder.draftOrder
    const lineIn = ({ lineItems }: DraftOrder, { name }: { name: string }): string =>
      lineItems.find(({ lineItem }) => lineItem.productName?.original === name)?.lineItem.id ?? ''
    const balanceOf = ({ balanceSummary }: DraftOrder) => balanceSummary.balance.amount
    const invoices = async (id: string) =>
      (await merchant.call(api.listInvoicesForMultipleOrders, { orderIds: [id] })).invoicesForOrder[0]
        ?.invoicesInfo ?? []
    const codeIn = (body: unknown) => /"code":"(\w+)"/.exec(JSON.stringify(body))?.[1]
    const follow = async (url: string) => {
      const response = await fetch(new URL(new URL(url).pathname, shop.url), { redirect: 'manual' })
      const checkoutId = response.headers.get('location')?.split('/').at(-1) ?? ''
      return {
        response,
        page: hostedBrowser(shop.url, checkoutId, response.headers.get('set-cookie')?.split(';')[0] ?? ''),
      }
    }

    it('returns what is too much, moves the stock, corrects the invoice, and says so', async () => {
      const { id, email } = await paid([lineOf(mug, 2), lineOf(bowl, 3)], 'TEN')
      const before = await read(id)
      await merchant.call(api.generateInvoice, { orderId: id })
      const [mugs, bowls] = [Number(await left(mug)), Number(await left(bowl))]
      const draft = await edit(id)
      expect([balanceOf(draft), draft.priceSummary]).toEqual(['0.00', before.priceSummary])
      // Two people who edit one order share the edit.
      const again = await merchant.call(api.createDraftOrder, { sourceOrderId: id })
      expect([again.preexistingDraftOrder, again.calculatedDraftOrder.draftOrder.id]).toEqual([
        true,
        draft.id,
      ])
      const smaller = await setLines(draft, [
        { lineItemId: lineIn(draft, mug), newQuantity: 1 },
        { lineItemId: lineIn(draft, bowl), newQuantity: 0 },
      ])
      expect(smaller.lineItems).toMatchObject([
        { lineItem: { quantity: 1 }, changedDetails: { quantityBeforeChange: 2 } },
        { removed: true },
      ])
      // Half of the discount on two mugs stays on one: 9.00 and the delivery of 5.90.
      const due = Number(before.priceSummary?.total?.amount) - 14.9
      expect(balanceOf(smaller)).toBe((-due).toFixed(2))
      expect([await left(mug), (await read(id)).lineItems.length]).toEqual([mugs, 2])
      const { orderAfterCommit, committedDraftOrder } = await merchant.call(api.commitDraftOrder, {
        draftOrderId: draft.id,
        reason: 'Asked on the phone',
      })
      expect(committedDraftOrder).toMatchObject({ status: 'COMMITTED', orderId: id })
      expect(orderAfterCommit).toMatchObject({
        paymentStatus: 'PAID',
        lineItems: [{ quantity: 1, totalDiscount: { amount: '1.00' } }],
        appliedDiscounts: [{ coupon: { code: 'TEN', amount: { amount: '1.00' } } }],
        priceSummary: { total: { amount: '14.90' } },
        balanceSummary: { balance: { amount: '0.00' }, refunded: { amount: due.toFixed(2) } },
      })
      expect([await left(mug), await left(bowl)]).toEqual([mugs + 1, bowls + 3])
      expect(await invoices(id)).toMatchObject([
        {
          kind: 'INVOICE',
          id,
          amount: before.priceSummary?.total,
          replaced: { lineItems: before.lineItems },
        },
        {
          ...{ kind: 'INVOICE', id: draft.id, amount: { amount: '14.90' } },
          taxes: [{ taxRate: '0.19', totalTax: { amount: '2.38' }, totalAmount: { amount: '14.90' } }],
        },
        {
          ...{ kind: 'CREDIT_NOTE', id: draft.id, amount: before.priceSummary?.total },
          taxes: [{ totalTax: before.priceSummary?.tax, totalAmount: before.priceSummary?.total }],
          creditedItems: before.lineItems.map(
            ({ id, productName, quantity, totalPriceAfterTax: amount }) => ({
              ...{ lineItemId: id, productName, quantity, amount },
            }),
          ),
        },
      ])
      expect(orderAfterCommit.activities.slice(-2)).toMatchObject([
        {
          type: 'DRAFT_ORDER_CHANGES_APPLIED',
          orderRefunded: { amount: { amount: due.toFixed(2) } },
          draftOrderChangesApplied: {
            reason: 'Asked on the phone',
            changes: [
              { lineItemChanged: { quantity: { originalQuantity: 2, newQuantity: 1, diff: 1 } } },
              { lineItemRemoved: { quantity: 3, name: { original: 'Wide bowl' } } },
              { totalPriceChanged: { newTotal: { amount: '14.90' } } },
            ],
          },
        },
        { type: 'INVOICE_ADDED' },
      ])
      expect((await mailed(shop, email)).map(({ template }) => template).sort()).toEqual([
        'order-confirmation',
        'order-edited',
      ])
      // It can be edited again, and then the whole order can still be returned, but no more than was paid.
      const next = await edit(id)
      expect(balanceOf(next)).toBe('0.00')
      await setLines(next, [{ lineItemId: lineIn(next, mug), newPrice: '8.00' }])
      await merchant.call(api.commitDraftOrder, { draftOrderId: next.id })
      const rest = (await read(id)).priceSummary?.total?.amount ?? ''
      const tooMuch = await merchant.try(api.refundOrder, { id, amount: (Number(rest) + 0.01).toFixed(2) })
      expect([tooMuch.status, codeIn(tooMuch.body)]).toEqual([409, 'ORDER_NOT_REFUNDABLE'])
      await merchant.call(api.refundOrder, { id, amount: rest })
      expect((await read(id)).paymentStatus).toBe('FULLY_REFUNDED')
    })

    it('leaves a difference that its buyer pays through a link, once and exactly', async () => {
      const { id, email } = await paid([lineOf(mug, 1)])
      const draft = await edit(id)
      await merchant.call(api.addLineItemsToDraftOrder, {
        draftOrderId: draft.id,
        catalogLineItems: [{ catalogReference: lineOf(bowl).catalogReference, quantity: 2 }],
      })
      const bowls = Number(await left(bowl))
      const { orderAfterCommit } = await merchant.call(api.commitDraftOrder, { draftOrderId: draft.id })
      expect(orderAfterCommit).toMatchObject({
        paymentStatus: 'PARTIALLY_PAID',
        balanceSummary: { balance: { amount: '6.66' } },
      })
      expect(await left(bowl)).toBe(bowls - 2)
      const { paymentUrl } = await merchant.call(api.sendOrderPaymentLink, { id, message: 'Thank you' })
      expect((await mailed(shop, email)).map(({ template }) => template)).toContain('payment-link')
      const [{ page }, { page: phone }] = [await follow(paymentUrl), await follow(paymentUrl)]
      expect(phone.checkoutId).toBe(page.checkoutId)
      expect(await page.read()).toMatchObject({ isFixed: true, missing: [], totals: { total: '6.66' } })
      // Another edit reaches the open page; the old amount can't be paid any more.
      const next = await edit(id)
      const { totals: agreedTotals } = await page.read()
      await setLines(next, [{ lineItemId: lineIn(next, bowl), newQuantity: 1 }])
      await merchant.call(api.commitDraftOrder, { draftOrderId: next.id })
      expect((await page.pay(GOOD_CARD, { agreedTotals })).code).toBe('CHECKOUT_CHANGED')
      const now = await page.read()
      expect([now.totals.total, now.changes.length > 0]).toEqual(['3.33', true])
      await page.send('PATCH', '', { acceptTotals: now.totals })
      await page.pay(GOOD_CARD)
      const { order } = await settled(page, { state: 'PLACED' })
      expect(order).toMatchObject({ id, payment: { paid: true } })
      expect((await phone.pay(GOOD_CARD)).code).toBe('CHECKOUT_ALREADY_PAID')
      await expect.poll(async () => (await read(id)).paymentStatus, { timeout: 20_000 }).toBe('PAID')
      expect(await read(id)).toMatchObject({
        balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '19.23' } },
        paymentMethods: [{ amount: { amount: '15.90' } }, { kind: 'CARD', amount: { amount: '3.33' } }],
      })
      expect((await follow(paymentUrl)).response.headers.get('location')).toContain('/orders/')
      const late = await merchant.try(api.sendOrderPaymentLink, { id })
      expect([late.status, codeIn(late.body)]).toEqual([409, 'ORDER_IS_PAID'])
      // What both payments brought can be returned, and not more.
      const { refundability } = {
        refundability: await merchant.call(api.getOrderRefundability, { orderId: id }),
      }
      expect(refundability.paymentsSummary.monetary.maxRefund.amount).toBe('19.23')
      await merchant.call(api.cancelOrder, { id })
      expect((await read(id)).balanceSummary).toMatchObject({ refunded: { amount: '19.23' } })
    })

    it('keeps the agreed price while only people and streets change, whatever the shop charges today', async () => {
      const { id } = await paid([lineOf(vase, 1)])
      await merchant.call(api.updateProduct, { product: { id: vase.id, priceData: { price: 99 } } })
      const draft = await edit(id)
      const address = { ...germany, addressLine1: 'Gasse 2', addressLine: undefined }
      const { calculatedDraftOrder } = await merchant.call(api.setDraftOrderRecipientInfo, {
        draftOrderId: draft.id,
        recipientInfo: { address, contactDetails: { firstName: 'Grace', lastName: 'Hopper' } },
      })
      await merchant.call(api.setDraftOrderBuyerInfo, {
        draftOrderId: draft.id,
        buyerInfo: { email: 'grace@example.com' },
      })
      expect(balanceOf(calculatedDraftOrder.draftOrder)).toBe('0.00')
      const { orderAfterCommit } = await merchant.call(api.commitDraftOrder, {
        draftOrderId: draft.id,
        commitSettings: { sendNotificationsToBuyer: false },
      })
      expect(orderAfterCommit).toMatchObject({
        buyerInfo: { email: 'grace@example.com' },
        recipientInfo: { address: { addressLine1: 'Gasse 2' }, contactDetails: { lastName: 'Hopper' } },
        shippingInfo: { logistics: { shippingDestination: { address: { addressLine1: 'Gasse 2' } } } },
        billingInfo: { address: { addressLine1: 'Gasse 2' } },
        priceSummary: { total: { amount: '12.90' } },
      })
      expect(orderAfterCommit.activities.slice(-3).map(({ type }) => type)).toEqual([
        ...['DRAFT_ORDER_CHANGES_APPLIED', 'EMAIL_EDITED', 'SHIPPING_ADDRESS_EDITED'],
      ])
      expect(await mailed(shop, 'grace@example.com')).toEqual([])
      // Sold out and deleted since, it stays in the order and can be left out; there is no more of it.
      await merchant.call(api.deleteProduct, { id: vase.id })
      const next = await edit(id)
      const more = await setLines(next, [{ lineItemId: lineIn(next, vase), newQuantity: 2 }])
      expect(more.lineItems[0]?.availability).toEqual({ status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 })
      const refused = await merchant.try(api.commitDraftOrder, { draftOrderId: next.id })
      expect(codeIn(refused.body)).toMatch(/OUT_OF_STOCK/)
      expect(await read(id)).toMatchObject({ lineItems: [{ quantity: 1 }], paymentStatus: 'PAID' })
    })

    it('is refused with a reason once the order is sent, cancelled or refunded, and changes nothing', async () => {
      const orders = await Promise.all(Array.from({ length: 3 }, () => paid([lineOf(bowl, 1)])))
      const [sent, canceled, refunded] = orders.map(({ id }) => id)
      const drafts = await Promise.all(orders.map(({ id }) => edit(id)))
      for (const draft of drafts) await setLines(draft, [{ lineItemId: lineIn(draft, bowl), newQuantity: 2 }])
      await merchant.call(api.createFulfillment, { orderId: String(sent), fulfillment: {} })
      await merchant.call(api.cancelOrder, { id: String(canceled) })
      await merchant.call(api.refundOrder, { id: String(refunded), amount: '1.00' })
      const reasons = ['ORDER_IS_FULFILLED', 'ORDER_STATUS_IS_NOT_SUPPORTED', 'PARTIALLY_OR_FULLY_REFUNDED']
      const bowls = await left(bowl)
      for (const [index, draft] of drafts.entries()) {
        const orderId = String(draft.orderId)
        const late = await merchant.try(api.commitDraftOrder, { draftOrderId: draft.id })
        expect([late.status, codeIn(late.body)]).toEqual([409, 'ORDER_CANNOT_BE_EDITED'])
        expect(JSON.stringify(late.body)).toContain(reasons[index])
        const told = await merchant.call(api.getOrderDraftabilityStatus, { orderId })
        expect([told.orderDraftable, told.nonDraftableReasons]).toMatchObject([
          false,
          expect.arrayContaining([reasons[index]]),
        ])
        expect(codeIn((await merchant.try(api.createDraftOrder, { sourceOrderId: orderId })).body)).toBe(
          'ORDER_CANNOT_BE_EDITED',
        )
        expect((await read(orderId)).lineItems).toMatchObject([{ quantity: 1 }])
      }
      expect(await left(bowl)).toBe(bowls)
      const unknown = await merchant.call(api.getOrderDraftabilityStatus, { orderId: randomUUID() })
      expect(unknown.nonDraftableReasons).toEqual(['ORDER_NOT_FOUND'])
    })

    it('happens once or not at all, also when others edit, cancel or refund at the same time', async () => {
      const { id } = await paid([lineOf(bowl, 2)])
      const draft = await edit(id)
      await setLines(draft, [{ lineItemId: lineIn(draft, bowl), newQuantity: 1 }])
      const rivals = await Promise.all([
        ...Array.from({ length: 4 }, () => merchant.try(api.commitDraftOrder, { draftOrderId: draft.id })),
        merchant.try(api.cancelOrder, { id }),
        merchant.try(api.refundOrder, { id, amount: '12.56' }),
      ])
      const statuses = rivals.map(({ status }) => status)
      expect(statuses.every((status) => [200, 409].includes(status))).toBe(true)
      expect(statuses.slice(0, 4).filter((status) => status === 200).length).toBeLessThanOrEqual(1)
      const { balanceSummary } = await read(id)
      expect(Number(balanceSummary?.refunded.amount)).toBeLessThanOrEqual(12.56)
      // An order that was changed in another way since leaves its edit behind.
      const other = await paid([lineOf(bowl, 1)])
      const stale = await edit(other.id)
      await merchant.call(api.updateOrder, { order: { id: other.id, buyerNote: 'Ring' } })
      expect(codeIn((await merchant.try(api.commitDraftOrder, { draftOrderId: stale.id })).body)).toBe(
        'CONFLICT',
      )
      const fresh = await merchant.call(api.createDraftOrder, { sourceOrderId: other.id })
      expect(fresh).toMatchObject({
        preexistingDraftOrder: false,
        calculatedDraftOrder: { draftOrder: { buyerNote: 'Ring' } },
      })
      await merchant.call(api.commitDraftOrder, { draftOrderId: fresh.calculatedDraftOrder.draftOrder.id })
      const twice = await merchant.try(api.commitDraftOrder, {
        draftOrderId: fresh.calculatedDraftOrder.draftOrder.id,
      })
      expect(codeIn(twice.body)).toBe('DRAFT_ORDER_ALREADY_COMMITTED')
      const visitor = await shop.visitor()
      expect((await visitor.try(api.createDraftOrder, { sourceOrderId: id })).status).toBe(403)
    })

    it('leaves nothing half done when the database breaks off at any table that it writes', async () => {
      const { id } = await paid([lineOf(mug, 2), lineOf(bowl, 1)])
      await merchant.call(api.generateInvoice, { orderId: id })
      const draft = await edit(id)
      await setLines(draft, [
        { lineItemId: lineIn(draft, mug), newQuantity: 1 },
        { lineItemId: lineIn(draft, bowl), newQuantity: 3 },
      ])
      const state = async () => ({
        order: await read(id),
        left: [await left(mug), await left(bowl)],
        invoices: await invoices(id),
        draft: (await merchant.call(api.getDraftOrder, { draftOrderId: draft.id })).calculatedDraftOrder
          .draftOrder.status,
        kept: await shop.database.first(keptOf, shop.site.siteId, id, shop.site.siteId, shop.site.siteId),
      })
      const before = await state()
      for (const table of WRITTEN) {
        await breakAt(shop.database, table)
        const { status } = await merchant.try(api.commitDraftOrder, { draftOrderId: draft.id })
        await restoreAt(shop.database, table)
        expect([table, status >= 500, await state()]).toEqual([table, true, before])
      }
      await merchant.call(api.commitDraftOrder, { draftOrderId: draft.id })
      const after = await state()
      expect(after.order.lineItems.map(({ quantity }) => quantity).toSorted()).toEqual([1, 3])
      expect(after.left).toEqual([Number(before.left[0]) + 1, Number(before.left[1]) - 2])
      expect([after.draft, after.invoices.length]).toEqual(['COMMITTED', before.invoices.length + 2])
      expect(after.kept).not.toEqual(before.kept)
    })

    // On SQLite one transaction writes at a time.
    it.runIf(engine.name === 'PostgreSQL')(
      'sends its link without a deadlock while the link is opened: the link is locked first',
      async () => {
        const { id } = await paid([lineOf(mug, 1)])
        const draft = await edit(id)
        await setLines(draft, [{ lineItemId: lineIn(draft, mug), newQuantity: 2 }])
        await merchant.call(api.commitDraftOrder, { draftOrderId: draft.id })
        const { paymentUrl } = await merchant.call(api.sendOrderPaymentLink, { id })
        const link = { siteId: shop.site.siteId, kind: 'ORDER', id } as const
        const opened = shop.database.transaction(async (tx) => {
          await paymentLinksStore.lock(tx, link)
          const sending = merchant.try(api.sendOrderPaymentLink, { id })
          for (let waiting = 0; waiting === 0; ) waiting = Number((await tx.first(waitingLocks))?.waiting)
          return { isFree: (await tx.first(freeOrder, link.siteId, id)) !== undefined, sending: { sending } }
        })
        const { isFree, sending } = await opened
        expect([isFree, (await sending.sending).status]).toEqual([true, 200])
        const both = await Promise.all(
          Array.from({ length: 6 }, async (_, index) =>
            index % 2 === 0
              ? (await merchant.try(api.sendOrderPaymentLink, { id })).status
              : (await follow(paymentUrl)).response.status,
          ),
        )
        expect(both).toEqual([200, 303, 200, 303, 200, 303])
      },
    )
  })
}

/** The tables that committing such an edit writes, in any order. */
const WRITTEN = [
  ...['orders', 'order_payments', 'order_refunds', 'order_invoices', 'invoice_numbers'],
  ...['variants', 'mails', 'outbox', 'draft_orders'],
]

/** What only the database shows: emails, events and movements of money. */
const keptOf = statement<Record<string, number>>(
  `SELECT (SELECT revision FROM orders WHERE site_id = ? AND order_id = ?) AS revision,
     (SELECT count(*) FROM mails WHERE site_id = ?) AS mails,
     (SELECT count(*) FROM outbox WHERE site_id = ?) AS events`,
)
