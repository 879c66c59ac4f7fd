import type { Cart, DescriptionLine, ItemAvailabilityInfo, LineItem } from '@vitrine/contract'
import type { OfferChoice, OfferImage } from '../catalog/offer.ts'
import type { Site } from '../sites/site.ts'
import { stockTally } from './availability.ts'
import type { StoredCart } from './cart.store.ts'
import { type CartLine, subtotalMinor } from './cart.ts'
import type { CartOwner } from './cart-owner.ts'
import type { PriceWriter } from './prices.ts'

/** What the lines of a cart are written with. */
export interface CartSetting {
  readonly owner: CartOwner
  readonly site: Site
  /** ISO 4217: the currency that amounts are also shown in. */
  readonly conversionCurrency: string
  readonly price: PriceWriter
  /** Stands for the picture of a product that has none. */
  readonly placeholder: OfferImage
}

/** Writes a cart as it travels, every field that is always there included. */
export const cartAnswer = (cart: StoredCart, setting: CartSetting): Cart => {
  const { owner, site, conversionCurrency, price } = setting
  const availabilityOf = stockTally()
  const language = site.locale.split('-', 1)[0] ?? site.locale
  return {
    id: cart.id,
    lineItems: cart.lines.map((line) => lineAnswer(line, availabilityOf(line), setting)),
    buyerInfo: owner.buyerInfo,
    currency: site.currency,
    conversionCurrency,
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

const lineAnswer = (
  { id, quantity, reference, offer }: CartLine,
  availability: ItemAvailabilityInfo,
  { price, placeholder }: CartSetting,
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
