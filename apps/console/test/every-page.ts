import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  createCoupon,
  createDraftOrder,
  createForm,
  createGiftCard,
  createReview,
  createSubmission,
  createWebhook,
  queryCollections,
  queryProducts,
} from '@vitrine/contract/operations'
import { type Caller, payByCard } from '@vitrine/platform/testing'
import { expect, vi } from 'vitest'
import type { TestConsole } from './open-console.ts'
import { STORES, sellersIn } from './sell-orders.ts'

/** Addresses of every page, by what they are called in the router. */
export type EveryPage = Readonly<Record<string, readonly string[]>>

const HOUR_MS = 3_600_000
const PATIENCE = { timeout: 60_000, interval: 1_000 }

/** The id in the first entry of a list. */
const firstIn = async (caller: Caller, path: string): Promise<string> => {
  const { body } = await caller.get(`/vitrine/v1/${path}`)
  const [, id] = JSON.stringify(body).match(/"(?:id|eventId)":"([^"]+)"/) ?? []
  if (id === undefined) throw new Error(`Nothing is in ${path}.`)
  return id
}

/**
 * Makes one of everything that has a page, and returns the addresses of all pages.
 * @param wait - sets how many milliseconds later than now it is in the shop
 */
export const everyPage = async ({ shop }: TestConsole, wait: (ms: number) => void): Promise<EveryPage> => {
  const merchant = await sellersIn(() => shop).byPost()
  const { products = [] } = await merchant.call(queryProducts, { query: { filter: { slug: 'salt-cellar' } } })
  const productId = products[0]?.id ?? ''
  const line = { quantity: 1, catalogReference: { appId: STORES, catalogItemId: productId } }
  const lineItems = [line]
  const { collections = [] } = await merchant.call(queryCollections, { query: { paging: { limit: 2 } } })
  const owner = await shop.owner()
  const { webhook } = await owner.call(createWebhook, {
    webhook: {
      url: 'http://127.0.0.1:9/orders',
      eventTypes: ['wix.ecom.v1.order_approved'],
      format: 'STANDARD',
    },
  })
  const orderId = await payByCard(shop, line)
  const { calculatedDraftOrder } = await merchant.call(createDraftOrder, {
    draftOrder: { catalogLineItems: lineItems },
  })
  const { coupon } = await merchant.call(createCoupon, {
    coupon: { code: 'CLAY5', name: 'Clay', percentOffRate: 5 },
  })
  const { giftCard } = await merchant.call(createGiftCard, { giftCard: { initialValue: '20.00' } })
  const visitor = await shop.visitor()
  const { review } = await visitor.call(createReview, {
    review: {
      ...{ namespace: 'stores', entityId: productId, author: { authorName: 'Ada' } },
      content: { title: 'Pours well', body: 'Every day', rating: 5 },
    },
  })
  const { form } = await merchant.call(createForm, {
    form: {
      name: 'Contact',
      formFields: [
        {
          ...{ id: 'words', fieldType: 'INPUT' as const },
          inputOptions: {
            ...{ target: 'words', inputType: 'STRING' as const },
            stringOptions: { componentType: 'TEXT_INPUT', textInputOptions: { label: 'Message' } },
          },
        },
      ],
    },
  })
  const { submission } = await visitor.call(createSubmission, {
    submission: { formId: String(form.id), submissions: { words: 'Hello' } },
  })
  const leaves = await shop.visitor()
  await leaves.call(addToCurrentCart, { lineItems })
  const { checkoutId } = await leaves.call(createCheckoutFromCurrentCart, { channelType: 'WEB' })
  await (await shop.visitor()).call(addToCurrentCart, { lineItems })
  wait(1.1 * HOUR_MS)
  await vi.waitFor(async () => {
    const path = `/ecom/v1/abandoned-checkout/${checkoutId}`
    expect((await (await shop.merchant()).get(path)).status).toBe(200)
  }, PATIENCE)
  const [staff, boss] = [await shop.merchant(), await shop.owner()]
  const eventId = await vi.waitFor(() => firstIn(boss, `webhooks/${webhook.id}/deliveries`), PATIENCE)
  return {
    '': ['/'],
    products: ['/products'],
    'products/sheet': ['/products/sheet'],
    'products/exchange': ['/products/exchange'],
    'products/:productId': [`/products/${productId}`, '/products/new'],
    collections: ['/collections'],
    'collections/:collectionId': [`/collections/${collections.at(-1)?.id}`, '/collections/new'],
    orders: ['/orders'],
    'orders/drafts': ['/orders/drafts'],
    'orders/drafts/:draftId': [`/orders/drafts/${calculatedDraftOrder.draftOrder.id}`],
    'orders/abandoned': ['/orders/abandoned'],
    'orders/abandoned/carts': ['/orders/abandoned/carts'],
    'orders/abandoned/:checkoutId': [`/orders/abandoned/${checkoutId}`],
    'orders/:orderId': [`/orders/${orderId}`],
    'orders/:orderId/print': [`/orders/${orderId}/print`],
    'orders/print': ['/orders/print'],
    customers: ['/customers'],
    'customers/:customerId': [`/customers/${await firstIn(staff, 'customers?status=WAITING')}`],
    coupons: ['/coupons'],
    'coupons/:couponId': [`/coupons/${coupon.id}`, '/coupons/new'],
    'gift-cards': ['/gift-cards'],
    'gift-cards/:cardId': [`/gift-cards/${giftCard.id}`],
    reviews: ['/reviews'],
    'reviews/:reviewId': [`/reviews/${review.id}`],
    forms: ['/forms'],
    'forms/:submissionId': [`/forms/${submission.id}`],
    emails: ['/emails'],
    'emails/:emailId': [`/emails/${await firstIn(staff, 'emails')}`],
    'stock/sheet': ['/stock/sheet'],
    stock: ['/stock', '/stock?show=all', '/stock?show=wishes'],
    'settings/:part?': [
      'delivery',
      'tax',
      'prices',
      'languages',
      'brand',
      'business',
      'hours',
      'members',
    ].map((part) => `/settings/${part}`),
    history: ['/history'],
    webhooks: ['/webhooks'],
    'webhooks/:webhookId': [`/webhooks/${webhook.id}`],
    'webhooks/:webhookId/deliveries/:eventId': [`/webhooks/${webhook.id}/deliveries/${eventId}`],
  }
}
