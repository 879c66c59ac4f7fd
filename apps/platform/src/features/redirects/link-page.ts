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
