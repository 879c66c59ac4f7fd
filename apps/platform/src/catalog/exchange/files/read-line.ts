import type { CellProblem } from './cell-problem.ts'
import type { ProductLine } from './product-line.ts'

/** A problem in a file, and its row, counted from 1. */
export interface RowProblem {
  readonly row?: number
  readonly column?: string
  readonly code: string
  readonly message: string
}

/** A product read from a file. */
export interface ReadLine {
  readonly row: number
  /** The rows of its variants, in order. */
  readonly variantRows: readonly number[]
  /** Undefined if it has problems. */
  readonly line: ProductLine | undefined
  readonly problems: readonly RowProblem[]
  /** What a line with problems calls its product. */
  readonly name?: string | undefined
}

/** The file can't be read to its end, so none of it is imported. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly problem: RowProblem

  constructor(problem: RowProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/** Adds the place in the file to a problem of a line. */
export const placed = (
  { row, variantRows }: Pick<ReadLine, 'row' | 'variantRows'>,
  { field, variant, code, message }: CellProblem,
  columnOf: (field: string, isOfVariant: boolean) => string,
): RowProblem => ({
  row: variant === undefined ? row : (variantRows[variant] ?? row),
  column: columnOf(field, variant !== undefined),
  code,
  message,
})
