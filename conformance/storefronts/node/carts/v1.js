/** What a storefront shows of a cart or a checkout of the older form. */
export const shown = (cart) => ({
  lines: (cart?.lineItems ?? []).map(({ _id, id, productName, quantity, image }) => ({
    ...{ id: _id ?? id, name: productName.original, quantity, picture: image?.url ?? image },
  })),
  subtotal: cart?.subtotal?.formattedAmount ?? cart?.priceSummary?.subtotal?.formattedAmount,
})
