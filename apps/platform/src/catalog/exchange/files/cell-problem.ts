import type { FieldViolation } from '@vitrine/contract'
import { Failure, InvalidArgument } from '../../../floor/failure.ts'

/** What is wrong with one field of a line. */
export interface CellProblem {
  /** A field of `ProductLine`, or of `VariantLine` where `variant` says which of the line's variants is meant. */
  readonly field: string
  readonly variant?: number
  /** A rule type such as MAX_LENGTH, or an error code such as MEDIA_NOT_FOUND. */
  readonly code: string
  readonly message: string
}

/** A line cannot be taken; nothing of its product is changed. */
export class LineRefused extends Error {
  override readonly name = 'LineRefused'
  readonly problems: readonly CellProblem[]

  constructor(problems: readonly CellProblem[]) {
    super('The line is refused')
    this.problems = problems
  }
}

/** The fields of lines by those of the wire, where they are called something else. */
const FIELDS: Readonly<Record<string, string>> = {
  priceData: 'price',
  costAndProfitData: 'cost',
  pricePerUnitData: 'pricePerUnit',
  productOptions: 'options',
  seoData: 'seo',
}

/** Says of which field of a line a rule of the wire was broken. */
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

/** Says what a failure of the catalog means for a line. */
export const problemsOf = (error: unknown, field = 'id'): readonly CellProblem[] => {
  if (error instanceof LineRefused) return error.problems
  if (error instanceof InvalidArgument) return error.violations.map(problemOf)
  if (error instanceof Failure) return [{ field, code: error.code, message: error.message }]
  throw error
}
