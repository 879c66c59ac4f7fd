import Type from 'typebox'
import { DeliveryTimeSlot, PickupDetails } from '../cart/delivery.schemas.ts'
import { ExtendedFields } from '../cart/extended-fields.schemas.ts'
import { CatalogReference, ItemType, PhysicalProperties, TaxableAddress } from '../cart/item.schemas.ts'
import { DescriptionLine, ProductName } from '../cart/texts.schemas.ts'
import { Preorder } from '../catalog/variant.schemas.ts'
import * as enums from '../declare/enums.ts'
import { email, enumOf, guid, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { Address, AddressWithContact, FullAddressContactDetails } from '../values/address.schemas.ts'
import { decimal } from '../values/decimal.ts'
import { CommonImage } from '../values/media.schemas.ts'
import { ORDER_ACTIVITIES } from './order-states.ts'

/** An amount of an order as decimal text in its currency, and formatted for display. */
export const OrderPrice = Type.Object(
  {
    amount: decimal({ gte: '0', lte: '1000000000000000' }),
    formattedAmount: readOnly(Type.String()),
  },
  { title: 'OrderPrice' },
)
export type OrderPrice = Type.Static<typeof OrderPrice>

/** The parts of an order's price. */
export const OrderPriceSummary = Type.Object(
  {
    subtotal: Type.Optional(OrderPrice),
    shipping: Type.Optional(OrderPrice),
    tax: Type.Optional(OrderPrice),
    discount: Type.Optional(OrderPrice),
    total: Type.Optional(OrderPrice),
    totalAdditionalFees: Type.Optional(OrderPrice),
  },
  { title: 'OrderPriceSummary' },
)
export type OrderPriceSummary = Type.Static<typeof OrderPriceSummary>

/** The tax within an amount. */
export const OrderTaxDetails = Type.Object(
  {
    taxableAmount: Type.Optional(OrderPrice),
    taxRate: Type.Optional(decimal({ gte: '0', lte: '1', maxScale: 6 })),
    totalTax: Type.Optional(OrderPrice),
  },
  { title: 'OrderTaxDetails' },
)
export type OrderTaxDetails = Type.Static<typeof OrderTaxDetails>

/** The tax within the price of a line or of the delivery: `OrderTaxDetails` by their newer names. */
export const OrderPriceTaxInfo = Type.Object(
  {
    taxAmount: Type.Optional(OrderPrice),
    taxableAmount: Type.Optional(OrderPrice),
    taxRate: OrderTaxDetails.properties.taxRate,
    taxIncludedInPrice: Type.Boolean(),
  },
  { title: 'OrderPriceTaxInfo' },
)
export type OrderPriceTaxInfo = Type.Static<typeof OrderPriceTaxInfo>

/** One line of an order, as it was when the order was placed. */
export const OrderLineItem = Type.Object(
  {
    id: readOnly(guid),
    productName: Type.Optional(ProductName),
    catalogReference: Type.Optional(CatalogReference),
    rootCatalogItemId: Type.Optional(nullable(Type.String({ maxLength: 36 }))),
    quantity: Type.Integer({ minimum: 1, maximum: 100000 }),
    /** How many were refunded, and how many of those were restocked. */
    refundQuantity: Type.Optional(readOnly(nullable(Type.Integer()))),
    restockQuantity: Type.Optional(readOnly(nullable(Type.Integer()))),
    descriptionLines: Type.Optional(Type.Array(DescriptionLine, { maxItems: 20 })),
    image: Type.Optional(CommonImage),
    physicalProperties: Type.Optional(PhysicalProperties),
    itemType: Type.Optional(ItemType),
    /** Present if the items were pre-ordered; our own field. */
    preorder: Type.Optional(readOnly(Preorder)),
    price: Type.Optional(OrderPrice),
    priceBeforeDiscounts: Type.Optional(OrderPrice),
    lineItemPrice: Type.Optional(OrderPrice),
    totalDiscount: Type.Optional(OrderPrice),
    totalPriceBeforeTax: Type.Optional(OrderPrice),
    totalPriceAfterTax: Type.Optional(OrderPrice),
    depositAmount: Type.Optional(OrderPrice),
    paymentOption: enumOf(enums.PaymentOptionType),
    taxDetails: Type.Optional(OrderTaxDetails),
    taxInfo: Type.Optional(readOnly(OrderPriceTaxInfo)),
    taxableAddress: Type.Optional(TaxableAddress),
    extendedFields: Type.Optional(ExtendedFields),
  },
  { title: 'OrderLineItem' },
)
export type OrderLineItem = Type.Static<typeof OrderLineItem>

/** The delivery or pickup address, and the time. */
export const OrderLogistics = Type.Object(
  {
    shippingDestination: Type.Optional(AddressWithContact),
    pickupDetails: Type.Optional(PickupDetails),
    deliveryTime: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
    instructions: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
    deliverByDate: Type.Optional(nullable(timestamp)),
    deliveryTimeSlot: Type.Optional(DeliveryTimeSlot),
  },
  { title: 'OrderLogistics' },
)
export type OrderLogistics = Type.Static<typeof OrderLogistics>

/** The delivery price. */
export const OrderShippingPrice = Type.Object(
  {
    price: Type.Optional(OrderPrice),
    totalPriceBeforeTax: Type.Optional(OrderPrice),
    totalPriceAfterTax: Type.Optional(OrderPrice),
    taxDetails: Type.Optional(OrderTaxDetails),
    taxInfo: Type.Optional(readOnly(OrderPriceTaxInfo)),
    discount: Type.Optional(OrderPrice),
  },
  { title: 'OrderShippingPrice' },
)
export type OrderShippingPrice = Type.Static<typeof OrderShippingPrice>

/** How an order is shipped or picked up. */
export const OrderShipping = Type.Object(
  {
    carrierId: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    code: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    title: Type.Optional(nullable(Type.String({ maxLength: 250 }))),
    logistics: Type.Optional(OrderLogistics),
    cost: Type.Optional(OrderShippingPrice),
    region: Type.Optional(Type.Object({ name: Type.Optional(nullable(Type.String({ maxLength: 100 }))) })),
  },
  { title: 'OrderShipping' },
)
export type OrderShipping = Type.Static<typeof OrderShipping>

/** Who bought, with the id they had at the time and the address mails go to. */
export const OrderBuyer = Type.Object(
  {
    visitorId: Type.Optional(nullable(guid)),
    memberId: Type.Optional(nullable(guid)),
    userId: Type.Optional(nullable(guid)),
    contactId: Type.Optional(nullable(guid)),
    email: Type.Optional(nullable(email)),
  },
  { title: 'OrderBuyer' },
)
export type OrderBuyer = Type.Static<typeof OrderBuyer>

/** Who pays an order. */
export const OrderBilling = Type.Object(
  {
    address: Type.Optional(Address),
    contactDetails: Type.Optional(FullAddressContactDetails),
  },
  { title: 'OrderBilling' },
)
export type OrderBilling = Type.Static<typeof OrderBilling>

const NamedAmount = {
  id: Type.String(),
  name: Type.Optional(nullable(Type.String())),
  amount: Type.Optional(OrderPrice),
}

/** A discount on an order, and the lines it applies to. */
export const OrderDiscount = Type.Object(
  {
    coupon: Type.Optional(Type.Object({ ...NamedAmount, code: Type.String() })),
    merchantDiscount: Type.Optional(Type.Object({ amount: Type.Optional(OrderPrice) })),
    discountType: enumOf(enums.CartDiscountType),
    lineItemIds: Type.Optional(Type.Array(guid)),
  },
  { title: 'OrderDiscount' },
)
export type OrderDiscount = Type.Static<typeof OrderDiscount>

/** What is paid of an order, what was refunded and what is still due. */
export const OrderBalance = Type.Object(
  {
    balance: OrderPrice,
    paid: OrderPrice,
    refunded: OrderPrice,
    authorized: OrderPrice,
    /** The part that a gift card paid. */
    giftCard: Type.Optional(OrderPrice),
  },
  { title: 'OrderBalance' },
)
export type OrderBalance = Type.Static<typeof OrderBalance>

/** A card as buyers recognize it. */
export const PaidCard = Type.Object(
  { brand: Type.String(), lastDigits: Type.String() },
  { title: 'PaidCard' },
)
export type PaidCard = Type.Static<typeof PaidCard>

/** A part of an order's money and how it is paid. */
export const OrderPaymentMethod = Type.Object(
  {
    /** `PROVIDER`: on the pages of a payment provider. `OFFLINE`: as agreed between buyer and shop. */
    kind: Type.Enum(['CARD', 'PROVIDER', 'OFFLINE', 'GIFT_CARD']),
    /** The provider's name. */
    name: Type.Optional(Type.String()),
    /** The card that paid, if the provider says. */
    card: Type.Optional(PaidCard),
    amount: OrderPrice,
  },
  { title: 'OrderPaymentMethod' },
)
export type OrderPaymentMethod = Type.Static<typeof OrderPaymentMethod>

/** Where buyers can follow a parcel. */
export const OrderTracking = Type.Object(
  {
    trackingNumber: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    shippingProvider: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    /** The carrier's page about this parcel. */
    trackingLink: Type.Optional(
      nullable(Type.String({ maxLength: 1000, pattern: '^https?://[^\\s]+$', description: 'a web address' })),
    ),
  },
  { title: 'OrderTracking' },
)
export type OrderTracking = Type.Static<typeof OrderTracking>

const ChangedLine = {
  id: guid,
  name: Type.Optional(ProductName),
}

/** One way in which an edit changed an order. */
export const OrderChange = Type.Object(
  {
    lineItemAdded: Type.Optional(Type.Object({ ...ChangedLine, quantity: Type.Integer() })),
    lineItemRemoved: Type.Optional(Type.Object({ ...ChangedLine, quantity: Type.Integer() })),
    lineItemChanged: Type.Optional(
      Type.Object({
        ...ChangedLine,
        quantity: Type.Optional(
          Type.Object({
            originalQuantity: Type.Integer(),
            newQuantity: Type.Integer(),
            diff: Type.Integer(),
            deltaType: Type.Enum(['QUANTITY_INCREASED', 'QUANTITY_DECREASED']),
          }),
        ),
        price: Type.Optional(Type.Object({ originalPrice: OrderPrice, newPrice: OrderPrice })),
      }),
    ),
    totalPriceChanged: Type.Optional(Type.Object({ originalTotal: OrderPrice, newTotal: OrderPrice })),
  },
  { title: 'OrderChange' },
)
export type OrderChange = Type.Static<typeof OrderChange>

/** One event in an order's history. */
export const OrderActivity = Type.Object(
  {
    id: guid,
    createdDate: timestamp,
    type: Type.Enum([...ORDER_ACTIVITIES]),
    /** The member of staff who did it. Only staff see it. */
    authorEmail: Type.Optional(nullable(Type.String())),
    orderRefunded: Type.Optional(
      Type.Object({
        manual: Type.Boolean(),
        amount: Type.Optional(OrderPrice),
        reason: Type.Optional(Type.String()),
      }),
    ),
    /** What an edit changed, and why; only staff see why. */
    draftOrderChangesApplied: Type.Optional(
      Type.Object({
        draftOrderId: guid,
        reason: Type.Optional(nullable(Type.String())),
        changes: Type.Array(OrderChange),
      }),
    ),
    merchantComment: Type.Optional(Type.Object({ message: Type.String() })),
    /**
     * What happened, when the other types have no name for it: `ORDER_CONFIRMATION_EMAIL_SENT`, `PAYMENT_LINK_SENT`,
     * `BILLING_DETAILS_EDITED`.
     */
    customActivity: Type.Optional(Type.Object({ type: Type.String() })),
  },
  { title: 'OrderActivity' },
)
export type OrderActivity = Type.Static<typeof OrderActivity>

/** The channel an order came through. */
export const OrderChannel = Type.Object(
  {
    type: enumOf(enums.ChannelType),
    externalOrderId: Type.Optional(nullable(Type.String({ maxLength: 100 }))),
    externalOrderUrl: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  },
  { title: 'OrderChannel' },
)
export type OrderChannel = Type.Static<typeof OrderChannel>
