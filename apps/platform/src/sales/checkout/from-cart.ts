import type {
  CartSettings,
  CheckoutCustomSettings,
  CreateCheckoutFromCurrentCartRequest,
  CreateCheckoutResponse,
} from '@vitrine/contract'
import { CHECKOUT_PARTS } from '@vitrine/contract/rules'
import type { OfferImage, OffersFor } from '../../catalog/products/records/offer.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import { wholePart } from '../../floor/http/bodies/whole-part.ts'
import type { Ids } from '../../floor/ids.ts'
import type { Call } from '../../shop/calls/call.ts'
import { recordEvent } from '../../shop/events/outbox.ts'
import { cartStore, type StoredCart } from '../cart/kept/cart.store.ts'
import { cartWritten } from '../cart/kept/cart-events.ts'
import { type CartVisit, cartNotFound, conversionCurrency, requestedCart } from '../cart/kept/cart-visit.ts'
import { showCart } from '../cart/kept/show-cart.ts'
import { referencesOf } from '../cart/lines/cart.ts'
import { changeDetails as changeCart } from '../cart/lines/cart-details.ts'
import type { CartLine } from '../cart/lines/line.ts'
import { isCustom } from '../cart/lines/line.ts'
import { assertPayable } from './assert-payable.ts'
import { checkoutStore } from './checkout.store.ts'
import { changeDetails, type DetailsChange, type StoredCheckout } from './checkout.ts'
import type { CheckoutKeeper } from './checkout-keeper.ts'
import { type CheckoutCaller, callerOf, createdBy } from './checkout-visit.ts'
import { sideOf, withSide } from './sides.ts'

/** Creates a checkout from a visit's cart. */
export type CheckoutFromCart = (
  visit: CartVisit,
  call: Pick<Call<CreateCheckoutFromCurrentCartRequest>, 'actor' | 'input'>,
) => Promise<CreateCheckoutResponse>

interface Parts {
  readonly database: Database
  readonly ids: Ids
  readonly offersFor: OffersFor
  readonly placeholder: OfferImage
  readonly acceptsPayments: boolean
}

/**
 * Creates a checkout from a cart. A cart has one open checkout: another call updates it to the cart, and
 * values entered at the checkout stay unless cart or call say otherwise.
 * @throws {Failure} the result of `cartNotFound` if there is no cart; CUSTOM_LINE_ITEM_… for items that no checkout
 * accepts; SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT
 * @throws {InvalidArgument} REQUIRED_FIELD for the email of a guest who gives an address
 */
