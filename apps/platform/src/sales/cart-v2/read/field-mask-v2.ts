import type { UpdateCurrentCartV2Request } from '@vitrine/contract'
import { refuse } from '../../../floor/failure.ts'

type SentCart = NonNullable<UpdateCurrentCartV2Request['cart']>

/** The fields of a cart that an update can write, and what each holds that can be named separately. */
const WRITABLE: Readonly<Record<string, readonly string[]>> = {
  note: [],
  source: ['channelType', 'customContentReference', 'externalReferences'],
  businessInfo: ['locationId'],
  customerInfo: ['firstName', 'lastName', 'phone', 'company', 'vatId', 'email'],
  deliveryInfo: ['address'],
  taxInfo: ['taxExemptGroupId'],
  paymentInfo: ['billingAddress', 'billingContact'],
  settings: [],
  customCheckoutUrl: [],
  extendedFields: [],
  demo: [],
}

/**
 * Keeps the fields that a mask names: comma-separated paths; a leading `cart.` is ignored. Without a mask
 * everything sent is kept.
 * @throws {InvalidArgument} VALIDATION for a path that an update can't write
 */
export const masked = (cart: SentCart, mask: string | null | undefined): SentCart => {
  const paths = (mask ?? '')
    .split(',')
    .map((path) => path.trim().replace(/^cart\./, ''))
    .filter((path) => path !== '')
  if (paths.length === 0) return cart
  const isKnown = (path: string): boolean => {
    const [field = '', part, ...deeper] = path.split('.')
    const parts = Object.hasOwn(WRITABLE, field) ? WRITABLE[field] : undefined
    return parts !== undefined && (part === undefined || (parts.includes(part) && deeper.length === 0))
  }
  if (!paths.every(isKnown))
    throw refuse('fieldMask', 'VALIDATION', 'must only name writable fields of a cart')
  const isNamed = (path: string): boolean => paths.includes(path)
  const within = (field: string) => (part: string) => isNamed(field) || isNamed(`${field}.${part}`)
  const kept = only(cart, (field) => isNamed(field) || paths.some((path) => path.startsWith(`${field}.`)))
  const { source, businessInfo, customerInfo, deliveryInfo, taxInfo, paymentInfo } = kept
  return {
    ...kept,
    ...(source && { source: only(source, within('source')) }),
    ...(businessInfo && { businessInfo: only(businessInfo, within('businessInfo')) }),
    ...(customerInfo && { customerInfo: only(customerInfo, within('customerInfo')) }),
    ...(deliveryInfo && { deliveryInfo: only(deliveryInfo, within('deliveryInfo')) }),
    ...(taxInfo && { taxInfo: only(taxInfo, within('taxInfo')) }),
    ...(paymentInfo && { paymentInfo: only(paymentInfo, within('paymentInfo')) }),
  }
}

/** Copies a part without the fields that aren't kept. */
const only = <Part extends object>(part: Part, isKept: (field: string) => boolean): Partial<Part> => {
  const copy: Partial<Part> = { ...part }
  for (const field in part) if (!isKept(field)) delete copy[field]
  return copy
}
