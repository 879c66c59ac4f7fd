import type { OrderDownload } from '@vitrine/contract'
import type {
  HostedCheckout,
  HostedDraft,
  PayHostedCheckoutRequest,
  UpdateHostedCheckoutRequest,
} from '@vitrine/contract/hosted-checkout'
import type { OfferImage } from '../../catalog/products/records/offer.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { thankYouAddress } from '../../people/redirects/callbacks.ts'
import type { HostedSession } from '../../people/redirects/hosted-sessions.ts'
import type { Brands } from '../../shop/brand/brands.ts'
import { countriesOf, type Delivery, NO_DELIVERY } from '../../shop/settings/delivery-terms.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import { type AgreedAmounts, amountsOf } from '../checkout/agreed-amounts.ts'
import type { StoredCheckout } from '../checkout/checkout.ts'
import type { CheckoutChange, CheckoutKeeper } from '../checkout/checkout-keeper.ts'
import type { CheckoutVisit } from '../checkout/checkout-visit.ts'
import type { PricedCheckout } from '../checkout/price-checkout.ts'
import { refreshBalance } from '../drafts/balance/balance-checkout.ts'
import { type DownloadLinks, shownDownload } from '../orders/downloads/download-links.ts'
import { filesOfOrder, isDigital } from '../orders/downloads/order-files.ts'
import { providerPayments, type StoredOrder } from '../orders/order.ts'
import { ordersStore } from '../orders/orders.store.ts'
import { isOpen } from '../payments/payment.ts'
import { OFFLINE, type PaymentWay } from '../payments/payment-way.ts'
import type { Payments } from '../payments/payments.service.ts'
import { agreedAfter, changesOf, isDeliveryGone } from './agreed-view.ts'
import { draftWithout, readHostedChange } from './hosted-change.ts'
import { showHostedPayment } from './hosted-payment.ts'
import { hostedViewsStore } from './hosted-views.store.ts'
import type { HostedAttempt, PayHosted } from './pay-hosted.ts'
import { findBuyer } from './saved-details.ts'
import { amountWriter, assertSeen, isFixed, showHosted } from './show-hosted.ts'
import { showPlaced } from './show-placed.ts'

export interface HostedCheckoutParts {
  readonly database: Database
  readonly sites: Sites
  readonly brands: Pick<Brands, 'of'>
  readonly clock: Clock
  readonly ids: Ids
  readonly keeper: CheckoutKeeper
  readonly payments: Payments
  readonly ways: readonly PaymentWay[]
  /** A provider's display name. */
  readonly nameOf: (providerId: string) => string | undefined
  readonly pay: PayHosted
  readonly links: DownloadLinks
  /** Shown for a product without a picture. */
  readonly placeholder: OfferImage
}

/**
 * The hosted checkout, for browsers that were led to it. Every call fails with CHECKOUT_NOT_FOUND if the
 * browser doesn't have it.
 */
export interface HostedCheckouts {
  /** @param language - of the buyer, BCP 47: it is stored and used for their mails */
  read(session: HostedSession, language?: string): Promise<HostedCheckout>
  /**
   * @throws {Failure} CHECKOUT_IS_COMPLETE, CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS, CHECKOUT_CHANGED; why a
   * code is refused
   */
  /** @param network - where the change comes from, see `networkOf`; limits attempts at codes */
  update(session: HostedSession, input: UpdateHostedCheckoutRequest, network: string): Promise<HostedCheckout>
  saveDraft(session: HostedSession, draft: HostedDraft): Promise<void>
  pay(
    session: HostedSession,
    input: PayHostedCheckoutRequest,
    named: Pick<HostedAttempt, 'key' | 'network' | 'isPlain'>,
  ): Promise<HostedCheckout>
  cancelPayment(session: HostedSession): Promise<HostedCheckout>
}

