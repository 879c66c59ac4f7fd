import Type from 'typebox'
import { Address } from '../address.schemas.ts'
import * as enums from '../enums.ts'
import { MultiCurrencyPrice } from '../money.schemas.ts'
import { enumOf, guid, nullable, readOnly, timestamp } from '../schema.ts'
import { ItemTaxFullDetails } from './tax.schemas.ts'

/** A region that shipping rules are made for. */
export const ShippingRegion = Type.Object(
  {
    id: readOnly(guid),
    name: Type.String({ maxLength: 100 }),
  },
  { title: 'ShippingRegion' },
)
export type ShippingRegion = Type.Static<typeof ShippingRegion>

/** Where an order is picked up. */
export const PickupDetails = Type.Object(
  {
    address: Type.Optional(Address),
    businessLocation: Type.Boolean(),
    pickupMethod: enumOf(enums.PickupMethod),
  },
  { title: 'PickupDetails' },
)
export type PickupDetails = Type.Static<typeof PickupDetails>

/** A span of time in which a delivery arrives. */
export const DeliveryTimeSlot = Type.Object(
  {
    from: Type.Optional(nullable(timestamp)),
    to: Type.Optional(nullable(timestamp)),
  },
  { title: 'DeliveryTimeSlot' },
)
export type DeliveryTimeSlot = Type.Static<typeof DeliveryTimeSlot>

/** How and when a delivery arrives, or where it is picked up. */
export const DeliveryLogistics = Type.Object(
  {
    deliveryTime: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
    instructions: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    pickupDetails: Type.Optional(PickupDetails),
    deliveryTimeSlot: Type.Optional(DeliveryTimeSlot),
  },
  { title: 'DeliveryLogistics' },
)
export type DeliveryLogistics = Type.Static<typeof DeliveryLogistics>

/** What the chosen shipping costs, before and after discount and tax. */
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

/** A charge beside the shipping price. */
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

/** The carrier of a delivery. */
export const Carrier = Type.Object(
  {
    appId: Type.Optional(nullable(guid)),
    code: Type.String({ maxLength: 250 }),
  },
  { title: 'Carrier' },
)
export type Carrier = Type.Static<typeof Carrier>

/** The region of a delivery. */
export const Region = Type.Object(
  {
    id: Type.Optional(nullable(guid)),
    name: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
  },
  { title: 'Region' },
)
export type Region = Type.Static<typeof Region>

/** The lines a delivery holds. */
export const ApplicableLineItems = Type.Object(
  {
    lineItemIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 300 })),
  },
  { title: 'ApplicableLineItems' },
)
export type ApplicableLineItems = Type.Static<typeof ApplicableLineItems>

/** Which lines a carrier delivers. */
export const DeliveryAllocation = Type.Object(
  {
    deliveryCarrier: Type.Optional(Carrier),
    deliveryRegion: Type.Optional(Region),
    applicableLineItems: Type.Optional(ApplicableLineItems),
  },
  { title: 'DeliveryAllocation' },
)
export type DeliveryAllocation = Type.Static<typeof DeliveryAllocation>

/** The shipping option in force, with its cost. */
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

/** A charge beside a shipping price. */
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

/** One way of shipping, with its price. */
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

/** Where shipping goes, what was chosen and what else there is. */
export const ShippingInformation = Type.Object(
  {
    region: Type.Optional(ShippingRegion),
    selectedCarrierServiceOption: Type.Optional(SelectedCarrierServiceOption),
    carrierServiceOptions: Type.Array(CarrierServiceOption),
  },
  { title: 'ShippingInformation' },
)
export type ShippingInformation = Type.Static<typeof ShippingInformation>
