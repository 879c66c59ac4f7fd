import type { Cart, DescriptionLine, ItemAvailabilityInfo, LineItem } from '@vitrine/contract'
import type { OfferChoice, OfferImage } from '../catalog/offer.ts'
import { stockTally } from './availability.ts'
import type { StoredCart } from './cart.store.ts'
import { type CartLine, subtotalMinor } from './cart.ts'
import { type CartVisit, conversionCurrency } from './cart-visit.ts'
import { type PriceWriter, priceWriter } from './prices.ts'

/**
 * Shows a cart to its visit as it travels, every field that is always there included.
 *
 * @param placeholder - stands for the picture of a product that has none
 */
export const showCart = (
  cart: StoredCart,
  visit: Pick<CartVisit, 'owner' | 'site' | 'askedCurrency'>,
  placeholder: OfferImage,
): Cart => {
  const { owner, site } = visit
  const currency = conversionCurrency(visit, cart.conversionCurrency)
  const price = priceWriter(site, currency)
  const availabilityOf = stockTally()
  const language = site.locale.split('-', 1)[0] ?? site.locale
  return {
    id: cart.id,
    lineItems: cart.lines.map((line) => showLine(line, availabilityOf(line), price, placeholder)),
    buyerInfo: owner.buyerInfo,
    currency: site.currency,
    conversionCurrency: currency,
    paymentCurrency: site.currency,
    buyerLanguage: language,
    siteLanguage: language,
    taxIncludedInPrices: false,
    weightUnit: site.weightUnit,
    appliedDiscounts: [],
    subtotal: price(subtotalMinor(cart.lines)),
    createdDate: new Date(cart.createdAt).toISOString(),
    updatedDate: new Date(cart.updatedAt).toISOString(),
    revision: String(cart.revision),
    ...(cart.businessLocationId !== undefined && { businessLocationId: cart.businessLocationId }),
  }
}

const showLine = (
  { id, quantity, reference, offer }: CartLine,
  availability: ItemAvailabilityInfo,
  price: PriceWriter,
  placeholder: OfferImage,
): LineItem => {
  const each = price(offer.priceMinor)
  return {
    id,
    quantity,
    catalogReference: reference,
    productName: inBothLanguages(offer.name),
    url: { relativePath: offer.page.relativePath, url: offer.page.url },
    price: each,
    fullPrice: price(offer.fullPriceMinor),
    priceBeforeDiscounts: each,
    lineItemPrice: price(offer.priceMinor * quantity),
    descriptionLines: offer.choices.map(descriptionLine),
    image: { ...(offer.image ?? placeholder) },
    availability,
    physicalProperties: {
      ...(offer.weight !== undefined && { weight: offer.weight }),
      ...(offer.sku !== undefined && { sku: offer.sku }),
      shippable: offer.itemType === 'PHYSICAL',
    },
    itemType: { preset: offer.itemType },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    rootCatalogItemId: offer.productId,
    customLineItem: false,
    priceUndetermined: false,
    fixedQuantity: false,
    savePaymentMethod: false,
    membersOnly: false,
    modifierGroups: [],
    policies: [],
  }
}

const descriptionLine = (choice: OfferChoice): DescriptionLine => {
  const name = inBothLanguages(choice.name)
  const text = inBothLanguages(choice.text)
  return choice.lineType === 'COLOR'
    ? { name, colorInfo: { ...text, code: choice.code }, lineType: 'COLOR' }
    : { name, plainText: text, lineType: 'PLAIN_TEXT' }
}

/** Shops have one language so far, so the buyer's text is the shop's. */
const inBothLanguages = (text: string): { original: string; translated: string } => ({
  original: text,
  translated: text,
})
