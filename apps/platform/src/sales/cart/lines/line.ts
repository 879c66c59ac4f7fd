import type {
  CatalogOverrideFields,
  CatalogReference,
  CustomLineItem,
  ExtendedFields,
  SelectedMembership,
  TaxableAddress,
} from '@vitrine/contract'
import type { Offer, OfferStock } from '../../../catalog/products/records/offer.ts'

/** What the catalog offered when it was last asked; `gone` once it has no such item any more. */
export type LastOffer = Omit<Offer, 'stock'> & { readonly stock: OfferStock | { readonly state: 'gone' } }

/** What is agreed about a line besides what it is of. */
export interface LineTerms {
  readonly membership?: SelectedMembership | undefined
  readonly taxableAddress?: TaxableAddress | undefined
  readonly extendedFields?: ExtendedFields | undefined
}

/** Amounts of one piece that a merchant or an app has set, in the shop's minor units. */
interface SetAmounts {
  readonly fullPriceMinor?: number | undefined
  readonly depositMinor?: number | undefined
}

type AmountField = 'price' | 'fullPrice' | 'depositAmount'

/** What a merchant or an app has put in place of the catalog's data. */
export interface LineOverrides extends SetAmounts {
  readonly priceMinor?: number | undefined
  readonly fields: Omit<CatalogOverrideFields, AmountField>
}

/** An item that stands in no catalog, as a merchant or an app described it. */
export interface CustomItem extends SetAmounts {
  readonly priceMinor: number
  readonly fields: Omit<CustomLineItem, AmountField | 'id' | 'quantity' | 'modifierGroups'>
}

interface AnyLine extends LineTerms {
  readonly id: string
  readonly quantity: number
}

/** So many of one item of the catalog. */
export interface CatalogLine extends AnyLine {
  /** As the buyer's side gave it. */
  readonly reference: CatalogReference
  readonly offer: LastOffer
  readonly overrides?: LineOverrides | undefined
  /** What one cost when the buyer last decided about the line; see `changesOf`. */
  readonly seenMinor?: number | undefined
}

/** So many of one item of a merchant's or an app's own. */
export interface CustomLine extends AnyLine {
  readonly custom: CustomItem
}

export type CartLine = CatalogLine | CustomLine

export const isCustom = (line: CartLine): line is CustomLine => 'custom' in line

/** What one costs, in minor units. */
export const priceMinorOf = (line: CartLine): number =>
  isCustom(line) ? line.custom.priceMinor : (line.overrides?.priceMinor ?? line.offer.priceMinor)

/** What one costs before the catalog's own discount; the price itself where somebody has set that alone. */
export const fullPriceMinorOf = (line: CartLine): number => {
  const set = isCustom(line) ? line.custom : line.overrides
  return set?.fullPriceMinor ?? set?.priceMinor ?? (isCustom(line) ? 0 : line.offer.fullPriceMinor)
}

/** Whether a membership can pay for a line: services alone, and what is offered to be paid by one. */
export const takesMembership = (line: CartLine): boolean => {
  if (!isCustom(line)) return line.overrides?.fields.paymentOption?.value.startsWith('MEMBERSHIP') === true
  const { itemType, paymentOption } = line.custom.fields
  return itemType?.preset === 'SERVICE' || paymentOption?.startsWith('MEMBERSHIP') === true
}
