import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { isLookingAhead } from '../../floor/http/looking-ahead.ts'
import { askedLanguage } from '../../floor/http/pages/asked-language.ts'
import { sendPlainPage } from '../../floor/http/pages/plain-page.ts'
import type { Ids } from '../../floor/ids.ts'
import type { LetIn } from '../../people/redirects/links/let-in.ts'
import { plainLook } from '../../people/redirects/plain-look.ts'
import type { Brands } from '../../shop/brand/brands.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import type { CheckoutKeeper } from '../checkout/checkout-keeper.ts'
import { wayToBalance } from './balance/balance-links.ts'
import { lockDraftCheckout, writeDraftCheckout } from './draft-checkout.ts'
import { draftsStore } from './kept/drafts.store.ts'
import { type LinkSubject, paymentLinksStore } from './kept/payment-links.store.ts'
import { type NoPayment, noPaymentPage } from './payment-page.ts'

export interface PaymentLinksParts {
  readonly database: Database
  readonly sites: Sites
  readonly brands: Pick<Brands, 'of'>
  readonly clock: Clock
  readonly ids: Ids
  readonly keeper: CheckoutKeeper
  readonly letIn: LetIn
  /** Authenticates the links; 256 bits. */
  readonly secret: Uint8Array
  readonly platformUrl: string
  readonly orderUrl: (siteId: string, orderId: string) => string
}

interface Followed {
  Params: { siteId: string; kind: string; id: string; key: string }
}

/** Where a followed link leads. */
export type Way = { readonly checkoutId: string; readonly principal: string } | { readonly orderId: string }

/** The parts of links in addresses; short, because mails show them. */
const KINDS = { d: 'DRAFT', o: 'ORDER' } as const

/**
 * Links in mails where buyers pay for what staff put together. Their addresses can be derived again from a
 * secret, so none is stored; they end when the row of `payment_links` says so, or with a payment.
 */
export const createPaymentLinks = (parts: PaymentLinksParts) => {
  const { database, sites, brands, clock, ids, keeper, letIn, platformUrl, orderUrl } = parts
  const signing = createHmac('sha256', parts.secret).update('payment link').digest()
  const keyOf = ({ siteId, kind, id }: LinkSubject): string =>
    createHmac('sha256', signing)
      .update(JSON.stringify([siteId, kind, id]))
      .digest('base64url')
  const isKey = (given: string, subject: LinkSubject): boolean => {
    const [one, other] = [Buffer.from(given), Buffer.from(keyOf(subject))]
    return one.length === other.length && timingSafeEqual(one, other)
  }

  /** The checkout of an open draft; an old one that was swept is created again. */
  const toDraft = async ({ siteId, id }: LinkSubject): Promise<Way | undefined> => {
    const seen = await draftsStore.find(database, siteId, id)
    if (!seen) return undefined
    if (seen.orderId !== undefined) return { orderId: seen.orderId }
    const site = await sites.get(siteId)
    return database.transaction(async (tx) => {
      const open = await lockDraftCheckout(tx, seen)
      const draft = await draftsStore.lock(tx, siteId, id)
      if (!draft) return undefined
      if (draft.orderId !== undefined) return { orderId: draft.orderId }
      if (open && draft.checkoutId === open.id) return { checkoutId: open.id, principal: open.ownerKey }
      const after = await writeDraftCheckout(tx, draft, undefined, { keeper, ids, site, at: clock.now() })
      await draftsStore.noteCheckout(tx, after)
      return after.checkoutId === undefined
        ? undefined
        : { checkoutId: after.checkoutId, principal: after.ownerKey }
    })
  }

  const toBalance = (subject: LinkSubject) =>
    wayToBalance(subject, { database, sites, keeper, ids, at: clock.now() })

  const wayOf = async (params: Followed['Params']): Promise<Way | NoPayment> => {
    const kind = params.kind === 'd' || params.kind === 'o' ? KINDS[params.kind] : undefined
    if (!kind) return 'unknown'
    const subject: LinkSubject = { siteId: params.siteId, kind, id: params.id }
    if (!isKey(params.key, subject)) return 'unknown'
    const link = await paymentLinksStore.find(database, subject)
    if (!link) return 'unknown'
    const way = kind === 'DRAFT' ? await toDraft(subject) : await toBalance(subject)
    if (!way) return 'unknown'
    return link.expiresAt <= clock.now() && !('orderId' in way) ? 'expired' : way
  }

  const nowhere = async (
    request: FastifyRequest<Followed>,
    reply: FastifyReply,
    why: NoPayment,
  ): Promise<FastifyReply> => {
    const { siteId } = request.params
    const brand = why === 'expired' ? await brands.of(siteId) : undefined
    const look = brand && plainLook(brand)
    return sendPlainPage(reply, '', look)
      .code(why === 'expired' ? 410 : 404)
      .send(noPaymentPage(why, askedLanguage(request), brand, look))
  }

  return {
    urlOf: (siteId: string, kind: LinkSubject['kind'], id: string): string =>
      `${platformUrl}/pay/${siteId}/${kind === 'DRAFT' ? 'd' : 'o'}/${id}/${keyOf({ siteId, kind, id })}`,

    serve: (app: FastifyInstance): void => {
      app.get<Followed>('/pay/:siteId/:kind/:id/:key', { exposeHeadRoute: false }, async (request, reply) => {
        if (isLookingAhead(request)) return reply.code(503).send()
        reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
        const way = await wayOf(request.params)
        if (typeof way === 'string') return nowhere(request, reply, way)
        const { siteId } = request.params
        if ('orderId' in way) return reply.redirect(orderUrl(siteId, way.orderId), 303)
        const cookie = await letIn(request, { siteId, ...way })
        return reply.header('set-cookie', cookie).redirect(`${platformUrl}/checkout/${way.checkoutId}`, 303)
      })
    },
  }
}
