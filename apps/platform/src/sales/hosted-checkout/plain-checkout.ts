import type { FastifyRequest } from 'fastify'
import { askedLanguage, type PageLanguage } from '../../floor/http/pages/asked-language.ts'
import { escaped } from '../../floor/http/pages/html.ts'
import type { HostedSessions } from '../../people/redirects/hosted-sessions.ts'
import type { PageCase } from '../../shop/hosted-pages/hosted-pages.ts'

const en = {
  title: 'Checkout',
  text: 'This checkout needs JavaScript. Turn on JavaScript in your browser and load this page again to order.',
  kept: 'Nothing has been ordered or paid, and your cart is still there.',
  back: { cart: 'Back to the cart', shop: 'Back to the shop' },
}

const de: typeof en = {
  title: 'Kasse',
  text: 'Diese Kasse braucht JavaScript. Schalten Sie JavaScript im Browser ein und laden Sie diese Seite neu, um zu bestellen.',
  kept: 'Es ist nichts bestellt und nichts bezahlt, und Ihr Warenkorb ist noch da.',
  back: { cart: 'Zurück zum Warenkorb', shop: 'Zurück zum Shop' },
}

const WORDS = { en, de } as const satisfies Record<PageLanguage, typeof en>

/** The checkout page's text for browsers without scripts. */
export type PlainCheckout = (request: FastifyRequest, checkoutId: string) => Promise<PageCase>

/** Explains what to do, and leads a browser with the checkout back to where it came from. */
export const createPlainCheckout =
  (find: HostedSessions['find']): PlainCheckout =>
  async (request, checkoutId) => {
    const language = askedLanguage(request)
    const { title, text, kept, back } = WORDS[language]
    const { cartPageUrl, postFlowUrl } = (await find(request, checkoutId))?.callbacks ?? {}
    const address = cartPageUrl ?? postFlowUrl
    const way = cartPageUrl === undefined ? back.shop : back.cart
    const link = address && `<p><a class="button" href="${escaped(address)}">${way}</a></p>`
    return { title, language, plain: `<h1>${title}</h1><p>${text}</p><p>${kept}</p>${link ?? ''}` }
  }
