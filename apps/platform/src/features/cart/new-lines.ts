import type { AddToCurrentCartRequest, CatalogReference, FieldViolation } from '@vitrine/contract'
import { fail, InvalidArgument, refuse } from '../../http/failure.ts'
import type { Somebody } from '../access/actor.ts'

/** What a buyer asks for: so many of an item. */
export interface WantedItem {
  readonly reference: CatalogReference
  readonly quantity: number
}

/** How much free-form data a line may bring along in its options, printed as JSON. */
const MAX_OPTIONS_LENGTH = 5000

/** Fields that a line may carry on the wire and that nothing here would heed. */
const LATER_FIELDS = ['selectedMembership', 'taxableAddress', 'extendedFields'] as const

/**
 * Reads what is to be added. Names, prices and whatever else the server sets are left aside.
 *
 * @throws {InvalidArgument} FIELD_NOT_ALLOWED where a visitor or member names own prices or items
 * @throws {Failure} FEATURE_NOT_AVAILABLE for fields that are not heeded yet
 */
export const wantedItems = (actor: Somebody, input: AddToCurrentCartRequest): WantedItem[] => {
  assertAllowed(actor, input)
  const { lineItems = [] } = input
  if (lineItems.length === 0) throw refuse('lineItems', 'REQUIRED_FIELD', 'must hold at least one line')
  return lineItems.map((line, index) => {
    for (const field of LATER_FIELDS)
      if (isGiven(line[field])) throw fail('FEATURE_NOT_AVAILABLE', { field: `lineItems[${index}].${field}` })
    const { catalogItemId, appId, options } = line.catalogReference
    if (options && JSON.stringify(options).length > MAX_OPTIONS_LENGTH)
      throw refuse(
        `lineItems[${index}].catalogReference.options`,
        'MAX_LENGTH',
        `must be at most ${MAX_OPTIONS_LENGTH} characters of JSON`,
      )
    return {
      reference: { catalogItemId, appId, ...(options !== undefined && { options }) },
      quantity: line.quantity,
    }
  })
}

/** Merchants and apps may name prices and items of their own one day; visitors and members never. */
const assertAllowed = (
  actor: Somebody,
  { lineItems = [], customLineItems }: AddToCurrentCartRequest,
): void => {
  const fields = lineItems.flatMap(({ catalogOverrideFields }, index) =>
    isGiven(catalogOverrideFields) ? [`lineItems[${index}].catalogOverrideFields`] : [],
  )
  if (isGiven(customLineItems)) fields.push('customLineItems')
  const [first] = fields
  if (first === undefined) return
  if (actor.type === 'WIX_USER' || actor.type === 'APP') throw fail('FEATURE_NOT_AVAILABLE', { field: first })
  throw new InvalidArgument(fields.map(notAllowed))
}

const notAllowed = (field: string): FieldViolation => ({
  field,
  description: 'may be set by merchants and apps alone',
  violatedRule: 'FIELD_NOT_ALLOWED',
})

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
