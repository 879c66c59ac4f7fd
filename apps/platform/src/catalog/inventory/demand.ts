/** A quantity of one variant. */
export interface StockLine {
  readonly productId: string
  readonly variantId: string
  /** At least 1. */
  readonly quantity: number
}

/** The quantities wanted of one product's variants. */
export interface Demand {
  readonly productId: string
  readonly number: number
  readonly wanted: ReadonlyMap<string, number>
}

/** The demand of several lines, added up per variant. */
export interface Demands {
  /** In ascending order of product numbers, the order in which they must be locked. */
  readonly known: readonly Demand[]
  /** Lines whose product doesn't exist. */
  readonly unknown: readonly StockLine[]
}

/** @param numbers - the numbers of the existing products, by id */
export const demandsOf = (lines: readonly StockLine[], numbers: ReadonlyMap<string, number>): Demands => {
  const wanted = new Map<string, Map<string, number>>()
  for (const { productId, variantId, quantity } of lines) {
    const ofProduct = wanted.get(productId) ?? new Map<string, number>()
    ofProduct.set(variantId, (ofProduct.get(variantId) ?? 0) + quantity)
    wanted.set(productId, ofProduct)
  }
  const known = [...wanted].flatMap(([productId, ofProduct]): Demand[] => {
    const number = numbers.get(productId)
    return number === undefined ? [] : [{ productId, number, wanted: ofProduct }]
  })
  return {
    known: known.sort((one, other) => one.number - other.number),
    unknown: lines.filter(({ productId }) => !numbers.has(productId)),
  }
}
