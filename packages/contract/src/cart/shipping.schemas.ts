import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable, readOnly } from '../declare/schema.ts'
import { MultiCurrencyPrice } from '../values/money.schemas.ts'
import { DeliveryAllocation, DeliveryLogistics } from './delivery.schemas.ts'
import { ItemTaxFullDetails } from './tax.schemas.ts'

/** A region with its own shipping rules. */
export const ShippingRegion = Type.Object(
  {
    id: readOnly(guid),
    name: Type.String({ maxLength: 100 }),
  },
  { title: 'ShippingRegion' },
)
export type ShippingRegion = Type.Static<typeof ShippingRegion>

/** The cost of the chosen shipping, before and after discount and tax. */
export const SelectedCarrierServiceOptionPrices = Type.Object(
  {
    totalPriceAfterTax: Type.Optional(MultiCurrencyPrice),
    totalPriceBeforeTax: Type.Optional(MultiCurrencyPrice),
    taxDetails: Type.Optional(ItemTaxFullDetails),
    totalDiscount: Type.Optional(MultiCurrencyPrice),
    price: Type.Optional(MultiCurrencyPrice),
  },
  { title: 'SelectedCarrierServiceOptionPrices' },
)
export type SelectedCarrierServiceOptionPrices = Type.Static<typeof SelectedCarrierServiceOptionPrices>

/** A charge on top of the shipping price. */
export const SelectedCarrierServiceOptionOtherCharge = Type.Object(
  {
    type: enumOf(enums.ChargeType),
    details: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    cost: Type.Optional(SelectedCarrierServiceOptionPrices),
  },
  { title: 'SelectedCarrierServiceOptionOtherCharge' },
)
export type SelectedCarrierServiceOptionOtherCharge = Type.Static<
  typeof SelectedCarrierServiceOptionOtherCharge
>

/** The shipping option in use, with its cost. */
export const SelectedCarrierServiceOption = Type.Object(
  {
    code: Type.String({ maxLength: 100 }),
    title: readOnly(Type.String({ maxLength: 250 })),
    logistics: Type.Optional(readOnly(DeliveryLogistics)),
    cost: Type.Optional(readOnly(SelectedCarrierServiceOptionPrices)),
    requestedShippingOption: readOnly(Type.Boolean()),
    otherCharges: Type.Array(SelectedCarrierServiceOptionOtherCharge),
    carrierId: Type.Optional(nullable(guid)),
    deliveryAllocations: Type.Array(DeliveryAllocation, { maxItems: 300 }),
    partial: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'SelectedCarrierServiceOption' },
)
export type SelectedCarrierServiceOption = Type.Static<typeof SelectedCarrierServiceOption>

/** A charge on top of a shipping price. */
export const OtherCharge = Type.Object(
  {
    type: Type.Optional(enumOf(enums.ChargeType)),
    price: Type.Optional(MultiCurrencyPrice),
    details: Type.Optional(nullable(Type.String({ maxLength: 250 }))),
  },
  { title: 'OtherCharge' },
)
export type OtherCharge = Type.Static<typeof OtherCharge>

/** The price of a shipping option and its other charges. */
export const ShippingPrice = Type.Object(
  {
    price: Type.Optional(MultiCurrencyPrice),
    otherCharges: Type.Optional(Type.Array(OtherCharge)),
  },
  { title: 'ShippingPrice' },
)
export type ShippingPrice = Type.Static<typeof ShippingPrice>

/** One shipping option and its price. */
export const ShippingOption = Type.Object(
  {
    code: Type.Optional(Type.String({ maxLength: 100 })),
    title: Type.Optional(Type.String({ maxLength: 250 })),
    logistics: Type.Optional(DeliveryLogistics),
    cost: Type.Optional(ShippingPrice),
    deliveryAllocations: Type.Optional(Type.Array(DeliveryAllocation, { maxItems: 300 })),
    partial: Type.Optional(nullable(Type.Boolean())),
  },
  { title: 'ShippingOption' },
)
export type ShippingOption = Type.Static<typeof ShippingOption>

/** The options of one carrier. */
export const CarrierServiceOption = Type.Object(
  {
    carrierId: guid,
    shippingOptions: Type.Optional(Type.Array(ShippingOption)),
  },
  { title: 'CarrierServiceOption' },
)
export type CarrierServiceOption = Type.Static<typeof CarrierServiceOption>

/** The shipping destination, the chosen option and the alternatives. */
export const ShippingInformation = Type.Object(
  {
    region: Type.Optional(ShippingRegion),
    selectedCarrierServiceOption: Type.Optional(SelectedCarrierServiceOption),
    carrierServiceOptions: Type.Array(CarrierServiceOption),
  },
  { title: 'ShippingInformation' },
)
export type ShippingInformation = Type.Static<typeof ShippingInformation>
