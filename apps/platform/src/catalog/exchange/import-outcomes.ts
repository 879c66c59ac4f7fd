import type { ImportResult } from '@vitrine/contract'
import type { Applied } from './applied-line.ts'
import { type CellProblem, LineRefused } from './files/cell-problem.ts'
import { columnOfCsv } from './files/csv-rows.ts'
import { fieldOfJson } from './files/json-lines.ts'
import type { ProductLine } from './files/product-line.ts'
import { placed } from './files/read-line.ts'
import { type Item, isRefused, type RefusedItem } from './import-items.ts'
import type { ImportRecord, Step } from './imports.store.ts'

/** Names in results; the product's own limit. */
const LONGEST_NAME = 80
const MOST_PROBLEMS = 20

/** The latest results for the products of a run. */
export class Outcomes {
  readonly #results = new Map<number, ImportResult | undefined>()
  readonly #products: number
  readonly #columnOf: (field: string, isOfVariant: boolean) => string

  constructor(items: readonly (Item | RefusedItem)[], job: ImportRecord) {
    this.#products = items.length
    this.#columnOf = job.format === 'csv' ? columnOfCsv : fieldOfJson
    for (const item of items) if (isRefused(item)) this.#refuse(item, item.problems)
  }

  /** Decides about an item; undefined if it is rejected. May be called again for the same one. */
  decide(item: Item, decide: () => Applied): Applied | undefined {
    try {
      const made = decide()
      const { productId, isNew, read, place } = item
      const isLeft = !isNew && made.changes.length === 0
      const name = read.line?.name ?? made.record.document.name
      const result: ImportResult = {
        row: read.row,
        outcome: isNew ? 'CREATED' : 'CHANGED',
        productId,
        ...(made.record.slug !== '' && { slug: made.record.slug }),
        ...(name && { name: name.slice(0, LONGEST_NAME) }),
        ...(isNew && read.line ? { values: valuesOf(read.line) } : { changes: [...made.changes] }),
        ...(made.differences.length > 0 && { differences: [...made.differences] }),
      }
      this.#results.set(place, isLeft ? undefined : result)
      return made
    } catch (error) {
      if (!(error instanceof LineRefused)) throw error
      this.#refuse(item, error.problems)
      return undefined
    }
  }

  step(): Step {
    const count = (outcome: ImportResult['outcome'] | undefined): number =>
      [...this.#results.values()].filter((result) => result?.outcome === outcome).length
    const results = new Map(
      [...this.#results].flatMap(([place, result]) => (result ? [[place, result]] : [])),
    )
    return {
      products: this.#products,
      created: count('CREATED'),
      changed: count('CHANGED'),
      unchanged: count(undefined),
      failed: count('FAILED'),
      results,
    }
  }

  /** Corrections for a step that counted these as changed or unchanged. */
  corrected(late: readonly { item: Item; problems: readonly CellProblem[] }[]): Step {
    const counted = late.filter(({ item }) => this.#results.has(item.place))
    const changed = counted.filter(({ item }) => this.#results.get(item.place)?.outcome === 'CHANGED').length
    for (const { item, problems } of late) this.#refuse(item, problems)
    return {
      products: 0,
      created: 0,
      changed: -changed,
      unchanged: changed - counted.length,
      failed: late.length,
      results: new Map(
        late.flatMap(({ item }) => {
          const result = this.#results.get(item.place)
          return result ? [[item.place, result]] : []
        }),
      ),
    }
  }

  #refuse({ place, read }: Pick<Item, 'place' | 'read'>, problems: readonly CellProblem[]): void {
    const rows = [...read.problems, ...problems.map((problem) => placed(read, problem, this.#columnOf))]
    const name = read.line?.name ?? read.name
    this.#results.set(place, {
      row: read.row,
      outcome: 'FAILED',
      problems: rows.slice(0, MOST_PROBLEMS),
      ...(read.line?.id && { productId: read.line.id }),
      ...(read.line?.slug && { slug: read.line.slug }),
      ...(name && { name: name.slice(0, LONGEST_NAME) }),
    })
  }
}

const valuesOf = ({ price, sku, stock, variants = [] }: ProductLine): ImportResult['values'] => ({
  ...(price !== undefined && { price }),
  ...(sku && { sku }),
  ...(stock && 'quantity' in stock && { stock: stock.quantity }),
  ...(variants.length > 0 && { variants: variants.length }),
})
