/** What a storefront shows of a cart of the newer form: it has numbers, and the storefront formats them. */
export const shown = (cart, summary) => {
  const lines = cart?.lineItems ?? []
  const currency = cart?.currencyCode ?? cart?.currency ?? 'EUR'
  const known = summary?.priceSummary?.subtotal?.amount
  const total = known ?? lines.reduce((sum, { pricing }) => sum + Number(pricing.totalPrice.amount), 0)
  return {
    lines: lines.map(({ _id, id, name, quantityInfo, attributes }) => ({
      id: _id ?? id,
      name: name.original,
      quantity: quantityInfo.confirmedQuantity,
      picture: attributes.image?.url ?? attributes.image,
    })),
    subtotal: new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(total)),
  }
}