export const createHostedCheckouts = (parts: HostedCheckoutParts): HostedCheckouts => {
  const { database, sites, brands, clock, ids, keeper, payments, ways, nameOf, pay, placeholder } = parts

  const visitOf = async ({ siteId, principal, checkoutId }: HostedSession): Promise<CheckoutVisit> => ({
    site: await sites.get(siteId),
    checkoutId,
    by: { principal, isMerchant: false, isHolder: true },
    at: clock.now(),
  })

  /** What the page shows with or without an order. */
  const frame = async ({ siteId, callbacks }: HostedSession, orderId: string | undefined) => {
    const delivery = await settingsStore.find<Delivery>(database, siteId, 'delivery')
    const { cartPageUrl, postFlowUrl, loginUrl } = callbacks
    const thankYouPageUrl = orderId === undefined ? undefined : thankYouAddress(callbacks, orderId)
    return {
      brand: await brands.of(siteId),
      deliversTo: countriesOf(delivery?.document ?? NO_DELIVERY),
      links: {
        ...(cartPageUrl !== undefined && { cartPageUrl }),
        ...(postFlowUrl !== undefined && { postFlowUrl }),
        ...(loginUrl !== undefined && { loginUrl }),
        ...(thankYouPageUrl !== undefined && { thankYouPageUrl }),
      },
    }
  }

  const placed = async (session: HostedSession, { checkout }: PricedCheckout): Promise<HostedCheckout> => {
    const order = await orderOf(checkout)
    if (!order) throw fail('CHECKOUT_IS_COMPLETE')
    const { payment } = order.document
    const offline = ways.find(({ id }) => id === OFFLINE)
    const way =
      payment.kind === 'PROVIDER'
        ? { name: nameOf(payment.providerId) ?? payment.providerId }
        : { name: offline?.name ?? '', instructions: offline?.instructions }
    return {
      ...(await frame(session, order.id)),
      ...showPlaced(checkout, order, way, await downloadsOf(order)),
      ...{ state: 'PLACED', paymentMethods: [], changes: [], draft: {} },
    }
  }

  /** The order that a checkout became. One whose balance it paid is shown with that payment. */
  const orderOf = async ({ siteId, id, details }: StoredCheckout): Promise<StoredOrder | undefined> => {
    if (details.balanceOf === undefined) return ordersStore.ofCheckout(database, siteId, id)
    const order = await ordersStore.find(database, siteId, details.balanceOf)
    const payment = order && providerPayments(order.document).at(-1)
    return payment && { ...order, document: { ...order.document, payment } }
  }

  /** Reads a checkout as it is now; the balance of an order changes with the order. */
  const current = async (visit: CheckoutVisit): Promise<PricedCheckout> => {
    const priced = await keeper.read(visit)
    const { checkout, worked } = priced
    if (checkout.details.balanceOf === undefined || checkout.state === 'COMPLETED') return priced
    const { site, at } = visit
    const shownMinor = worked.totals.summary.totalMinor
    const isOther = await refreshBalance(database, checkout, shownMinor, { keeper, ids, site, at })
    return isOther ? keeper.read(visit) : priced
  }

  const downloadsOf = async (order: StoredOrder): Promise<OrderDownload[] | undefined> => {
    if (!isDigital(order)) return undefined
    const named = { siteId: order.siteId, orderId: order.id }
    return (await filesOfOrder(database, order)).map((file) =>
      shownDownload(parts.links, named, file, clock.now()),
    )
  }

  const open = async (session: HostedSession, priced: PricedCheckout): Promise<HostedCheckout> => {
    const { checkout, subject } = priced
    const { siteId, id: checkoutId } = checkout
    const amount = amountWriter(subject.site.currency)
    const view = await hostedViewsStore.find(database, { siteId, checkoutId })
    const agreed = { ...amountsOf(priced), ...view.agreed }
    if (!view.agreed) await agree(priced, agreed)
    const buyer = await findBuyer(database, siteId, checkout.details, session.createdAt)
    const payment = showHostedPayment(await payments.latest(siteId, checkoutId), amount)
    return {
      ...(await frame(session, undefined)),
      ...showHosted(priced, placeholder),
      state: checkout.lines.length > 0 ? 'OPEN' : 'EMPTY',
      paymentMethods: waysFor(priced, ways).map(shownWay),
      ...(payment && { payment }),
      ...(buyer && { buyer }),
      changes: changesOf(priced, agreed, amount),
      draft: view.draft,
    }
  }

  const agree = ({ checkout: { siteId, id: checkoutId } }: PricedCheckout, agreed: AgreedAmounts) =>
    database.transaction((tx) => hostedViewsStore.saveAgreed(tx, { siteId, checkoutId }, agreed, clock.now()))

  const show = (session: HostedSession, priced: PricedCheckout): Promise<HostedCheckout> =>
    priced.checkout.state === 'COMPLETED' ? placed(session, priced) : open(session, priced)

  /** Checking a payment may turn it into an order. */
  const read: HostedCheckouts['read'] = async (session, language) => {
    await payments.latest(session.siteId, session.checkoutId)
    return show(session, await current({ ...(await visitOf(session)), language }))
  }

  const assertUnpaid = async ({ siteId, checkoutId }: HostedSession): Promise<void> => {
    const payment = await payments.latest(siteId, checkoutId)
    if (payment && isOpen(payment)) throw fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS')
  }

  return {
    read,

    update: async (session, input, network) => {
      const { siteId: ofSite, principal } = session
      const trier = { siteId: ofSite, principal, address: network, isMerchant: false }
      const visit = { ...(await visitOf(session)), trier }
      const change = readHostedChange(input)
      const before = await keeper.read(visit)
      if (isFixed(before.checkout)) assertFixed(input)
      await assertUnpaid(session)
      const { siteId, id: checkoutId } = before.checkout
      const view = await hostedViewsStore.find(database, { siteId, checkoutId })
      const accepts = input.acceptTotals !== undefined
      if (input.acceptTotals) assertSeen(before, input.acceptTotals)
      const after = await keeper.change(visit, accepts ? { ...settled(before), ...change } : change)
      const agreed = accepts
        ? amountsOf(after)
        : agreedAfter({ ...amountsOf(before), ...view.agreed }, before, after)
      await agree(after, agreed)
      const draft = draftWithout(view.draft, input)
      await database.transaction((tx) =>
        hostedViewsStore.saveDraft(tx, { siteId, checkoutId }, draft, clock.now()),
      )
      return show(session, after)
    },

    saveDraft: async (session, draft) => {
      const { checkout } = await keeper.read(await visitOf(session))
      if (checkout.state === 'COMPLETED') return
      const { siteId, id: checkoutId } = checkout
      await database.transaction((tx) =>
        hostedViewsStore.saveDraft(tx, { siteId, checkoutId }, draft, clock.now()),
      )
    },

    pay: async (session, input, named) => {
      const visit = await visitOf(session)
      const priced = await current(visit)
      const { siteId, id: checkoutId } = priced.checkout
      const { agreed } = await hostedViewsStore.find(database, { siteId, checkoutId })
      await pay(priced, { ...input, ...named, agreed }, waysFor(priced, ways))
      return show(session, await keeper.read(visit))
    },

    cancelPayment: async (session) => {
      const visit = await visitOf(session)
      const { checkout } = await keeper.read(visit)
      await payments.cancel(checkout.siteId, checkout.id)
      return show(session, await keeper.read(visit))
    },
  }
}

