import type {
  CostAndProfitData,
  Discount,
  MeasurementUnit,
  PriceData,
  PricePerUnitData,
} from '@vitrine/contract'
import type { Site } from '../sites/site.ts'
import { convertMinor, minorDigits, moneyFormat } from './money.ts'

/** Works prices out and prints them, in the shop's currency and in the one shown beside it. */
export interface Prices {
  /** `price` and `priceData` of the wire. */
  own(terms: PriceTerms): PriceData
  /** `convertedPriceData` of the wire. */
  converted(terms: PriceTerms): PriceData
  /** For merchants only. */
  costAndProfit(costMinor: number, terms: PriceTerms): CostAndProfitData
  /** Major units, as the wire has them outside of texts. */
  major(minor: number): number
}

/** Everything a price follows from; amounts are minor units of the shop's currency. */
export interface PriceTerms {
  readonly priceMinor: number
  readonly discount: Discount
  readonly perUnit?: PricePerUnitData | undefined
}

/** Prepares prices of a shop, converted at the shop's own rate for `currency`. */
export const createPrices = (site: Site, currency: string): Prices => {
  const own = printer(site, site.currency)
  const shown = currency === site.currency ? own : printer(site, currency)
  return {
    own: (terms) => own.print(terms),
    converted: (terms) => shown.print(terms),
    costAndProfit: (costMinor, terms) => {
      const discounted = discountedMinor(terms.priceMinor, terms.discount, own.digits)
      const profit = discounted - costMinor
      return {
        itemCost: own.major(costMinor),
        formattedItemCost: own.format(costMinor),
        profit: own.major(profit),
        formattedProfit: own.format(profit),
        profitMargin: discounted === 0 ? 0 : Math.round((profit / discounted) * 10_000) / 10_000,
      }
    },
    major: own.major,
  }
}

const printer = (site: Site, currency: string) => {
  const ownDigits = minorDigits(site.currency)
  const digits = minorDigits(currency)
  const format = moneyFormat(site.locale, currency)
  const major = (minor: number): number => minor / 10 ** digits
  const convert = conversion(site, currency)
  const print = ({ priceMinor, discount, perUnit }: PriceTerms): PriceData => {
    const discounted = discountedMinor(priceMinor, discount, ownDigits)
    const price = convert(priceMinor)
    const reduced = convert(discounted)
    const unit = perUnit && unitMinor(reduced, perUnit)
    return {
      currency,
      price: major(price),
      discountedPrice: major(reduced),
      formatted: {
        price: format(price),
        discountedPrice: format(reduced),
        ...(unit !== undefined && { pricePerUnit: format(unit) }),
      },
      ...(unit !== undefined && { pricePerUnit: major(unit) }),
    }
  }
  return { digits, major, format, print }
}

const conversion = (site: Site, currency: string): ((minor: number) => number) => {
  if (currency === site.currency) return (minor) => minor
  const rate = site.conversionRates[currency] ?? '1'
  const from = minorDigits(site.currency)
  const to = minorDigits(currency)
  return (minor) => convertMinor(minor, rate, from, to)
}

/** Takes a discount off, rounding half up and never below nothing. */
export const discountedMinor = (minor: number, { type, value }: Discount, digits: number): number => {
  if (type === 'AMOUNT') return Math.max(0, minor - Math.round(value * 10 ** digits))
  if (type !== 'PERCENT') return minor
  const kept = 10_000 - Math.round(Math.min(100, Math.max(0, value)) * 100)
  return Math.round((minor * kept) / 10_000)
}

/** How many of the family's smallest unit one unit is. Prices compare only within a family. */
const UNITS: Readonly<Partial<Record<MeasurementUnit, readonly [family: string, size: number]>>> = {
  ML: ['volume', 1],
  CL: ['volume', 10],
  L: ['volume', 1000],
  CBM: ['volume', 1_000_000],
  MG: ['mass', 1],
  G: ['mass', 1000],
  KG: ['mass', 1_000_000],
  MM: ['length', 1],
  CM: ['length', 10],
  M: ['length', 1000],
  SQM: ['area', 1],
  OZ: ['avoirdupois', 1],
  LB: ['avoirdupois', 16],
  FLOZ: ['fluid', 1],
  PT: ['fluid', 16],
  QT: ['fluid', 32],
  GAL: ['fluid', 128],
  IN: ['inches', 1],
  FT: ['inches', 12],
  YD: ['inches', 36],
  SQFT: ['square feet', 1],
}

/** What the base quantity costs; undefined where the two quantities cannot be compared. */
const unitMinor = (minor: number, data: PricePerUnitData): number | undefined => {
  const total = UNITS[data.totalMeasurementUnit]
  const base = UNITS[data.baseMeasurementUnit]
  if (!total || !base || total[0] !== base[0]) return undefined
  return Math.round((minor * data.baseQuantity * base[1]) / (data.totalQuantity * total[1]))
}
