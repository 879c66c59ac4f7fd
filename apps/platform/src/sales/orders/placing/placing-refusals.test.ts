import type { InputOf } from '@vitrine/contract'
import {
  createCheckout,
  createGiftCard,
  createOrderFromCheckout,
  getCheckout,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../../../testing/index.ts'
import { germany, openSellingShop } from '../../checkout/checkout.fixtures.ts'

type Wishes = Partial<InputOf<typeof createCheckout>>
type Item = NonNullable<Wishes['customLineItems']>[number]

const item = (fields: Partial<Item> = {}): Item => ({
  itemType: { preset: 'DIGITAL' },
  productName: { original: 'A reading' },
  price: '20',
  quantity: 1,
  ...fields,
})
const monthly = {
  subscriptionOptionInfo: {
    subscriptionSettings: {
      frequency: 'MONTH' as const,
      interval: 1,
      autoRenewal: true,
      enableCustomerCancellation: true,
    },
  },
}

// Fails without `assertSubscription`, and without the check of who the buyer is.
describe('no order is created with', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openSellingShop([])
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const placed = async (customLineItems: Item[], wishes: Wishes = {}) => {
    const merchant = await shop.merchant()
    const { checkout } = await merchant.call(createCheckout, {
      ...{
        customLineItems,
        channelType: 'WEB',
        checkoutInfo: {
          billingInfo: { address: germany },
          shippingInfo: { shippingDestination: { address: germany } },
        },
      },
      ...wishes,
    })
    const id = String(checkout?.id)
    const { status, body } = await merchant.try(createOrderFromCheckout, { id })
    const { completed } = (await merchant.call(getCheckout, { id })).checkout ?? {}
    const error = (body as { details?: { applicationError?: { code?: string } } }).details?.applicationError
    return { status, code: error?.code, completed }
  }

  it('an item for members only, for others', async () => {
    expect(await placed([item({ membersOnly: true })])).toEqual({
      ...{ status: 403, code: 'MEMBERS_ONLY_ITEM', completed: false },
    })
    expect(await placed([item({ membersOnly: false })])).toMatchObject({ status: 200, completed: true })
  })

  it('a subscription together with other items', async () => {
    expect(await placed([item(monthly), item()])).toEqual({
      ...{ status: 400, code: 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS', completed: false },
    })
    expect(await placed([item(monthly)])).toMatchObject({ status: 200, completed: true })
  })

  it('a subscription that costs nothing', async () => {
    expect(await placed([item({ ...monthly, price: '0' })])).toEqual({
      ...{ status: 400, code: 'SUBSCRIPTION_WITH_ZERO_TOTAL', completed: false },
    })
  })

  it('a subscription that a gift card pays for', async () => {
    const merchant = await shop.merchant()
    const { code } = await merchant.call(createGiftCard, { giftCard: { initialValue: '5' } })
    expect(await placed([item(monthly)], { giftCardCode: code })).toEqual({
      ...{ status: 400, code: 'SUBSCRIPTION_WITH_GIFT_CARD', completed: false },
    })
  })
})
