import type { Product } from '@vitrine/contract'
import { isObject } from '../http/bodies/json-body.ts'

/**
 * A second, naive version of the query language, over products as visitors see them. Tests check the database
 * against it. It shares nothing with the language's own files.
 */
export const matches = (filter: unknown, product: Product): boolean => {
  if (!isObject(filter)) return true
  return Object.entries(filter).every(([key, value]) => {
    if (key === '$and' && Array.isArray(value)) return value.every((part) => matches(part, product))
    if (key === '$or' && Array.isArray(value)) return value.some((part) => matches(part, product))
    if (key === '$not') return !matches(value, product)
    const held = heldBy(product, key)
    if (!isObject(value)) return holds('$eq', value, held)
    return Object.entries(value).every(([operator, operand]) => holds(operator, operand, held))
  })
}

export interface SortBy {
  readonly fieldName: string
  readonly order: 'ASC' | 'DESC'
}

/** Sorts, and breaks ties by the number, in the direction of the last field. */
export const sorted = (products: readonly Product[], sort: readonly SortBy[]): Product[] => {
  const sign = (order: 'ASC' | 'DESC' | undefined): number => (order === 'DESC' ? -1 : 1)
  return [...products].sort((one, other) => {
    for (const { fieldName, order } of sort) {
      const difference = compare(heldBy(one, fieldName), heldBy(other, fieldName))
      if (difference !== 0) return difference * sign(order)
    }
    return (Number(one.numericId) - Number(other.numericId)) * sign(sort.at(-1)?.order)
  })
}

type Held =
  | { kind: 'text' | 'name'; value: string }
  | { kind: 'number' | 'time'; value: number }
  | { kind: 'list'; value: string[] }

const heldBy = (product: Product, field: string): Held => {
  switch (field) {
    case 'name':
      return { kind: 'name', value: product.name ?? '' }
    case 'price':
    case 'priceData.price':
      return { kind: 'number', value: product.priceData?.price ?? 0 }
    case 'numericId':
      return { kind: 'number', value: Number(product.numericId) }
    case 'lastUpdated':
      return { kind: 'time', value: Date.parse(product.lastUpdated ?? '') }
    case 'createdDate':
      return { kind: 'time', value: Date.parse(product.createdDate ?? '') }
    case 'visible':
      return { kind: 'number', value: Number(product.visible) }
    case 'brand':
      return { kind: 'text', value: product.brand ?? '' }
    case 'ribbon':
      return { kind: 'text', value: product.ribbon ?? '' }
    case 'inventoryStatus':
    case 'stock.inventoryStatus':
      return { kind: 'text', value: product.stock?.inventoryStatus ?? '' }
    case 'collectionIds':
      return { kind: 'list', value: product.collectionIds }
    case 'description':
      return { kind: 'text', value: product.description ?? '' }
    case 'sku':
      return { kind: 'text', value: product.sku ?? '' }
    case 'id':
      return { kind: 'text', value: product.id }
    case 'slug':
      return { kind: 'text', value: product.slug }
    case 'productType':
      return { kind: 'text', value: product.productType }
    default:
      throw new Error(`The oracle doesn't know ${field}`)
  }
}

const operandFor = (held: Held, operand: unknown): Held => {
  if (held.kind === 'time') return { kind: 'time', value: Date.parse(String(operand)) }
  if (held.kind === 'number') return { kind: 'number', value: Number(operand) }
  if (held.kind === 'list') return { kind: 'list', value: [String(operand)] }
  return { kind: held.kind, value: operand === null ? '' : String(operand) }
}

const isEqual = (held: Held, operand: unknown): boolean => {
  if (operand === null) return isEmpty(held)
  if (held.kind === 'list') return held.value.includes(String(operand))
  return compare(held, operandFor(held, operand)) === 0
}

const isEmpty = (held: Held): boolean =>
  held.value === '' || (Array.isArray(held.value) && held.value.length === 0)

const holds = (operator: string, operand: unknown, held: Held): boolean => {
  const operands: unknown[] = Array.isArray(operand) ? operand : [operand]
  const order = (): number => compare(held, operandFor(held, operand))
  const search = (test: (text: string, sought: string) => boolean): boolean => {
    if (held.kind === 'name') return test(withoutCase(held.value), withoutCase(String(operand)))
    return held.kind === 'text' && test(held.value, String(operand))
  }
  switch (operator) {
    case '$eq':
      return isEqual(held, operand)
    case '$ne':
      return !isEqual(held, operand)
    case '$gt':
      return order() > 0
    case '$gte':
      return order() >= 0
    case '$lt':
      return order() < 0
    case '$lte':
      return order() <= 0
    case '$in':
    case '$hasSome':
      return operands.some((one) => isEqual(held, one))
    case '$nin':
      return !operands.some((one) => isEqual(held, one))
    case '$hasAll':
      return operands.every((one) => isEqual(held, one))
    case '$startsWith':
      return search((text, sought) => text.startsWith(sought))
    case '$endsWith':
      return search((text, sought) => text.endsWith(sought))
    case '$contains':
      return held.kind === 'list' ? isEqual(held, operand) : search((text, sought) => text.includes(sought))
    case '$exists':
      return isEmpty(held) !== operand
    case '$isEmpty':
      return isEmpty(held) === operand
    default:
      throw new Error(`The oracle doesn't know ${operator}`)
  }
}

/** Case only decides between names that are otherwise equal. */
const compare = (one: Held, other: Held): number => {
  if (typeof one.value === 'number' && typeof other.value === 'number') return one.value - other.value
  const [left, right] = [String(one.value), String(other.value)]
  if (one.kind === 'name') {
    const difference = bytes(withoutCase(left), withoutCase(right))
    if (difference !== 0) return difference
  }
  return bytes(left, right)
}

const bytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))

const withoutCase = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => letter.toUpperCase().toLowerCase().replace('ς', 'σ')).join('')
