import type {
  CatalogOverrideFields,
  CatalogReference,
  CustomLineItem,
  ExtendedFields,
  Preorder,
  SelectedMembership,
  TaxableAddress,
} from '@vitrine/contract'
import type { Offer, OfferStock } from '../../../catalog/products/records/offer.ts'

/** The catalog's last offer; `gone` once it no longer has the item. */
export type LastOffer = Omit<Offer, 'stock'> & { readonly stock: OfferStock | { readonly state: 'gone' } }

/** The terms of a line in addition to its item. */
export interface LineTerms {
  readonly membership?: SelectedMembership | undefined
  readonly taxableAddress?: TaxableAddress | undefined
  readonly extendedFields?: ExtendedFields | undefined
}

/** Unit amounts set by a merchant or an app, in the shop's minor units. */
interface SetAmounts {
  readonly fullPriceMinor?: number | undefined
  readonly depositMinor?: number | undefined
}

type AmountField = 'price' | 'fullPrice' | 'depositAmount'

/** What a merchant or an app has set instead of the catalog's data. */
export interface LineOverrides extends SetAmounts {
  readonly priceMinor?: number | undefined
  readonly fields: Omit<CatalogOverrideFields, AmountField>
}

/** A custom item, described by a merchant or an app. */
export interface CustomItem extends SetAmounts {
  readonly priceMinor: number
  readonly fields: Omit<CustomLineItem, AmountField | 'id' | 'quantity' | 'modifierGroups'>
}

interface AnyLine extends LineTerms {
  readonly id: string
  readonly quantity: number
}

/** A quantity of one catalog item. */
export interface CatalogLine extends AnyLine {
  /** As the buyer's side gave it. */
  readonly reference: CatalogReference
  readonly offer: LastOffer
  readonly overrides?: LineOverrides | undefined
  /** The unit price when the buyer last accepted the line; see `changesOf`. */
  readonly seenMinor?: number | undefined
}

/** A quantity of one custom item. */
export interface CustomLine extends AnyLine {
  readonly custom: CustomItem
}

export type CartLine = CatalogLine | CustomLine

export const isCustom = (line: CartLine): line is CustomLine => 'custom' in line

/** Whether each unit of a line becomes a gift card once it is paid. */
export const isGiftCard = (line: CartLine): boolean => !isCustom(line) && line.offer.itemType === 'GIFT_CARD'

/** The terms of a line that is pre-ordered; undefined for one that is in stock. */
export const preorderOf = (line: CartLine): Preorder | undefined =>
  !isCustom(line) && line.offer.stock.state === 'preorder' ? line.offer.stock.terms : undefined

/** A product's name in a language, or the shop's own if it isn't translated. */
export const nameIn = (
  { name, names }: Pick<LastOffer, 'name' | 'names'>,
  language: string | undefined,
): string =>
  language !== undefined && names && Object.hasOwn(names, language) ? (names[language] ?? name) : name

/** The unit price, in minor units. */
export const priceMinorOf = (line: CartLine): number =>
  isCustom(line) ? line.custom.priceMinor : (line.overrides?.priceMinor ?? line.offer.priceMinor)

/** The unit price before the catalog's own discount; the price itself if only that was set. */
export const fullPriceMinorOf = (line: CartLine): number => {
  const set = isCustom(line) ? line.custom : line.overrides
  return set?.fullPriceMinor ?? set?.priceMinor ?? (isCustom(line) ? 0 : line.offer.fullPriceMinor)
}

/** Whether a membership can pay for a line: only services, and items offered for it. */
export const takesMembership = (line: CartLine): boolean => {
  if (!isCustom(line)) return line.overrides?.fields.paymentOption?.value.startsWith('MEMBERSHIP') === true
  const { itemType, paymentOption } = line.custom.fields
  return itemType?.preset === 'SERVICE' || paymentOption?.startsWith('MEMBERSHIP') === true
}
