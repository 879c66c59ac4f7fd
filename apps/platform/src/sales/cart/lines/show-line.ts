import type { DescriptionLine, ItemAvailabilityInfo, LineItem, Preorder } from '@vitrine/contract'
import type { OfferChoice, OfferImage } from '../../../catalog/products/records/offer.ts'
import type { Texts } from '../../../shop/sites/texts.ts'
import { deliveryOf, giftLines } from './gift-delivery.ts'
import {
  type CartLine,
  type CatalogLine,
  type CustomLine,
  fullPriceMinorOf,
  isCustom,
  type LineTerms,
  nameIn,
  priceMinorOf,
} from './line.ts'
import type { PriceWriter } from './prices.ts'

/**
 * Shows a line in the wire's form.
 * @param placeholder - shown for a product without a picture
 * @param texts - the shop's short texts in the buyer's language
 */
export const showLine = (
  line: CartLine,
  availability: ItemAvailabilityInfo,
  price: PriceWriter,
  placeholder: OfferImage,
  texts: Texts,
): LineItem => {
  if (isCustom(line)) return showCustomLine(line, availability, price, placeholder)
  const ofCatalog = showCatalogLine(line, availability, price, placeholder, texts)
  const shown = line.overrides ? overridden(ofCatalog, line.overrides, price) : ofCatalog
  const delivery = deliveryOf(line.reference)
  if (!delivery) return shown
  const { descriptionLines = [] } = shown
  return { ...shown, descriptionLines: [...descriptionLines, ...giftLines(delivery, texts)] }
}

const showCatalogLine = (
  line: CatalogLine,
  availability: ItemAvailabilityInfo,
  price: PriceWriter,
  placeholder: OfferImage,
  texts: Texts,
): LineItem => {
  const { id, quantity, reference, offer } = line
  const each = price(priceMinorOf(line))
  return {
    id,
    quantity,
    catalogReference: reference,
    productName: { original: offer.name, translated: nameIn(offer, texts.language) },
    url: { relativePath: offer.page.relativePath, url: offer.page.url },
    price: each,
    fullPrice: price(fullPriceMinorOf(line)),
    priceBeforeDiscounts: each,
    lineItemPrice: price(priceMinorOf(line) * quantity),
    descriptionLines: offer.choices.map((choice) => descriptionLine(choice, texts)),
    image: { ...(offer.image ?? placeholder) },
    availability,
    physicalProperties: {
      ...(offer.weight !== undefined && { weight: offer.weight }),
      ...(offer.sku !== undefined && { sku: offer.sku }),
      shippable: offer.itemType === 'PHYSICAL',
    },
    itemType: { preset: offer.itemType },
    ...(offer.stock.state === 'preorder' && { preorder: preorderIn(offer.stock.terms, texts) }),
    paymentOption: 'FULL_PAYMENT_ONLINE',
    rootCatalogItemId: offer.productId,
    customLineItem: false,
    priceUndetermined: false,
    fixedQuantity: false,
    savePaymentMethod: false,
    membersOnly: false,
    modifierGroups: [],
    policies: [],
    ...showTerms(line),
  }
}

/** What a merchant or an app has set overrides the catalog, and is also listed separately. */
const overridden = (
  shown: LineItem,
  { priceMinor, fullPriceMinor, depositMinor, fields }: NonNullable<CatalogLine['overrides']>,
  price: PriceWriter,
): LineItem => {
  const each = priceMinor === undefined ? undefined : price(priceMinor).amount
  const before = fullPriceMinor === undefined ? undefined : price(fullPriceMinor).amount
  const deposit = depositMinor === undefined ? undefined : price(depositMinor)
  const { productName, image, physicalProperties, descriptionLines, paymentOption } = fields
  return {
    ...shown,
    ...(productName && { productName: translated(productName) }),
    ...(image && { image: pictureOf(image) }),
    ...(physicalProperties && { physicalProperties: { ...shown.physicalProperties, ...physicalProperties } }),
    ...(descriptionLines && { descriptionLines: descriptionLines.map(typedLine) }),
    ...(paymentOption && { paymentOption: paymentOption.value }),
    ...(deposit && { depositAmount: deposit }),
    ...(fields.savePaymentMethod && { savePaymentMethod: true }),
    catalogOverrideFields: {
      ...fields,
      ...(each && { price: each }),
      ...(before && { fullPrice: before }),
      ...(deposit && { depositAmount: deposit.amount }),
    },
  }
}

const showCustomLine = (
  line: CustomLine,
  availability: ItemAvailabilityInfo,
  price: PriceWriter,
  placeholder: OfferImage,
): LineItem => {
  const { fields, depositMinor } = line.custom
  const { productName, media, quantityAvailable: _, descriptionLines = [], ...shown } = fields
  const each = price(priceMinorOf(line))
  return {
    paymentOption: 'FULL_PAYMENT_ONLINE',
    priceUndetermined: false,
    fixedQuantity: false,
    savePaymentMethod: false,
    membersOnly: false,
    modifierGroups: [],
    policies: [],
    physicalProperties: { shippable: fields.itemType?.preset === 'PHYSICAL' },
    ...shown,
    id: line.id,
    quantity: line.quantity,
    ...(productName && { productName: translated(productName) }),
    price: each,
    fullPrice: price(fullPriceMinorOf(line)),
    priceBeforeDiscounts: each,
    lineItemPrice: price(priceMinorOf(line) * line.quantity),
    ...(depositMinor !== undefined && { depositAmount: price(depositMinor) }),
    descriptionLines: descriptionLines.map(typedLine),
    image: media ? pictureOf(media) : { ...placeholder },
    availability,
    customLineItem: true,
    ...showTerms(line),
  }
}

const showTerms = ({ membership, taxableAddress, extendedFields }: LineTerms): Partial<LineItem> => ({
  ...(membership && { selectedMembership: membership }),
  ...(taxableAddress && { taxableAddress }),
  ...(extendedFields && { extendedFields }),
})

const pictureOf = (image: NonNullable<CustomLine['custom']['fields']['media']>): LineItem['image'] => {
  const { url, ...shown } = image
  return { ...shown, ...(url && { url }) }
}

const descriptionLine = (choice: OfferChoice, texts: Texts): DescriptionLine => {
  const name = inBothLanguages(choice.name, texts)
  const text = inBothLanguages(choice.text, texts)
  return choice.lineType === 'COLOR'
    ? { name, colorInfo: { ...text, code: choice.code }, lineType: 'COLOR' }
    : { name, plainText: text, lineType: 'PLAIN_TEXT' }
}

const typedLine = (line: DescriptionLine): DescriptionLine => ({
  ...line,
  lineType: line.colorInfo ? 'COLOR' : 'PLAIN_TEXT',
})

/** What isn't translated stays in the shop's language. */
const inBothLanguages = (text: string, texts: Texts): { original: string; translated: string } => ({
  original: text,
  translated: texts.of(text) ?? text,
})

const preorderIn = ({ message, ...terms }: Preorder, texts: Texts): Preorder => ({
  ...terms,
  ...(message !== undefined && { message: texts.of(message) ?? message }),
})

/** `translated` defaults to `original` (wire, documented defaults). */
const translated = (name: NonNullable<LineItem['productName']>): LineItem['productName'] => ({
  translated: name.original,
  ...name,
})
