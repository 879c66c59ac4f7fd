import { createHmac, timingSafeEqual } from 'node:crypto'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { isLookingAhead } from '../../floor/http/looking-ahead.ts'
import { askedLanguage } from '../../floor/http/pages/asked-language.ts'
import { sendPlainPage } from '../../floor/http/pages/plain-page.ts'
import type { LetBack } from '../../people/redirects/links/let-back.ts'
import { plainLook } from '../../people/redirects/plain-look.ts'
import type { Brands } from '../../shop/brand/brands.ts'
import { mailsStore } from '../../shop/mail/mails.store.ts'
import { checkoutStore } from '../checkout/checkout.store.ts'
import { changeDetails, type StoredCheckout } from '../checkout/checkout.ts'
import { ownPageOf } from '../checkout/checkout-url.ts'
import { addressDigest, optOutsStore } from './kept/opt-outs.store.ts'
import { type ReminderNotice, reminderPage } from './reminder-page.ts'

export interface ReminderLinksParts {
  readonly database: Database
  readonly brands: Pick<Brands, 'of'>
  readonly clock: Clock
  readonly letBack: LetBack
  /** Authenticates the links; 256 bits. */
  readonly secret: Uint8Array
  readonly platformUrl: string
}

interface Followed {
  Params: { siteId: string; subject: string; key: string }
}

/** More than a form with one button, or a mail program, sends. */
const LARGEST_BODY = 4_096

/**
 * The links in reminders: back to a checkout, and to the page where an address ends reminders. They can be derived
 * again from a secret, so none is stored.
 */
export const createReminderLinks = (parts: ReminderLinksParts) => {
  const { database, brands, clock, letBack, secret, platformUrl } = parts
  const keyOf = (kind: 'back' | 'off', siteId: string, subject: string): string =>
    createHmac('sha256', createHmac('sha256', secret).update('reminder link').digest())
      .update(JSON.stringify([kind, siteId, subject]))
      .digest('base64url')
  const isKey = (kind: 'back' | 'off', { siteId, subject, key }: Followed['Params']): boolean => {
    const [one, other] = [Buffer.from(key), Buffer.from(keyOf(kind, siteId, subject))]
    return one.length === other.length && timingSafeEqual(one, other)
  }

  const show = async (
    request: FastifyRequest<Followed>,
    reply: FastifyReply,
    notice: ReminderNotice,
  ): Promise<FastifyReply> => {
    const brand = notice === 'unknown' ? undefined : await brands.of(request.params.siteId)
    const look = brand && plainLook(brand)
    return sendPlainPage(reply, '', look)
      .code(notice === 'unknown' ? 404 : notice === 'gone' ? 410 : 200)
      .send(reminderPage(notice, askedLanguage(request), brand, look))
  }

  /** The reader of the mail owns its address, so a new browser needn't type it again. */
  const keepAddress = async (tx: Transaction, before: StoredCheckout): Promise<void> => {
    const { siteId, id } = before
    const email = mailAddressOf(before.details.email ?? '')
    const now = await checkoutStore.lock(tx, siteId, id)
    if (now?.state !== 'OPEN' || email === undefined) return
    const details = changeDetails(now.details, { email })
    await checkoutStore.save(tx, { ...now, details, revision: now.revision + 1 })
  }

  const lead = async (
    request: FastifyRequest<Followed>,
    reply: FastifyReply,
    checkout: StoredCheckout,
  ): Promise<FastifyReply> => {
    const { siteId, id: checkoutId, ownerKey: principal, details } = checkout
    if (checkout.state === 'COMPLETED') return show(request, reply, 'bought')
    if (details.overrideCheckoutUrl !== undefined)
      return reply.redirect(ownPageOf(details.overrideCheckoutUrl, secret, checkout), 303)
    const cookie = await letBack(request, { siteId, checkoutId, principal }, (tx) =>
      keepAddress(tx, checkout),
    )
    if (cookie === undefined) return show(request, reply, 'paying')
    return reply.header('set-cookie', cookie).redirect(`${platformUrl}/checkout/${checkoutId}`, 303)
  }

  const optOut = (siteId: string, digest: string): Promise<void> =>
    database.transaction(async (tx) => {
      await optOutsStore.keep(tx, siteId, digest, clock.now())
      for (const address of await mailsStore.waitingFor(tx, siteId, 'checkout-reminder'))
        if (addressDigest(address) === digest)
          await mailsStore.recall(tx, siteId, address, 'checkout-reminder')
    })

  const guard = (reply: FastifyReply): FastifyReply =>
    reply.headers({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })

  return {
    urlOf: (siteId: string, checkoutId: string): string =>
      `${platformUrl}/reminders/back/${siteId}/${checkoutId}/${keyOf('back', siteId, checkoutId)}`,

    /** @param address - as `mailAddressOf` writes it */
    optOutUrl: (siteId: string, address: string): string => {
      const digest = addressDigest(address)
      return `${platformUrl}/reminders/off/${siteId}/${digest}/${keyOf('off', siteId, digest)}`
    },

    serve: (app: FastifyInstance): void => {
      const noHead = { exposeHeadRoute: false }
      app.get<Followed>('/reminders/back/:siteId/:subject/:key', noHead, async (request, reply) => {
        if (isLookingAhead(request)) return reply.code(503).send()
        guard(reply)
        const { siteId, subject } = request.params
        if (!isKey('back', request.params)) return show(request, reply, 'unknown')
        const checkout = await checkoutStore.find(database, siteId, subject)
        return checkout ? lead(request, reply, checkout) : show(request, reply, 'gone')
      })

      // Programs that check links follow them, so only the button on the page ends reminders.
      app.get<Followed>('/reminders/off/:siteId/:subject/:key', noHead, async (request, reply) => {
        guard(reply)
        const { siteId, subject } = request.params
        if (!isKey('off', request.params)) return show(request, reply, 'unknown')
        return show(request, reply, (await optOutsStore.has(database, siteId, subject)) ? 'off' : 'ask')
      })

      void app.register(async (scope) => {
        // Mail programs send the one field that RFC 8058 wants as either kind of form; the address says it all.
        scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, async () => ({}))
        scope.post<Followed>('/reminders/off/:siteId/:subject/:key', async (request, reply) => {
          guard(reply)
          const { siteId, subject } = request.params
          if (!isKey('off', request.params)) return show(request, reply, 'unknown')
          await optOut(siteId, subject)
          return show(request, reply, 'off')
        })
      })
    },
  }
}
