import {
  createCheckout,
  createOrder,
  createOrderFromCheckout,
  createRedirectSession,
  queryProducts,
  updateDeliverySettings,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import { type Caller, payByCard, type Shop } from '@vitrine/platform/testing'

export const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Sells units of a product that needs no delivery. */
export const sellTo = async (
  merchant: Caller,
  email: string,
  catalogItemId: string,
  quantity: number,
): Promise<void> => {
  const { checkout } = await merchant.call(createCheckout, {
    channelType: 'POS',
    lineItems: [{ quantity, catalogReference: { appId: STORES, catalogItemId } }],
    checkoutInfo: { buyerInfo: { email } },
  })
  await merchant.call(createOrderFromCheckout, { id: checkout?.id ?? '' })
}

/** Makes the orders that the walks of the back office begin with. */
export const sellersIn = (shopOf: () => Shop) => {
  /** Sets what delivery and tax cost. */
  const byPost = async (): Promise<Caller> => {
    const merchant = await shopOf().merchant()
    const address = { country: 'DE', city: 'Ulm', postalCode: '89073', addressLine: 'Am Markt 1' }
    const pickup = { address, method: 'STORE_PICKUP' as const, businessLocation: true }
    const options = [
      { code: 'post', title: 'Post', rate: { flat: '4.90' } },
      { code: 'pickup', title: 'Pickup', rate: { flat: '0' }, pickup },
    ]
    await merchant.call(updateDeliverySettings, {
      deliverySettings: { regions: [{ name: 'World', areas: [], options }] },
    })
    await merchant.call(updateTaxSettings, {
      taxSettings: { pricesIncludeTax: true, rates: [{ rate: '0.19', jurisdictionType: 'COUNTRY' }] },
    })
    return merchant
  }

  /** An order of three, not paid yet. */
  const three = async (code: 'post' | 'pickup' = 'post'): Promise<string> => {
    const merchant = await byPost()
    const { products = [] } = await merchant.call(queryProducts, {
      query: { filter: { slug: 'salt-cellar' } },
    })
    const { checkout } = await merchant.call(createCheckout, {
      channelType: 'POS',
      lineItems: [{ quantity: 3, catalogReference: { appId: STORES, catalogItemId: products[0]?.id ?? '' } }],
      checkoutInfo: {
        buyerInfo: { email: 'ada@example.com' },
        shippingInfo: {
          shippingDestination: { address: { country: 'DE', addressLine: 'Am Markt 1' } },
          selectedCarrierServiceOption: { code },
        },
      },
    })
    const { orderId } = await merchant.call(createOrderFromCheckout, { id: checkout?.id ?? '' })
    return orderId ?? ''
  }

  /** An order from another place, which takes nothing from the stock. */
  const elsewhere = async (): Promise<string> => {
    const merchant = await shopOf().merchant()
    const lineItems = [{ quantity: 1, productName: { original: 'Bowl' }, price: { amount: '20.00' } }]
    const { order } = await merchant.call(createOrder, { order: { lineItems } })
    return order?.id ?? ''
  }

  /** An order of two sizes of one thing. */
  const sizes = async (): Promise<string> => {
    const merchant = await shopOf().merchant()
    const lineItems = ['S', 'L'].map((original) => ({
      ...{ quantity: 1, productName: { original: 'Bowl' }, price: { amount: '20.00' } },
      descriptionLines: [{ name: { original: 'Size' }, plainText: { original } }],
    }))
    const { order } = await merchant.call(createOrder, { order: { lineItems } })
    return order?.id ?? ''
  }

  /** An order of one, paid by card. */
  const oneByCard = async (): Promise<string> => {
    const merchant = await byPost()
    const query = { filter: { slug: 'salt-cellar' } }
    const { products = [] } = await merchant.call(queryProducts, { query })
    const catalogReference = { appId: STORES, catalogItemId: products[0]?.id ?? '' }
    return payByCard(shopOf(), { quantity: 1, catalogReference })
  }

  /** The address where a buyer checks out with three. */
  const checkoutOfThree = async (): Promise<string> => {
    const merchant = await byPost()
    const query = { filter: { slug: 'salt-cellar' } }
    const { products = [] } = await merchant.call(queryProducts, { query })
    const buyer = await shopOf().visitor()
    const { checkout } = await buyer.call(createCheckout, {
      channelType: 'WEB',
      lineItems: [{ quantity: 3, catalogReference: { appId: STORES, catalogItemId: products[0]?.id ?? '' } }],
    })
    const { redirectSession } = await buyer.call(createRedirectSession, {
      ecomCheckout: { checkoutId: checkout?.id ?? '' },
    })
    return redirectSession?.fullUrl ?? ''
  }

  return { byPost, checkoutOfThree, three, elsewhere, sizes, oneByCard }
}
