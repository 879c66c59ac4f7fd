import { image } from '../wire/image.ts'
import { date, float } from '../wire/values.ts'
import { video } from '../wire/video.ts'

const price = { price: float, discountedPrice: float, pricePerUnit: float }
const costAndProfitData = { itemCost: float, profit: float, profitMargin: float }
const range = { minValue: float, maxValue: float }

/** A variant as a product lists it. */
export const variant = {
  variant: { weight: float, priceData: price, convertedPriceData: price, costAndProfitData },
}

/** The variant selected by choices. */
export const selectedVariant = { weight: float, price, convertedPriceData: price }

/** A product. */
export const product = {
  _createdDate: date,
  lastUpdated: date,
  weight: float,
  price,
  priceData: price,
  convertedPriceData: price,
  costAndProfitData,
  weightRange: range,
  priceRange: range,
  costRange: range,
  pricePerUnitData: { totalQuantity: float, baseQuantity: float },
  discount: { value: float },
  variants: variant,
}

/** A variant in store-wide queries. */
export const storeVariant = { media: { image, video } }

/** A collection. */
export const collection = { lastUpdated: date }

/** A new value for one of three amounts. */
export const amounts = { price: float, cost: float, weight: float }

const amount = { amount: float }

/** A difference for one of three amounts. */
export const adjustments = { price: amount, cost: amount, weight: amount }
