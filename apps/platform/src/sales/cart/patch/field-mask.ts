import { refuse } from '../../../floor/failure.ts'

/** The fields of a cart that an update can write. */
const WRITABLE: readonly string[] = [
  'buyerNote',
  'buyerInfo',
  'buyerInfo.email',
  'buyerInfo.contactId',
  'contactInfo',
  'contactInfo.address',
  'contactInfo.contactDetails',
  'overrideCheckoutUrl',
  'selectedShippingOption',
  'extendedFields',
  'businessLocationId',
  'lineItems',
  'customLineItems',
  'couponCode',
  'merchantDiscounts',
]

/** Decides whether a field is written. */
export type FieldMask = (path: string) => boolean

/**
 * Reads a mask: comma-separated paths of the fields to write; a leading `cartInfo.` is ignored. Without a
 * mask everything sent is written.
 * @throws {InvalidArgument} VALIDATION for a path that an update can't write
 */
export const fieldMask = (text: string | null | undefined): FieldMask => {
  const paths = (text ?? '')
    .split(',')
    .map((path) => path.trim().replace(/^cartInfo\./, ''))
    .filter((path) => path !== '')
  const unknown = paths.find((path) => !WRITABLE.includes(path))
  if (unknown !== undefined)
    throw refuse('cartFieldmask', 'VALIDATION', `must only name writable fields of a cart`)
  if (paths.length === 0) return () => true
  return (path) => paths.some((named) => path === named || path.startsWith(`${named}.`))
}
