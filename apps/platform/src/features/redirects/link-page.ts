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

/** What a page of the way out says where no script runs. */
export interface PlainWords {
  readonly title: string
  /** HTML. */
  readonly body: string
}

/** Says to those who have logged out and are led nowhere that they have. */
export const loggedOutWords = (back: WayBack | undefined): PlainWords => ({
  title: 'You are logged out',
  body:
    '<h1>You are logged out</h1><p>Nobody who uses this browser after you sees your checkout or your orders.</p>' +
    (back
      ? `<p><a class="button" href="${escaped(back.address)}">Back to ${escaped(back.shopName)}</a></p>`
      : ''),
})

/** Asks whoever did not ask to be logged out. */
export const confirmLogoutWords = (shopName: string, action: string): PlainWords => ({
  title: 'Log out?',
  body:
    `<h1>Log out of ${escaped(shopName)}?</h1>` +
    '<p>Your cart and your orders stay with your account.</p>' +
    `<form method="post" action="${escaped(action)}"><button class="button" type="submit">Log out</button></form>`,
})
