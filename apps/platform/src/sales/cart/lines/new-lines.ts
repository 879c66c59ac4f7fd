import type {
  AddToCurrentCartRequest,
  CatalogReference,
  CustomLineItem,
  UpdateCartRequest,
  Writable,
} from '@vitrine/contract'
import { CART_PARTS } from '@vitrine/contract/rules'
import type { KnownActor } from '../../../floor/callers/actor.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import { wholePart } from '../../../floor/http/bodies/whole-part.ts'
import { minorOf, minorOrNone } from '../../../floor/money/amounts.ts'
import { type LineVisit, readOptions } from './gift-delivery.ts'
import type { CustomItem, LineOverrides, LineTerms } from './line.ts'
import { assertAllowed } from './merchant-fields.ts'

/** Input for a line's terms and item. */
export interface LineWish extends LineTerms {
  readonly reference?: CatalogReference | undefined
  readonly quantity?: number | undefined
  readonly overrides?: LineOverrides | undefined
}

/** A buyer's request: a quantity of an item. */
export interface WantedItem extends LineWish {
  readonly reference: CatalogReference
  readonly quantity: number
}

/** A quantity of a custom item. */
export interface CustomWish {
  readonly quantity: number
  readonly custom: CustomItem
}

type SentLine = NonNullable<UpdateCartRequest['lineItems']>[number]

/** The limit of a line's free-form data, in its options and again in its extended fields, as JSON. */
const MAX_FREE_LENGTH = 5000

const readOverrides = wholePart(CART_PARTS.CatalogOverrideFields)
const readCustomLine = wholePart(CART_PARTS.CustomLineItem)
const readMembership = wholePart(CART_PARTS.SelectedMembership)
const readTaxableAddress = wholePart(CART_PARTS.TaxableAddress)
const readExtendedFields = wholePart(CART_PARTS.ExtendedFields)

/**
 * Reads catalog lines to add. Names, prices and everything else the server sets are ignored.
 * @throws {InvalidArgument} FIELD_NOT_ALLOWED if a visitor or member sends own prices, items or tax rules
 */
export const wantedItems = (
  actor: KnownActor,
  input: AddToCurrentCartRequest,
  visit: LineVisit,
): WantedItem[] => {
  const { lineItems = [], customLineItems = [] } = input
  assertAllowed(actor, { lineItems, customLineItems })
  if (lineItems.length + customLineItems.length === 0)
    throw refuse('lineItems', 'REQUIRED_FIELD', 'must contain at least one line')
  return lineItems.map((line, index) => ({
    ...wishOf(line, `lineItems[${index}]`, visit),
    reference: referenceOf(line.catalogReference, `lineItems[${index}]`, visit),
    quantity: line.quantity,
  }))
}

/** Reads a line's input; permission for the merchant's fields is already checked. */
export const wishOf = (line: SentLine, field: string, visit: LineVisit): LineWish => {
  const { catalogReference, quantity, catalogOverrideFields, selectedMembership, taxableAddress } = line
  return {
    ...(quantity !== undefined && { quantity }),
    ...(catalogReference && { reference: referenceOf(catalogReference, field, visit) }),
    ...(catalogOverrideFields && {
      overrides: overridesOf(catalogOverrideFields, `${field}.catalogOverrideFields`, visit.site.currency),
    }),
    ...(selectedMembership && {
      membership: readMembership(selectedMembership, `${field}.selectedMembership`),
    }),
    ...(taxableAddress && { taxableAddress: readTaxableAddress(taxableAddress, `${field}.taxableAddress`) }),
    ...(line.extendedFields && {
      extendedFields: extendedFieldsOf(line.extendedFields, `${field}.extendedFields`),
    }),
  }
}

/**
 * Reads a reference to a catalog item.
 * @throws {InvalidArgument} MAX_LENGTH beyond 5,000 characters of JSON, or why a gift card can't be sent like that
 */
export const referenceOf = (
  { catalogItemId, appId, options }: CatalogReference,
  field: string,
  visit: LineVisit,
): CatalogReference => {
  const place = `${field}.catalogReference.options`
  if (options) assertShort(options, place)
  const read = options && readOptions(options, place, visit)
  return { catalogItemId, appId, ...(read !== undefined && { options: read }) }
}

/** @throws {InvalidArgument} MAX_LENGTH beyond 5,000 characters of JSON */
export const extendedFieldsOf = (value: unknown, field: string) => {
  const fields = readExtendedFields(value, field)
  assertShort(fields, field)
  return fields
}

const assertShort = (value: unknown, field: string): void => {
  if (JSON.stringify(value).length > MAX_FREE_LENGTH)
    throw refuse(field, 'MAX_LENGTH', `must be at most ${MAX_FREE_LENGTH} characters of JSON`)
}

const overridesOf = (
  sent: NonNullable<SentLine['catalogOverrideFields']>,
  field: string,
  currency: string,
): LineOverrides => {
  const { price, fullPrice, depositAmount, ...fields } = readOverrides(withShippable(sent), field)
  const priceMinor = minorOrNone(price, currency, `${field}.price`)
  assertFree(fields.paymentOption?.value, priceMinor, `${field}.price`)
  return {
    priceMinor,
    fullPriceMinor: minorOrNone(fullPrice, currency, `${field}.fullPrice`),
    depositMinor: minorOrNone(depositAmount, currency, `${field}.depositAmount`),
    fields,
  }
}

/**
 * Reads a custom item of a merchant or an app.
 * @throws {Failure} FEATURE_NOT_AVAILABLE for modifiers, whose prices aren't calculated yet
 * @throws {InvalidArgument} REQUIRED_FIELD without kind or price
 */
export const customWishOf = (
  sent: Writable<typeof CustomLineItem>,
  field: string,
  currency: string,
): CustomWish => {
  if (sent.modifierGroups?.length) throw fail('FEATURE_NOT_AVAILABLE', { field: `${field}.modifierGroups` })
  const read = readCustomLine(withShippable(sent), field)
  const { price, fullPrice, depositAmount, quantity = 1, modifierGroups: _, id: __, ...fields } = read
  if (!fields.itemType) throw refuse(`${field}.itemType`, 'REQUIRED_FIELD', 'must be given')
  if (price === undefined) throw refuse(`${field}.price`, 'REQUIRED_FIELD', 'must be given')
  const priceMinor = minorOf(price, currency, `${field}.price`)
  assertFree(fields.paymentOption, priceMinor, `${field}.price`)
  return {
    quantity,
    custom: {
      priceMinor,
      fullPriceMinor: minorOrNone(fullPrice, currency, `${field}.fullPrice`),
      depositMinor: minorOrNone(depositAmount, currency, `${field}.depositAmount`),
      fields,
    },
  }
}

/** Without a given value, goods are shipped; a weight or SKU doesn't say otherwise. */
const withShippable = <Sent extends { physicalProperties?: object | undefined }>(sent: Sent): Sent =>
  sent.physicalProperties
    ? { ...sent, physicalProperties: { shippable: true, ...sent.physicalProperties } }
    : sent

/** What a membership pays for has no price (wire, documented defaults). */
const assertFree = (paymentOption: string | undefined, minor: number | undefined, field: string): void => {
  if (paymentOption?.startsWith('MEMBERSHIP') && minor)
    throw refuse(field, 'VALIDATION', `must be 0 with ${paymentOption}`)
}
