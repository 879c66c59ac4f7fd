import type {
  CartSettings,
  CartSource,
  UpdateCartRequest,
  UpdateCurrentCartV2Request,
} from '@vitrine/contract'
import { CART_PARTS } from '@vitrine/contract/rules'
import { isMerchantSide, type KnownActor } from '../../../floor/callers/actor.ts'
import { fail, InvalidArgument, refuse } from '../../../floor/failure.ts'
import { wholePart } from '../../../floor/http/bodies/whole-part.ts'
import type { CartDetails, DetailsChange } from '../../cart/lines/cart-details.ts'
import { masked } from './field-mask-v2.ts'

type SentCart = NonNullable<UpdateCurrentCartV2Request['cart']>

/** A change in the newer form: what the first form can say, and the rest. */
export interface CartPatchV2 {
  readonly first: UpdateCartRequest
  readonly detailsOf: (before: CartDetails | undefined) => DetailsChange
}

const readPlace = wholePart(CART_PARTS.AddressWithContact)

/**
 * Reads what to change in a cart. The first form's rules apply to what it knows.
 * @throws {InvalidArgument} FIELD_NOT_ALLOWED for what only merchants and apps may set, or only at creation;
 * VALIDATION for a path that an update can't write
 * @throws {Failure} FEATURE_NOT_AVAILABLE for exempt groups and demo carts
 */
export const readCartV2 = (
  actor: KnownActor,
  { cart: sent = {}, fieldMask }: UpdateCurrentCartV2Request,
  of: 'cart' | 'new cart',
): CartPatchV2 => {
  const cart = masked(sent, fieldMask)
  assertAllowed(actor, cart, of)
  if (cart.demo) throw fail('FEATURE_NOT_AVAILABLE', { field: 'cart.demo' })
  if (cart.taxInfo?.taxExemptGroupId != null)
    throw fail('FEATURE_NOT_AVAILABLE', { field: 'cart.taxInfo.taxExemptGroupId' })
  return {
    first: firstOf(cart),
    detailsOf: (before) => ({
      ...personOf(cart, before),
      ...billingOf(cart, before),
      ...sourceOf(cart, before),
      ...settingsOf(cart),
    }),
  }
}

const firstOf = (cart: SentCart): UpdateCartRequest => {
  const { note, customerInfo, deliveryInfo, customCheckoutUrl, extendedFields, businessInfo } = cart
  return {
    cartInfo: {
      ...(note !== undefined && { buyerNote: note }),
      ...(customerInfo?.email !== undefined && { buyerInfo: { email: customerInfo.email } }),
      ...(deliveryInfo?.address && { contactInfo: { address: deliveryInfo.address } }),
      ...(customCheckoutUrl !== undefined && { overrideCheckoutUrl: customCheckoutUrl }),
      ...(extendedFields && { extendedFields }),
      ...(businessInfo?.locationId != null && { businessLocationId: businessInfo.locationId }),
    },
  }
}

/** The person is changed field by field, and null clears one. */
const personOf = ({ customerInfo }: SentCart, before: CartDetails | undefined): DetailsChange => {
  const { firstName, lastName, phone, company, vatId } = customerInfo ?? {}
  const given = Object.entries({ firstName, lastName, phone, company, vatId }).filter(
    ([, value]) => value !== undefined,
  )
  if (given.length === 0) return {}
  const contactDetails = { ...before?.contactInfo?.contactDetails, ...Object.fromEntries(given) }
  return { contactInfo: readPlace({ contactDetails }, 'cart.customerInfo') }
}

const billingOf = ({ paymentInfo }: SentCart, before: CartDetails | undefined): DetailsChange => {
  const { billingAddress, billingContact } = paymentInfo ?? {}
  if (!billingAddress && !billingContact) return {}
  const given = readPlace(
    {
      ...(billingAddress && { address: billingAddress }),
      ...(billingContact && { contactDetails: billingContact }),
    },
    'cart.paymentInfo',
  )
  return { billing: { ...before?.billing, ...given } }
}

const sourceOf = ({ source }: SentCart, before: CartDetails | undefined): DetailsChange => {
  if (!source) return {}
  const { channelType, externalReferences, customContentReference } = source
  const references = externalReferences?.map(({ appId, resourceId }, index) => {
    if (appId === undefined)
      throw refuse(`cart.source.externalReferences[${index}].appId`, 'REQUIRED_FIELD', 'must be given')
    return { appId, ...(resourceId !== undefined && { resourceId }) }
  })
  const given: Omit<CartSource, 'createdBy'> = {
    ...(channelType && { channelType }),
    ...(references && { externalReferences: references }),
    ...(customContentReference && { customContentReference }),
  }
  return { source: { ...before?.source, ...given } }
}

const settingsOf = ({ settings }: SentCart): DetailsChange => {
  if (!settings) return {}
  const kept: CartSettings = Object.fromEntries(
    Object.entries(settings).filter(([, value]) => typeof value === 'boolean'),
  )
  return { settings: kept }
}

const assertAllowed = (actor: KnownActor, cart: SentCart, of: 'cart' | 'new cart'): void => {
  const fixed = [
    ...(cart.settings ? ['cart.settings'] : []),
    ...(cart.source?.externalReferences?.length ? ['cart.source.externalReferences'] : []),
  ]
  const merchants = [
    ...fixed,
    ...(cart.source?.customContentReference ? ['cart.source.customContentReference'] : []),
    ...(cart.taxInfo?.taxExemptGroupId != null ? ['cart.taxInfo.taxExemptGroupId'] : []),
  ]
  if (!isMerchantSide(actor)) refuseAll(merchants, 'may only be set by merchants and apps')
  if (of === 'cart') refuseAll(fixed, 'can only be set when the cart is created')
}

const refuseAll = (fields: readonly string[], description: string): void => {
  if (fields.length === 0) return
  throw new InvalidArgument(
    fields.map((field) => ({ field, description, violatedRule: 'FIELD_NOT_ALLOWED' as const, data: {} })),
  )
}
