import type { FieldViolation, UpdateVariantsRequest } from '@vitrine/contract'
import { fail, InvalidArgument } from '../../../floor/failure.ts'
import { findChoice } from '../printed/product-options.ts'
import { MOST_VARIANTS } from '../records/arranged-variants.ts'
import type { ProductRecord, VariantDimensions, VariantRecord } from '../records/product-record.ts'
import { breach, scaleBreaches } from './breaches/breach.ts'
import { unitlessBreaches } from './breaches/measure-breaches.ts'
import { editedDimensions, minorOf } from './product-edit.ts'

type Overrides = UpdateVariantsRequest['variants']
type Override = Overrides[number]

/**
 * Finds breaches that a schema can't express, in new data for variants; `digits` are the currency's decimal
 * places.
 */
export const overrideBreaches = (overrides: Overrides, digits: number): FieldViolation[] => {
  if (overrides.length > MOST_VARIANTS) return [tooMany('variants')]
  return overrides.flatMap((override, index) => {
    const { choices, variantIds, price, cost } = override
    const field = `variants[${index}]`
    return [
      ...(choices || variantIds ? [] : [unnamed(field)]),
      ...(variantIds && variantIds.length > MOST_VARIANTS ? [tooMany(`${field}.variantIds`)] : []),
      ...scaleBreaches(`${field}.price`, price, digits),
      ...scaleBreaches(`${field}.cost`, cost, digits),
    ]
  })
}

const tooMany = (field: string): FieldViolation =>
  breach(field, 'MAX_SIZE', `must have at most ${MOST_VARIANTS} items`, MOST_VARIANTS)

const unnamed = (field: string): FieldViolation =>
  breach(field, 'REQUIRED_ONE_OF_FIELD', 'must have one of choices, variantIds')

/**
 * Returns a product with new data for some of its variants; null resets a value to the product's own. Choices
 * can leave options open, which selects all matching variants.
 *
 * @returns also the ids of the variants that were named
 * @throws {Failure} VARIANT_NOT_FOUND
 * @throws {InvalidArgument} when variants are not managed: the only one is the product; for dimensions without a
 * unit of a variant that has none, nor its product
 */
export const withOverrides = (
  record: ProductRecord,
  overrides: Overrides,
  currency: string,
): { readonly record: ProductRecord; readonly variantIds: ReadonlySet<string> } => {
  if (!record.document.manageVariants) throw new InvalidArgument([UNMANAGED])
  const byId = new Map(record.variants.map((variant) => [variant.variantId, variant]))
  const drafts = new Map<string, Draft>()
  for (const [index, override] of overrides.entries()) {
    const change = changeBy(override, currency)
    for (const variant of namedBy(override, record, byId)) {
      const known = drafts.get(variant.variantId)
      const draft = known ?? { ...variant }
      if (!known) drafts.set(variant.variantId, draft)
      change(draft)
      draft.dimensions = editedVariantDimensions(draft.dimensions, override, record, `variants[${index}]`)
    }
  }
  const variants = record.variants.map((variant) => drafts.get(variant.variantId) ?? variant)
  return { record: { ...record, variants }, variantIds: new Set(drafts.keys()) }
}

/** A variant while it is changed. One call may name each of a thousand variants a thousand times. */
type Draft = { -readonly [Name in keyof VariantRecord]: VariantRecord[Name] }

const UNMANAGED = breach('variants', 'VALIDATION', 'can be changed only if manageVariants is true')

const namedBy = (
  { choices, variantIds }: Override,
  record: ProductRecord,
  byId: ReadonlyMap<string, VariantRecord>,
): VariantRecord[] => {
  if (variantIds) return variantIds.map((id) => byId.get(id) ?? missing())
  const wanted = Object.entries<string | undefined>({ ...choices }).map(([name, text]): [string, string] => {
    const option = record.document.options.find((candidate) => candidate.name === name)
    const choice = option && text !== undefined ? findChoice(option, text) : undefined
    return [name, choice?.description ?? missing()]
  })
  return record.variants.filter((variant) => wanted.every(([name, text]) => variant.choices[name] === text))
}

const missing = (): never => {
  throw fail('VARIANT_NOT_FOUND')
}

const changeBy = (given: Override, currency: string): ((draft: Draft) => void) => {
  const priceMinor = minorOf(given.price, currency)
  const costMinor = minorOf(given.cost, currency)
  return (draft) => {
    if (given.price !== undefined) draft.priceMinor = priceMinor
    if (given.cost !== undefined) draft.costMinor = costMinor
    if (given.weight !== undefined) draft.weight = given.weight ?? undefined
    if (given.sku !== undefined) draft.sku = given.sku ?? ''
    draft.visible = given.visible ?? draft.visible
  }
}

const editedVariantDimensions = (
  before: VariantDimensions | undefined,
  given: Override,
  { document }: ProductRecord,
  field: string,
): VariantDimensions | undefined => {
  const measured = (name: 'productDimensions' | 'packageDimensions') => {
    const unit = before?.[name]?.unit ?? document[name]?.unit
    const sent = given[name] && { ...(unit && { unit }), ...given[name] }
    const breaches = unitlessBreaches(`${field}.${name}`, sent, undefined)
    if (breaches.length > 0) throw new InvalidArgument([...breaches])
    return editedDimensions(before?.[name], sent)
  }
  if (!given.productDimensions && !given.packageDimensions) return before
  const [product, parcel] = [measured('productDimensions'), measured('packageDimensions')]
  return {
    ...(product && { productDimensions: product }),
    ...(parcel && { packageDimensions: parcel }),
  }
}

/** Resets every variant to the product's data, and makes it visible. Ids and stock stay. */
export const withoutOverrides = (record: ProductRecord): ProductRecord => ({
  ...record,
  variants: record.variants.map((variant) => ({
    ...variant,
    priceMinor: undefined,
    costMinor: undefined,
    weight: undefined,
    dimensions: undefined,
    sku: '',
    visible: true,
  })),
})
