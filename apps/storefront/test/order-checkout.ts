import type { Caller } from '@vitrine/platform/testing'

/** Makes the shop deliver by post, to Germany and further countries. */
export async function deliverByPost(
  merchant: Caller,
  further: Readonly<Record<string, string>> = {},
): Promise<void> {
  const regions = Object.entries({ DE: '4.90', ...further }).map(([country, flat]) => ({
    ...{ name: country, areas: [{ country }] },
    options: [{ code: 'post', title: 'Post', rate: { flat }, deliveryTime: 'In four days' }],
  }))
  const settings = JSON.stringify({ deliverySettings: { regions } })
  await merchant.send('PATCH', '/vitrine/v1/settings/delivery', settings)
}

/** Orders a checkout's items, as its last page does; returns the order's id. */
export async function orderCheckout(merchant: Caller, checkoutId: string): Promise<string> {
  // Names that don't wrap: no page may become wider for them.
  const city = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio'
  const address = { country: 'DE', city, postalCode: '89073', addressLine: 'Gasse 1' }
  const shippingInfo = {
    shippingDestination: {
      address,
      contactDetails: { firstName: 'Ada', lastName: 'Wolfeschlegelsteinhausenbergerdorff' },
    },
    selectedCarrierServiceOption: { code: 'post' },
  }
  const checkout = { id: checkoutId, buyerInfo: { email: 'ada@example.com' }, shippingInfo }
  await merchant.send('PATCH', `/ecom/v1/checkouts/${checkoutId}`, JSON.stringify({ checkout }))
  const { body } = await merchant.post(`/ecom/v1/checkouts/${checkoutId}/create-order`, {})
  return String(body.orderId)
}
