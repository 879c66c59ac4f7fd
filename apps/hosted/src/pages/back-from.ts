import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'

/** The link back to the cart, or to the shop if it has named no cart page. */
export const backFrom = (
  { cartPageUrl, postFlowUrl }: HostedCheckout['links'],
  { backToCart, backToShop }: { readonly backToCart: string; readonly backToShop: string },
) => {
  if (cartPageUrl) return { url: cartPageUrl, label: backToCart }
  return postFlowUrl ? { url: postFlowUrl, label: backToShop } : undefined
}