/** Removes codes without effect: accepting the change means doing without them. */
const settled = (priced: PricedCheckout): CheckoutChange => ({
  ...(priced.worked.found.refusal && { couponCode: null }),
  ...(priced.worked.card.refusal && { giftCardCode: null }),
  ...(isDeliveryGone(priced) && { details: { selectedShippingOption: null } }),
})

/** @throws {InvalidArgument} FIELD_NOT_ALLOWED for what staff have set */
const assertFixed = (input: UpdateHostedCheckoutRequest): void => {
  const field = (['couponCode', 'removeLineIds', 'lineQuantities'] as const).find(
    (name) => input[name] != null,
  )
  if (field) throw refuse(field, 'FIELD_NOT_ALLOWED', 'is set by the shop')
}

/** Some checkouts can't be paid offline. */
const waysFor = ({ checkout }: PricedCheckout, ways: readonly PaymentWay[]): readonly PaymentWay[] =>
  checkout.details.customSettings?.disabledManualPayment
    ? ways.filter(({ kind }) => kind !== 'OFFLINE')
    : ways

const shownWay = ({ id, kind, name, tokenUrl, instructions, express, sandbox }: PaymentWay) => ({
  ...{ id, kind, name, sandbox },
  ...(tokenUrl !== undefined && { tokenUrl }),
  ...(express && { express }),
  ...(instructions !== undefined && { instructions }),
})
