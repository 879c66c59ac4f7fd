import type {
  DeliveryBand,
  DeliveryOption,
  DeliveryRegion,
  DeliverySettings,
  DeliveryTimeSlot,
  DeliveryWindow,
  ShopArea,
} from '@vitrine/contract'
import type { Area, ShippingOptionTerms, ShippingRate, ShippingRegionTerms } from '@vitrine/pricing'
import { minorOf, minorOrNone } from '../../floor/money/amounts.ts'

/** The shop's own delivery, where the API requires a carrier. */
const OWN_CARRIER = '5c1f4f0a-6f0d-4d0e-9f8e-3b7a2c9d1e60'

/** The default: the shop delivers nothing. */
export const NO_DELIVERY: Omit<DeliverySettings, 'revision'> = { regions: [] }

/** Delivery settings as saved; every region has its id. */
export type Delivery = Pick<DeliverySettings, 'regions' | 'returnDays' | 'timeZone'>

/**
 * Converts delivery settings into the input for totals.
 *
 * @param currency - the shop's, ISO 4217
 * @param at - milliseconds since 1970: the day it is sent, for promises in days; undefined for no promises
 * @throws {InvalidArgument} DECIMAL_MAX_SCALE for what is not an exact amount of the currency, naming its
 * field
 */
export const deliveryTerms = (
  { regions }: Delivery,
  currency: string,
  at: number | undefined,
): ShippingRegionTerms[] =>
  regions.map((region, index) => regionTerms(region, `deliverySettings.regions[${index}]`, currency, at))

const regionTerms = (
  { id = '', name, areas, options }: DeliveryRegion,
  field: string,
  currency: string,
  at: number | undefined,
): ShippingRegionTerms => ({
  ...{ id, name },
  ...(areas.length > 0 && { areas: areas.map(areaOf) }),
  options: options.map((option, index) => optionTerms(option, `${field}.options[${index}]`, currency, at)),
})

/** Converts an area into the input for totals. */
export const areaOf = ({ country, subdivision, city, postalCodes }: ShopArea): Area => ({
  country,
  ...(subdivision != null && { subdivision }),
  ...(city != null && { city }),
  ...(postalCodes != null && { postalCodes }),
})

const optionTerms = (
  option: DeliveryOption,
  field: string,
  currency: string,
  at: number | undefined,
): ShippingOptionTerms => {
  const { code, title, freeFrom, charges = [], deliveryProfileIds } = option
  return {
    ...{ carrierId: OWN_CARRIER, code, title },
    rate: rateOf(option.rate, `${field}.rate`, currency),
    freeFromMinor: minorOrNone(freeFrom, currency, `${field}.freeFrom`),
    charges: charges.map(({ type, price, details }, index) => ({
      type,
      priceMinor: minorOf(price, currency, `${field}.charges[${index}].price`),
      ...(details != null && { details }),
    })),
    logistics: logisticsOf(option, at),
    ...(deliveryProfileIds != null && { deliveryProfileIds }),
  }
}

const logisticsOf = (
  { deliveryTime, window, instructions, pickup }: DeliveryOption,
  at: number | undefined,
): ShippingOptionTerms['logistics'] => ({
  ...(deliveryTime != null && { deliveryTime }),
  ...(instructions != null && { instructions }),
  ...(window != null && at !== undefined && { deliveryTimeSlot: slotOf(window, at) }),
  ...(pickup != null && {
    pickupDetails: {
      address: pickup.address,
      businessLocation: pickup.businessLocation,
      pickupMethod: pickup.method,
    },
  }),
})

const DAY_MS = 86_400_000

const slotOf = ({ fromDays, toDays }: DeliveryWindow, at: number): DeliveryTimeSlot => {
  const today = Math.floor(at / DAY_MS)
  const startOf = (day: number): string => new Date(day * DAY_MS).toISOString()
  return { from: startOf(today + fromDays), to: startOf(today + toDays + 1) }
}

const rateOf = (
  { flat, byWeight, byPrice }: DeliveryOption['rate'],
  field: string,
  currency: string,
): ShippingRate => {
  const priceOf = ({ price }: DeliveryBand, name: string, index: number): number =>
    minorOf(price, currency, `${field}.${name}[${index}].price`)
  if (byWeight)
    return {
      kind: 'BY_WEIGHT',
      bands: byWeight.map((band, index) => ({
        ...(band.upTo != null && { upTo: band.upTo }),
        priceMinor: priceOf(band, 'byWeight', index),
      })),
    }
  if (byPrice)
    return {
      kind: 'BY_PRICE',
      bands: byPrice.map((band, index) => ({
        ...(band.upTo != null && {
          upToMinor: minorOf(band.upTo, currency, `${field}.byPrice[${index}].upTo`),
        }),
        priceMinor: priceOf(band, 'byPrice', index),
      })),
    }
  return { kind: 'FLAT', priceMinor: minorOf(flat ?? '0', currency, `${field}.flat`) }
}

/**
 * Lists the countries a shop delivers to; null for all, because a region without areas is the rest of the
 * world.
 */
export const countriesOf = ({ regions }: Pick<Delivery, 'regions'>): string[] | null => {
  if (regions.some(({ areas }) => areas.length === 0)) return null
  return [...new Set(regions.flatMap(({ areas }) => areas.map(({ country }) => country)))].sort()
}
