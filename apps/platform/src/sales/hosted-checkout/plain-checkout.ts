import type { FastifyRequest } from 'fastify'
import { askedLanguage, type PageLanguage } from '../../floor/http/pages/asked-language.ts'
import { escaped } from '../../floor/http/pages/html.ts'
import type { HostedSessions } from '../../people/redirects/hosted-sessions.ts'
import type { PageCase } from '../../shop/hosted-pages/hosted-pages.ts'

const en = {
  title: 'Checkout',
  text: 'JavaScript is off in your browser. You can order without it, one step per page.',
  go: 'Continue without JavaScript',
  kept: 'Nothing has been ordered or paid yet, and your cart is still there.',
  back: { cart: 'Back to cart', shop: 'Back to shop' },
}

const de: typeof en = {
  title: 'Kasse',
  text: 'JavaScript ist in Ihrem Browser ausgeschaltet. Sie können auch so bestellen, Schritt für Schritt.',
  go: 'Ohne JavaScript weiter',
  kept: 'Es wurde noch nichts bestellt und nichts bezahlt, und Ihr Warenkorb ist noch da.',
  back: { cart: 'Zurück zum Warenkorb', shop: 'Zurück zum Shop' },
}

const WORDS = { en, de } as const satisfies Record<PageLanguage, typeof en>

/** The checkout page's text for browsers without scripts. */
export type PlainCheckout = (request: FastifyRequest, checkoutId: string) => Promise<PageCase>

/** Sends a browser that has the checkout to the plain pages, or back to where it came from. */
export const createPlainCheckout =
  (find: HostedSessions['find']): PlainCheckout =>
  async (request, checkoutId) => {
    const language = askedLanguage(request)
    const { title, text, go, kept, back } = WORDS[language]
    const session = await find(request, checkoutId)
    const { cartPageUrl, postFlowUrl } = session?.callbacks ?? {}
    // A checkout that isn't open here has no pages without scripts either.
    const on = session
      ? `<p>${text}</p><p><a class="button" href="/checkout/${escaped(session.checkoutId)}/plain">${go}</a></p>`
      : ''
    const address = cartPageUrl ?? postFlowUrl
    const way = cartPageUrl === undefined ? back.shop : back.cart
    const link = address && `<p><a class="button button-quiet" href="${escaped(address)}">${way}</a></p>`
    return { title, language, plain: `<h1>${title}</h1>${on}<p>${kept}</p>${link ?? ''}` }
  }
