import type { CreateCheckoutRequest, UpdateCheckoutRequest } from '@vitrine/contract'
import { CHECKOUT_PARTS } from '@vitrine/contract/rules'
import { isMerchantSide, type KnownActor } from '../../floor/callers/actor.ts'
import { fail, InvalidArgument, refuse } from '../../floor/failure.ts'
import { wholePart } from '../../floor/http/bodies/whole-part.ts'
import { minorOf } from '../../floor/money/amounts.ts'
import { checkoutPage } from '../cart/patch/checkout-page.ts'
import type { DetailsChange } from './checkout.ts'
import type { CheckoutChange } from './checkout-keeper.ts'

/** Input for a checkout in addition to its lines. */
type Said = Pick<
  UpdateCheckoutRequest,
  'couponCode' | 'giftCardCode' | 'giftCardRedeemAmount' | 'overrideCheckoutUrl'
> & { readonly info: NonNullable<CreateCheckoutRequest['checkoutInfo']> }

const readPlace = wholePart(CHECKOUT_PARTS.AddressWithContact)
const readCustomField = wholePart(CHECKOUT_PARTS.CheckoutCustomField)
const readCustomSettings = wholePart(CHECKOUT_PARTS.CheckoutCustomSettings)
const readExtendedFields = wholePart(CHECKOUT_PARTS.ExtendedFields)
const readMemberships = wholePart(CHECKOUT_PARTS.SelectedMemberships)

/** The limit of a checkout's free-form data, as JSON. */
const MAX_FREE_LENGTH = 20_000

/** Fields that only merchants and apps may set. */
const MERCHANT_FIELDS = ['extendedFields', 'customSettings'] as const

/**
 * Reads input for a checkout: missing fields stay, null clears a field.
 * @param field - its place in the call: `checkout` or `checkoutInfo`
 * @param currency - the shop's, ISO 4217
 * @param origins - registered by the calling client; a buyer's checkout page must be on one
 * @throws {InvalidArgument} FIELD_NOT_ALLOWED if a buyer sets a merchant's field
 */
export const readPatch = (
  actor: KnownActor,
  ownerKey: string,
  { info, ...said }: Said,
  field: string,
  currency: string,
  origins: readonly string[] = [],
): CheckoutChange => {
  assertAllowed(actor, info, field)
  if (info.buyerInfo?.contactId && ownerKey.startsWith('member:'))
    throw fail('CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER')
  const most = said.giftCardRedeemAmount
  return {
    couponCode: said.couponCode,
    giftCardCode: said.giftCardCode,
    ...(most !== undefined && {
      giftCardMostMinor: most === null ? null : minorOf(most, currency, 'giftCardRedeemAmount'),
    }),
    details: {
      ...detailsOf(info, field),
      ...pageOf(actor, { info, ...said }, field, origins),
      ...merchantDetails(actor, info, field),
    },
  }
}

const assertAllowed = (actor: KnownActor, info: Said['info'], field: string): void => {
  if (isMerchantSide(actor)) return
  const fields = [
    ...MERCHANT_FIELDS.filter((name) => info[name] != null).map((name) => `${field}.${name}`),
    ...(info.buyerInfo?.contactId != null ? [`${field}.buyerInfo.contactId`] : []),
  ]
  if (fields.length > 0)
    throw new InvalidArgument(
      fields.map((name) => ({
        field: name,
        description: 'may only be set by merchants and apps',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })),
    )
}

const detailsOf = (info: Said['info'], field: string): DetailsChange => {
  const { channelType, buyerNote, buyerInfo, shippingInfo, billingInfo, customFields, membershipOptions } =
    info
  const option = shippingInfo?.selectedCarrierServiceOption
  const destination = shippingInfo?.shippingDestination
  const memberships = membershipOptions?.selectedMemberships
  const fields = customFields?.map((each, index) => readCustomField(each, `${field}.customFields[${index}]`))
  if (fields) assertShort(fields, `${field}.customFields`)
  return {
    ...(channelType && { channelType }),
    ...(buyerNote !== undefined && { buyerNote }),
    ...(buyerInfo?.email !== undefined && { email: buyerInfo.email }),
    ...(destination && { shipping: readPlace(destination, `${field}.shippingInfo.shippingDestination`) }),
    ...(billingInfo && { billing: readPlace(billingInfo, `${field}.billingInfo`) }),
    ...(option?.code && {
      selectedShippingOption: { code: option.code, ...(option.carrierId && { carrierId: option.carrierId }) },
    }),
    ...(fields && { customFields: fields }),
    ...(memberships && {
      memberships: readMemberships(memberships, `${field}.membershipOptions.selectedMemberships`).memberships,
    }),
  }
}

const pageOf = (
  actor: KnownActor,
  { info, overrideCheckoutUrl: url }: Said,
  field: string,
  origins: readonly string[],
): DetailsChange => {
  const page =
    url === undefined
      ? checkoutPage(actor, info.overrideCheckoutUrl, `${field}.overrideCheckoutUrl`, origins)
      : checkoutPage(actor, url, 'overrideCheckoutUrl', origins)
  return page === undefined ? {} : { overrideCheckoutUrl: page }
}

const merchantDetails = (actor: KnownActor, info: Said['info'], field: string): DetailsChange => {
  if (!isMerchantSide(actor)) return {}
  const { customSettings, extendedFields, buyerInfo } = info
  if (extendedFields) assertShort(extendedFields, `${field}.extendedFields`)
  return {
    ...(customSettings && { customSettings: readCustomSettings(customSettings, `${field}.customSettings`) }),
    ...(extendedFields && { extendedFields: readExtendedFields(extendedFields, `${field}.extendedFields`) }),
    ...(buyerInfo?.contactId !== undefined && { contactId: buyerInfo.contactId }),
  }
}

const assertShort = (value: unknown, field: string): void => {
  if (JSON.stringify(value).length > MAX_FREE_LENGTH)
    throw refuse(field, 'MAX_LENGTH', `must be at most ${MAX_FREE_LENGTH} characters of JSON`)
}
