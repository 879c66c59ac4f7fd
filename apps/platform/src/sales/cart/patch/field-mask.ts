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

/** Tells of a field whether it is to be written. */
export type FieldMask = (path: string) => boolean

/**
 * Reads a mask: paths joined by commas, each of a field that is to be written; `cartInfo.` in front is the same.
 * Without a mask everything that was sent is written.
 *
 * @throws {InvalidArgument} VALIDATION for a path that an update cannot write
 */
export const fieldMask = (text: string | null | undefined): FieldMask => {
  const paths = (text ?? '')
    .split(',')
    .map((path) => path.trim().replace(/^cartInfo\./, ''))
    .filter((path) => path !== '')
  const unknown = paths.find((path) => !WRITABLE.includes(path))
  if (unknown !== undefined)
    throw refuse('cartFieldmask', 'VALIDATION', `must name fields of a cart that can be written`)
  if (paths.length === 0) return () => true
  return (path) => paths.some((named) => path === named || path.startsWith(`${named}.`))
}