export const createCheckoutFromCart =
  (
    { database, ids, offersFor, placeholder, acceptsPayments }: Parts,
    keeper: CheckoutKeeper,
  ): CheckoutFromCart =>
  async (visit, { actor, input }) => {
    const by = callerOf(actor)
    const { owner, site, at } = visit
    const { siteId } = owner
    const changes = detailsOf(input)
    const newId = ids.guid()
    const ahead = requestedCart(visit, await cartStore.find(database, owner))
    if (ahead) await offersFor(database, site, referencesOf(ahead))
    return database.transaction(async (tx) => {
      const cart = requestedCart(visit, await cartStore.lock(tx, owner))
      if (!cart) throw cartNotFound(visit)
      cart.lines.forEach(assertSellable)
      const open = await checkoutStore.lockOpenOfCart(tx, siteId, cart.id)
      const ownerKey = owner.belongsTo ?? owner.key
      assertEmail(ownerKey, input, cart, open && sideOf(open, by))
      const checkout = of(cart, by, open, {
        ...{ siteId, id: newId, ownerKey, revision: 0, state: 'OPEN', cartId: cart.id },
        ...{
          conversionCurrency: site.currency,
          shown: {},
          lines: [],
          createdAt: at,
          updatedAt: at,
        },
        details: { channelType: input.channelType ?? 'WEB', createdBy: createdBy(actor) },
      })
      const spoken = visit.language === undefined ? checkout : inLanguage(checkout, visit.language)
      const priced = await keeper.write(
        tx,
        { site, checkoutId: checkout.id, by, at },
        { ...spoken, conversionCurrency: conversionCurrency(visit, cart.conversionCurrency) },
        { details: { channelType: input.channelType ?? 'WEB', ...changes } },
      )
      assertPayable(priced, { acceptsPayments, refusal: 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT' })
      if (cart.details?.checkoutId !== checkout.id) {
        const details = changeCart(cart.details, { checkoutId: checkout.id })
        const updatedAt = Math.max(at, cart.updatedAt)
        const linked: StoredCart = { ...cart, details, updatedAt, revision: cart.revision + 1 }
        await cartStore.save(tx, owner, linked)
        const about = {
          ...{ id: ids.guid(), siteId, owner: ownerKey },
          ...{ entityId: cart.id, sequence: linked.revision, occurredAt: at },
        }
        await recordEvent(tx, cartWritten(about, showCart(linked, visit, placeholder)))
      }
      return { checkoutId: checkout.id }
    })
  }

/** The buyer continues in the language of the cart. */
const inLanguage = (checkout: StoredCheckout, buyerLanguage: string): StoredCheckout => ({
  ...checkout,
  details: { ...checkout.details, buyerLanguage },
})

/** The cart's values override the checkout's. */
const of = (
  cart: StoredCart,
  by: CheckoutCaller,
  open: StoredCheckout | undefined,
  none: StoredCheckout,
): StoredCheckout => {
  const checkout = open ?? none
  const { contactInfo, selectedShippingOption, coupon, giftCard, overrideCheckoutUrl, ...details } =
    cart.details ?? {}
  return withSide({ ...checkout, revision: checkout.revision + 1 }, by, {
    lines: cart.lines,
    details: changeDetails(sideOf(checkout, by).details, {
      ...{ coupon, overrideCheckoutUrl, selectedShippingOption, shipping: contactInfo },
      buyerNote: details.buyerNote,
      email: details.email,
      contactId: details.contactId,
      extendedFields: details.extendedFields,
      merchantDiscounts: details.merchantDiscounts ?? null,
      billing: details.billing,
      giftCard: giftCard && { id: giftCard.id, mostMinor: giftCard.mostMinor },
      customSettings: details.settings && settingsOf(details.settings),
      businessLocationId: cart.businessLocationId ?? null,
    }),
  })
}

/** A checkout has other names for what a cart's creator fixed. */
const settingsOf = (settings: CartSettings): CheckoutCustomSettings => ({
  lockGiftCard: settings.lockGiftCard === true,
  lockCouponCode: settings.lockCouponCode === true,
  disabledPolicyAgreementCheckbox: settings.policyAgreementCheckboxDisabled === true,
  disabledManualPayment: settings.manualPaymentDisabled === true,
})

const readAddress = wholePart(CHECKOUT_PARTS.Address)

const detailsOf = (input: CreateCheckoutFromCurrentCartRequest): DetailsChange => {
  const { shippingAddress, billingAddress, selectedShippingOption: option, email } = input
  return {
    ...(shippingAddress && { shipping: { address: readAddress(shippingAddress, 'shippingAddress') } }),
    ...(billingAddress && { billing: { address: readAddress(billingAddress, 'billingAddress') } }),
    ...(option?.code !== undefined && {
      selectedShippingOption: { code: option.code, ...(option.carrierId && { carrierId: option.carrierId }) },
    }),
    ...(email != null && { email }),
  }
}

/** A logged-in buyer has an address; a guest must give one (wire, documented defaults). */
const assertEmail = (
  ownerKey: string,
  { shippingAddress, billingAddress, email }: CreateCheckoutFromCurrentCartRequest,
  cart: StoredCart,
  open: StoredCheckout | undefined,
): void => {
  const isNeeded = ownerKey.startsWith('visitor:') && (shippingAddress || billingAddress)
  if (isNeeded && !(email ?? cart.details?.email ?? open?.details.email))
    throw refuse('email', 'REQUIRED_FIELD', "must be given with a guest's address")
}

/** @throws {Failure} CUSTOM_LINE_ITEM_… for custom items that no checkout accepts */
export const assertSellable = (line: CartLine): void => {
  if (!isCustom(line)) return
  const { paymentOption = 'FULL_PAYMENT_ONLINE', physicalProperties, serviceProperties } = line.custom.fields
  if (paymentOption !== 'FULL_PAYMENT_ONLINE' && paymentOption !== 'FULL_PAYMENT_OFFLINE')
    throw fail('CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE', { lineItemId: line.id })
  if (physicalProperties && serviceProperties)
    throw fail('CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE', { lineItemId: line.id })
}
