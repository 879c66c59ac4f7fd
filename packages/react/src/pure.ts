/** Everything without hooks: for loaders, server components and handlers as well as browsers. */
export {
  afterDiscount,
  converter,
  minorDigits,
  moneyText as decimalText,
  nearestMoney,
} from '@vitrine/pricing'
export {
  type CartData,
  type CartLineData,
  type ItemReference,
  lineKey,
  type NewItem,
  type Price,
  productReference,
  referenceKey,
} from './cart/cart-data.ts'
export { type CartPort, type CurrentCart, clientCart } from './cart/cart-port.ts'
export {
  type ChosenOption,
  FIELDS,
  isChosen,
  type Listing,
  listingFrom,
  listingSearch,
  searchOptionsOf,
  unfiltered,
  withChoice,
} from './catalog/listing.ts'
export { type Picture, type PictureSources, pictureOf, pictureSources } from './image/sources.ts'
export type { Amount } from './money/amount.ts'
export { choosableOf, type ProductVariant } from './product/choosable.ts'
export {
  type Availability,
  availabilityOf,
  type Choices,
  type Choosable,
  canBeBought,
  choicesFrom,
  choose,
  completeChoices,
  findVariant,
  type OptionChoice,
  type ProductOption,
  searchOf,
  type Variant,
} from './product/variants.ts'
