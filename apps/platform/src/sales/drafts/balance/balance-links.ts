import type { SendOrderPaymentLinkRequest, SendOrderPaymentLinkResponse } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { queueMail } from '../../../shop/mail/queue-mail.ts'
import { wordsIn } from '../../../shop/mail/templates/words/words.ts'
import type { Sites } from '../../../shop/sites/sites.service.ts'
import { checkoutStore } from '../../checkout/checkout.store.ts'
import type { CheckoutKeeper } from '../../checkout/checkout-keeper.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { dueMinor } from '../../orders/order.ts'
import { amountsFor } from '../../orders/order-mails.ts'
import { ordersStore } from '../../orders/orders.store.ts'
import { showOrder } from '../../orders/show-order.ts'
import { type LinkSubject, paymentLinksStore } from '../kept/payment-links.store.ts'
import type { Way } from '../payment-links.ts'
import { writeBalanceCheckout } from './balance-checkout.ts'

/** Mailed links to pay what is left of orders. */
export interface BalanceLinks {
  /**
   * Mails the link.
   * @throws {Failure} ORDER_NOT_FOUND; ORDER_IS_CANCELED; CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS while money is held;
   * ORDER_IS_PAID; ORDER_HAS_NO_EMAIL; SITE_MUST_ACCEPT_PAYMENTS
   */
  send(call: Call<SendOrderPaymentLinkRequest>): Promise<SendOrderPaymentLinkResponse>
}

export interface BalanceLinksParts {
  readonly database: Database
  readonly ids: Ids
  /** Whether the shop can be paid online: who pays otherwise needs no link. */
  readonly acceptsOnline: boolean
  readonly linkUrl: (siteId: string, kind: 'DRAFT' | 'ORDER', id: string) => string
}

const DAY_MS = 24 * 3_600_000
const LINK_DAYS = 14

export const createBalanceLinks = (parts: BalanceLinksParts): BalanceLinks => {
  const { database, ids, acceptsOnline, linkUrl } = parts
  return {
    send: async ({ at, input, site: siteOf }) => {
      const { id, expiresInDays = LINK_DAYS, message } = input
      const site = await siteOf()
      const { siteId } = site
      const expiresAt = at + expiresInDays * DAY_MS
      const order = await database.transaction(async (tx) => {
        // An opened link is locked before its order, so it is here too.
        await paymentLinksStore.lock(tx, { siteId, kind: 'ORDER', id })
        return changeOrder(tx, site, id, { ids, at }, async (found) => {
          if (!acceptsOnline) throw fail('SITE_MUST_ACCEPT_PAYMENTS')
          if (found.status === 'CANCELED') throw fail('ORDER_IS_CANCELED')
          if (found.heldMinor > 0) throw fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
          const due = dueMinor(found)
          if (due === 0) throw fail('ORDER_IS_PAID')
          const sentTo = mailAddressOf(found.email ?? '')
          if (sentTo === undefined) throw fail('ORDER_HAS_NO_EMAIL')
          await paymentLinksStore.save(tx, { siteId, kind: 'ORDER', id, sentTo, sentAt: at, expiresAt })
          const { buyerLanguage } = found.document.agreed
          const { language } = wordsIn(buyerLanguage ?? '', site.locale)
          await queueMail(tx, {
            ...{ mailId: ids.guid(), siteId, to: sentTo, at, language, expiresAt },
            template: 'payment-link',
            data: {
              ...{ kind: 'ORDER' as const, subjectId: id, number: String(found.number) },
              amount: amountsFor(site, found)(due),
              expires: new Date(expiresAt).toISOString(),
              ...(message?.trim() && { message: message.trim() }),
            },
          })
          return {
            after: found,
            activities: [{ type: 'CUSTOM_ACTIVITY', custom: 'PAYMENT_LINK_SENT' }],
            events: ['updated'],
          }
        })
      })
      return {
        order: showOrder(order, site),
        paymentUrl: linkUrl(siteId, 'ORDER', id),
        expirationDate: new Date(expiresAt).toISOString(),
      }
    },
  }
}

/** Where a followed link to an order's balance leads: to its checkout, or to the order if nothing is left to pay. */
export const wayToBalance = async (
  { siteId, id }: LinkSubject,
  {
    database,
    sites,
    keeper,
    ids,
    at,
  }: {
    readonly database: Database
    readonly sites: Sites
    readonly keeper: CheckoutKeeper
    readonly ids: Ids
    readonly at: number
  },
): Promise<Way | undefined> => {
  const site = await sites.get(siteId)
  const subject = { siteId, kind: 'ORDER' as const, id }
  return database.transaction(async (tx) => {
    const link = await paymentLinksStore.lock(tx, subject)
    const known =
      link?.checkoutId === undefined ? undefined : await checkoutStore.lock(tx, siteId, link.checkoutId)
    const open = known?.state === 'OPEN' ? known : undefined
    const order = await ordersStore.lock(tx, siteId, id)
    if (!link || !order) return undefined
    if (order.status === 'CANCELED' || dueMinor(order) === 0) return { orderId: id }
    const checkoutId = await writeBalanceCheckout(tx, order, open, { keeper, ids, site, at })
    await paymentLinksStore.noteCheckout(tx, subject, checkoutId)
    const principal = await checkoutStore.ownerOf(tx, siteId, checkoutId)
    return principal === undefined ? undefined : { checkoutId, principal }
  })
}
