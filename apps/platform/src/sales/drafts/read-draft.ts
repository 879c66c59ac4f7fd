import type {
  CatalogReference,
  DraftBuyer,
  DraftCatalogLine,
  DraftCustomLine,
  DraftDiscountOption,
  DraftOrderInput,
  UpdateDraftLinesRequest,
} from '@vitrine/contract'
import type { Offer } from '../../catalog/products/records/offer.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { minorOf } from '../../floor/money/amounts.ts'
import type { Site } from '../../shop/sites/site.ts'
import { addCustomLines, addLines } from '../cart/lines/cart.ts'
import { type CartLine, type CustomLine, isCustom } from '../cart/lines/line.ts'
import { referenceOf } from '../cart/lines/new-lines.ts'
import type { DraftDetails, DraftDiscount } from './kept/draft.ts'

/** What reading needs to know. */
export interface Reading {
  readonly site: Site
  /** Milliseconds since 1970. */
  readonly at: number
  readonly ids: Ids
}

/** Lines to add, before the catalog's offers for their references are known. */
export interface DraftAddition {
  readonly references: readonly CatalogReference[]
  /** @param offers - follow `references` */
  readonly to: (lines: readonly CartLine[], offers: readonly (Offer | undefined)[]) => CartLine[]
}

/** @throws {InvalidArgument} for amounts that the currency can't represent */
export const readAddition = (
  {
    catalogLineItems = [],
    customLineItems = [],
  }: Pick<DraftOrderInput, 'catalogLineItems' | 'customLineItems'>,
  { site, at, ids }: Reading,
  place: string,
): DraftAddition => {
  const wanted = catalogLineItems.map((line, index) =>
    catalogWish(line, `${place}catalogLineItems[${index}]`, { site, at, ids }),
  )
  const customs = customLineItems.map((line, index) =>
    customLine(line, `${place}customLineItems[${index}]`, site, ids),
  )
  return {
    references: wanted.map(({ reference }) => reference),
    to: (lines, offers) => {
      const additions = wanted.map(({ priceMinor, ...line }, index) => {
        const offer = offers[index]
        return { ...line, offer, overrides: overridesOf(priceMinor, offer) }
      })
      return addCustomLines(addLines(lines, additions), customs)
    },
  }
}

/** The catalog's price as it is now becomes the line's own: later changes don't reach the draft. */
const overridesOf = (priceMinor: number | undefined, offer: Offer | undefined) => {
  if (priceMinor !== undefined) return { priceMinor, fields: {} }
  return { priceMinor: offer?.priceMinor, fullPriceMinor: offer?.fullPriceMinor, fields: {} }
}

const catalogWish = (line: DraftCatalogLine, field: string, { site, at, ids }: Reading) => ({
  id: ids.guid(),
  quantity: line.quantity ?? 1,
  reference: referenceOf(line.catalogReference, field, { site, at }),
  priceMinor: line.price && minorOf(line.price.amount, site.currency, `${field}.price.amount`),
})

const customLine = (line: DraftCustomLine, field: string, site: Site, ids: Ids): CustomLine => {
  const { productName, descriptionLines, physicalProperties, itemType = { preset: 'PHYSICAL' } } = line
  const priceMinor = minorOf(line.price.amount, site.currency, `${field}.price.amount`)
  return {
    id: ids.guid(),
    quantity: line.quantity ?? 1,
    custom: {
      priceMinor,
      fields: {
        ...{ productName, itemType },
        ...(descriptionLines && { descriptionLines }),
        physicalProperties: { shippable: itemType.preset === 'PHYSICAL', ...physicalProperties },
      },
    },
  }
}

/**
 * Applies changes of quantities and prices. A quantity of 0 removes a line.
 * @throws {Failure} LINE_ITEM_DOES_NOT_EXIST
 */
export const changeLines = (
  lines: readonly CartLine[],
  { lineItemChanges }: UpdateDraftLinesRequest,
  { currency }: Site,
): CartLine[] => {
  const changes = new Map(
    lineItemChanges.map((change, index) => {
      const { lineItemId, newQuantity, newPrice } = change
      if (!lines.some(({ id }) => id === lineItemId)) throw fail('LINE_ITEM_DOES_NOT_EXIST', { lineItemId })
      const priceMinor =
        newPrice == null ? undefined : minorOf(newPrice, currency, `lineItemChanges[${index}].newPrice`)
      return [lineItemId, { quantity: newQuantity ?? undefined, priceMinor }] as const
    }),
  )
  return lines.flatMap((line) => {
    const { quantity = line.quantity, priceMinor } = changes.get(line.id) ?? {}
    if (quantity === 0) return []
    return [priceMinor === undefined ? { ...line, quantity } : { ...priced(line, priceMinor), quantity }]
  })
}

const priced = (line: CartLine, priceMinor: number): CartLine =>
  isCustom(line)
    ? { ...line, custom: { ...line.custom, priceMinor, fullPriceMinor: undefined } }
    : { ...line, overrides: { fields: {}, ...line.overrides, priceMinor, fullPriceMinor: undefined } }

/**
 * @throws {Failure} LINE_ITEM_DOES_NOT_EXIST
 * @throws {InvalidArgument} for a discount without, or with two amounts, and for one on a line without its id
 */
export const readDiscounts = (
  options: readonly DraftDiscountOption[],
  lines: readonly CartLine[],
  { site, ids }: Reading,
  place: string,
): DraftDiscount[] =>
  options.map((option, index) => {
    const field = `${place}[${index}]`
    return {
      id: ids.guid(),
      terms: { off: reductionOf(option, field, site), ...scopeOf(option, field, lines) },
      description: option.description ?? undefined,
      isApplied: option.applyToDraftOrder ?? false,
    }
  })

const reductionOf = (
  { priceAmount, percentage }: DraftDiscountOption,
  field: string,
  { currency }: Site,
): DraftDiscount['terms']['off'] => {
  if ((priceAmount === undefined) === (percentage == null))
    throw refuse(field, 'REQUIRED_ONE_OF_FIELD', 'must have either priceAmount or percentage')
  return priceAmount
    ? { kind: 'AMOUNT', amountMinor: minorOf(priceAmount.amount, currency, `${field}.priceAmount.amount`) }
    : { kind: 'PERCENT', percent: String(percentage) }
}

const scopeOf = (
  { discountType, lineItemId }: DraftDiscountOption,
  field: string,
  lines: readonly CartLine[],
): Pick<DraftDiscount['terms'], 'lineIds'> => {
  if (discountType === 'SHIPPING') throw fail('FEATURE_NOT_AVAILABLE', { field: `${field}.discountType` })
  if (discountType === 'GLOBAL') return {}
  if (!lineItemId) throw refuse(`${field}.lineItemId`, 'REQUIRED_FIELD', 'must name a line')
  if (!lines.some(({ id }) => id === lineItemId)) throw fail('LINE_ITEM_DOES_NOT_EXIST', { lineItemId })
  return { lineIds: [lineItemId] }
}

/** Leaves out lines that are gone, and discounts that apply to nothing that is left. */
export const keptDiscounts = (
  discounts: readonly DraftDiscount[],
  lines: readonly CartLine[],
): readonly DraftDiscount[] =>
  discounts.filter(({ terms }) => !terms.lineIds || lines.some(({ id }) => terms.lineIds?.includes(id)))

/** Whose the order will be, and where its mails go. */
export const buyerDetails = (details: DraftDetails, { email, contactId }: DraftBuyer): DraftDetails => {
  const { email: _, contactId: __, ...rest } = details
  return { ...rest, ...(email && { email }), ...(contactId && { contactId }) }
}
