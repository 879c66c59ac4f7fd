import { escaped } from '../../http/html.ts'
import { plainPage } from '../../http/plain-page.ts'

/** Where somebody goes on from a link that is not good. */
export interface WayBack {
  readonly shopName: string
  readonly address: string
  readonly to: 'cart' | 'shop'
}

/** Writes the page behind a link that was used, is too old, or never was one. */
export const spentLinkPage = (back: WayBack | undefined): string =>
  plainPage(
    'This link has done its work',
    '<h1>This link has done its work</h1>' +
      '<p>It opens your checkout once and for a short time, so that nobody else can. Nothing was ordered or ' +
      'paid by opening it again.</p>' +
      (back
        ? `<p>Your cart is still there: go back to ${escaped(back.shopName)} and check out from it.</p>` +
          `<p><a class="button" href="${escaped(back.address)}">Back to the ${back.to}</a></p>`
        : '<p>Your cart is still there: go back to the shop and check out from it.</p>'),
  )

/** Writes the page of those who have logged out and are led nowhere. */
export const loggedOutPage = (back: WayBack | undefined): string =>
  plainPage(
    'You are logged out',
    '<h1>You are logged out</h1><p>Nobody who uses this browser after you sees your checkout or your orders.</p>' +
      (back
        ? `<p><a class="button" href="${escaped(back.address)}">Back to ${escaped(back.shopName)}</a></p>`
        : ''),
  )

/** Writes the page that asks whoever did not ask to be logged out. */
export const confirmLogoutPage = (shopName: string, action: string): string =>
  plainPage(
    'Log out?',
    `<h1>Log out of ${escaped(shopName)}?</h1>` +
      '<p>Your cart and your orders stay with your account.</p>' +
      `<form method="post" action="${escaped(action)}"><button type="submit">Log out</button></form>`,
  )
