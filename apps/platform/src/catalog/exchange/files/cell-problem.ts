import type { FieldViolation } from '@vitrine/contract'
import { Failure, InvalidArgument } from '../../../floor/failure.ts'

/** What is wrong with one field of a line. */
export interface CellProblem {
  /** A field of `ProductLine`, or of `VariantLine` if `variant` says which of the line's variants it is. */
  readonly field: string
  readonly variant?: number
  /** A rule type such as MAX_LENGTH, or an error code such as MEDIA_NOT_FOUND. */
  readonly code: string
  readonly message: string
}

/** A line can't be imported; its product stays unchanged. */
export class LineRefused extends Error {
  override readonly name = 'LineRefused'
  readonly problems: readonly CellProblem[]

  constructor(problems: readonly CellProblem[]) {
    super('The line was rejected')
    this.problems = problems
  }
}

/** Names of line fields that differ from the API's, by API field. */
const FIELDS: Readonly<Record<string, string>> = {
  priceData: 'price',
  costAndProfitData: 'cost',
  pricePerUnitData: 'pricePerUnit',
  productOptions: 'options',
  seoData: 'seo',
}

/** Converts a violation from the API into a problem of a line's field. */
export const problemOf = ({ field, violatedRule, description }: FieldViolation): CellProblem => {
  const path = field.replace(/^product\./, '')
  const [, index, ofVariant] = /^variants\[(\d+)\]\.?(\w*)/.exec(path) ?? []
  if (index !== undefined)
    return { field: ofVariant || 'choices', variant: Number(index), code: violatedRule, message: description }
  const [name = '', rest = ''] = path.split(/(?=[.[])(.*)/s)
  const known = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
  const place = ['price', 'cost'].includes(known ?? '') ? '' : rest
  return { field: `${known ?? name}${place}`, code: violatedRule, message: description }
}

/** Converts a failure of the catalog into problems of a line. */
export const problemsOf = (error: unknown): readonly CellProblem[] => {
  if (error instanceof LineRefused) return error.problems
  if (error instanceof InvalidArgument) return error.violations.map(problemOf)
  if (error instanceof Failure) return [{ field: 'id', code: error.code, message: error.message }]
  throw error
}
