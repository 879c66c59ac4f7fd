import type { CellProblem } from './cell-problem.ts'
import type { ProductLine } from './product-line.ts'

/** What is wrong in a file, and where: as people count rows, from 1. */
export interface RowProblem {
  readonly row?: number
  readonly column?: string
  readonly code: string
  readonly message: string
}

/** A product of a file, read. */
export interface ReadLine {
  readonly row: number
  /** Where its variants stand, in their order. */
  readonly variantRows: readonly number[]
  /** Undefined where problems keep it from being one. */
  readonly line: ProductLine | undefined
  readonly problems: readonly RowProblem[]
}

/** Nothing of a file can be taken, because it cannot be read to its end. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly problem: RowProblem

  constructor(problem: RowProblem) {
    super(problem.message)
    this.problem = problem
  }
}

/** Says where in a file a problem of a line stands. */
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
