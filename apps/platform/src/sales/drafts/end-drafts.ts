import type {
  CreateOrderFromDraftRequest,
  CreateOrderFromDraftResponse,
  SendDraftLinkRequest,
  SendDraftLinkResponse,
} from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import type { OfferImage, OffersFor } from '../../catalog/products/records/offer.ts'
import type { Database } from '../../floor/database/database.ts'
import { Failure, fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Call } from '../../shop/calls/call.ts'
import { queueMail } from '../../shop/mail/queue-mail.ts'
import { wordsIn } from '../../shop/mail/templates/words/words.ts'
import { availabilityTally } from '../cart/lines/availability.ts'
import { ordersStore } from '../orders/orders.store.ts'
import { orderPriceWriter } from '../orders/placing/agreed-order.ts'
import type { PlaceOrder } from '../orders/placing/place-order.ts'
import { showOrder } from '../orders/show-order.ts'
import { isOpen } from '../payments/payment.ts'
import { paymentsStore } from '../payments/payments.store.ts'
import type { DraftsService } from './drafts.service.ts'
import type { StoredDraft } from './kept/draft.ts'
import { draftsStore } from './kept/drafts.store.ts'
import { paymentLinksStore } from './kept/payment-links.store.ts'
import { priceDraft } from './price-draft.ts'

/** The two ways a draft becomes an order: at once, or when its buyer has paid through a link. */
export interface EndDrafts {
  /** Places the order, to be paid outside the shop. The same call again returns the same order. */
  order(call: Call<CreateOrderFromDraftRequest>): Promise<CreateOrderFromDraftResponse>
  /** Mails the link. The draft can still be changed, and its buyer sees the change. */
  send(call: Call<SendDraftLinkRequest>): Promise<SendDraftLinkResponse>
}

export interface EndDraftsParts {
  readonly database: Database
  readonly ids: Ids
  readonly offersFor: OffersFor
  readonly placeholder: OfferImage
  readonly drafts: DraftsService
  readonly placeOrder: PlaceOrder
  /** Whether the shop has a way to be paid. */
  readonly acceptsPayments: boolean
  readonly linkUrl: (siteId: string, kind: 'DRAFT' | 'ORDER', id: string) => string
}

const DAY_MS = 24 * 3_600_000
const LINK_DAYS = 14
const LATE: readonly string[] = ['CONFLICT', 'DRAFT_ORDER_ALREADY_COMMITTED']
const MOST_TRIES = 3

export const createEndDrafts = (parts: EndDraftsParts): EndDrafts => {
  const { database, ids, offersFor, drafts, placeOrder, acceptsPayments, linkUrl } = parts

  const assertUnpaid = async ({ siteId, checkoutId }: StoredDraft): Promise<void> => {
    const payment = checkoutId && (await paymentsStore.findLatest(database, siteId, checkoutId))
    if (payment && isOpen(payment)) throw fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
  }

  /** The checkout of the order that a draft became; undefined while it is open. */
  const orderedFrom = async ({
    siteId,
    id,
  }: Pick<StoredDraft, 'siteId' | 'id'>): Promise<string | undefined> => {
    const found = await draftsStore.find(database, siteId, id)
    if (!found) throw fail('DRAFT_ORDER_DOES_NOT_EXIST')
    if (found.sourceOrderId !== undefined) throw fail('DRAFT_ORDER_ALREADY_COMMITTED')
    return found.status === 'COMMITTED' ? found.checkoutId : undefined
  }

  /** The checkout that the order is placed from, as the draft is now. */
  const checkoutFor = async (call: Call<CreateOrderFromDraftRequest>): Promise<string> => {
    const key = { siteId: call.actor.siteId, id: call.input.draftOrderId }
    for (let tries = 1; ; tries++) {
      const ordered = await orderedFrom(key)
      if (ordered !== undefined) return ordered
      try {
        const { draft } = await drafts.change(call, () => ({ needsCheckout: true }))
        await assertUnpaid(draft)
        if (draft.checkoutId !== undefined) return draft.checkoutId
      } catch (error) {
        // Someone else has just created its checkout, or placed its order.
        const isLate = error instanceof Failure && LATE.includes(error.code)
        if (!isLate || tries > MOST_TRIES) throw error
      }
    }
  }

  return {
    order: async (call) => {
      const { siteId } = call.actor
      const site = await call.site()
      const checkoutId = await checkoutFor(call)
      const ordered = await ordersStore.ofCheckout(database, siteId, checkoutId)
      const order = ordered ?? (await placeOrder({ siteId, checkoutId, payment: { kind: 'OFFLINE' } })).order
      const { calculatedDraftOrder } = await drafts.get(call)
      return {
        committedDraftOrder: calculatedDraftOrder.draftOrder,
        createdOrder: showOrder(order, site),
      }
    },

    send: async (call) => {
      const { draftOrderId: id, expiresInDays = LINK_DAYS, message } = call.input
      if (!acceptsPayments) throw fail('SITE_MUST_ACCEPT_PAYMENTS')
      const expiresAt = call.at + expiresInDays * DAY_MS
      await drafts.change(call, async (draft, tx, site) => {
        if (draft.sourceOrderId !== undefined) throw fail('DRAFT_ORDER_ALREADY_COMMITTED')
        const { siteId, document } = draft
        const sentTo = mailAddressOf(document.details.email ?? '')
        if (sentTo === undefined)
          throw refuse('draftOrder.buyerInfo.email', 'REQUIRED_FIELD', 'must be set before a link is sent')
        const priced = await priceDraft(tx, offersFor, site, draft, call.at)
        if (priced.checkout.lines.length === 0) throw fail('EMPTY_CHECKOUT')
        if (priced.worked.found.refusal) throw priced.worked.found.refusal
        const availabilityOf = availabilityTally()
        const short = priced.checkout.lines.filter((line) => availabilityOf(line).status !== 'AVAILABLE')
        if (short.length > 0)
          throw fail(
            short.length < priced.checkout.lines.length ? 'PARTIAL_OUT_OF_STOCK' : 'FULL_OUT_OF_STOCK',
            { lineItemIds: short.map((line) => line.id) },
          )
        const link = { siteId, kind: 'DRAFT' as const, id, sentTo, sentAt: call.at, expiresAt }
        await paymentLinksStore.save(tx, link)
        const { language } = wordsIn(document.details.buyerLanguage ?? '', site.locale)
        const locale = site.locale.toLowerCase().startsWith(language) ? site.locale : language
        const amount = orderPriceWriter({ ...site, locale })(priced.worked.totals.summary.totalMinor)
        await queueMail(tx, {
          ...{ mailId: ids.guid(), siteId, to: sentTo, at: call.at, language, expiresAt },
          template: 'payment-link',
          data: {
            ...{ kind: 'DRAFT' as const, subjectId: id, amount: amount.formattedAmount },
            expires: new Date(expiresAt).toISOString(),
            ...(message?.trim() && { message: message.trim() }),
          },
        })
        return { needsCheckout: true }
      })
      return {
        ...(await drafts.get(call)),
        paymentUrl: linkUrl(call.actor.siteId, 'DRAFT', id),
        expirationDate: new Date(expiresAt).toISOString(),
      }
    },
  }
}
