import type { Cart, CartDiscount } from '@vitrine/contract'
import type { OfferImage } from '../../../catalog/products/records/offer.ts'
import { textsIn } from '../../../shop/sites/texts.ts'
import { availabilityTally } from '../lines/availability.ts'
import { subtotalMinor } from '../lines/cart.ts'
import type { CartDetails } from '../lines/cart-details.ts'
import { type PriceWriter, priceWriter } from '../lines/prices.ts'
import { showLine } from '../lines/show-line.ts'
import type { StoredCart } from './cart.store.ts'
import { type CartVisit, conversionCurrency } from './cart-visit.ts'

/**
 * Shows a visit's cart in the wire's form, with every mandatory field.
 * @param placeholder - shown for a product without a picture
 */
export const showCart = (
  cart: StoredCart,
  visit: Pick<CartVisit, 'owner' | 'site' | 'askedCurrency' | 'language'>,
  placeholder: OfferImage,
): Cart => {
  const { owner, site } = visit
  const currency = conversionCurrency(visit, cart.conversionCurrency)
  const price = priceWriter(site, currency)
  const availabilityOf = availabilityTally()
  const language = site.locale.split('-', 1)[0] ?? site.locale
  const texts = textsIn(site, visit.language)
  return {
    id: cart.id,
    lineItems: cart.lines.map((line) => showLine(line, availabilityOf(line), price, placeholder, texts)),
    buyerInfo: owner.buyerInfo,
    currency: site.currency,
    conversionCurrency: currency,
    paymentCurrency: site.currency,
    buyerLanguage: texts.language ?? language,
    siteLanguage: language,
    taxIncludedInPrices: site.taxIncludedInPrices === true,
    weightUnit: site.weightUnit,
    appliedDiscounts: [],
    subtotal: price(subtotalMinor(cart.lines)),
    createdDate: new Date(cart.createdAt).toISOString(),
    updatedDate: new Date(cart.updatedAt).toISOString(),
    revision: String(cart.revision),
    ...(cart.businessLocationId !== undefined && { businessLocationId: cart.businessLocationId }),
    ...(cart.details && showDetails(cart.details, owner.buyerInfo, price)),
  }
}

/** Coupon and discounts are shown twice: older and newer clients look for them in different places. */
const showDetails = (
  details: CartDetails,
  buyerInfo: Cart['buyerInfo'],
  price: PriceWriter,
): Partial<Cart> => {
  const { email, contactId, coupon, merchantDiscounts = [], ...rest } = details
  const shown = ofFirstForm(rest)
  const discounts = merchantDiscounts.map((minor) => ({ amount: price(minor) }))
  const appliedDiscounts: CartDiscount[] = [
    ...(coupon ? [{ coupon }] : []),
    ...discounts.map((merchantDiscount) => ({ merchantDiscount })),
  ]
  return {
    ...shown,
    buyerInfo: { ...buyerInfo, ...(contactId && { contactId }), ...(email && { email }) },
    appliedDiscounts,
    ...(coupon && { couponCode: coupon.code }),
    ...(discounts.length > 0 && { merchantDiscounts: discounts }),
  }
}

/** Leaves out what only the newer form of a cart shows. */
const ofFirstForm = <Details extends CartDetails>({
  giftCard: _giftCard,
  billing: _billing,
  forms: _forms,
  source: _source,
  settings: _settings,
  ...shown
}: Details) => shown
