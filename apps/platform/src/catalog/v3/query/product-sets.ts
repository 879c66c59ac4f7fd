import type { Database, Reader } from '../../../floor/database/database.ts'
import { boundOnce, readAll } from '../../../floor/database/statements/bound-statement.ts'
import { type Condition, conjunction } from '../../../floor/query/condition.ts'
import { sqlOf } from '../../../floor/query/sql.ts'
import type { Ground } from '../../search/hits.ts'
import { byPrice, type PriceDigits, pricedBetween } from '../../search/price-digits.ts'
import type { SearchEngine } from '../../search/search-engine.ts'
import { anyOf, both, NONE, type NumberSet, setOf, sizeOf, without } from '../../search-index/number-set.ts'
import {
  DIGITAL,
  highPriceDigit,
  MANAGED,
  PARTLY_IN_STOCK,
  PRICE_DIGITS,
  PRICE_RANGE,
  termKey,
  VISIBLE,
} from '../../search-index/search-terms.ts'
import { termsStore } from '../../search-index/terms.store.ts'
import type { CategoryTree } from '../category-tree.ts'
import { type ChoosableName, createReadNames, type NamesOfShop } from './term-lists.ts'
import { INDEXED, LISTS, type ListName } from './v3-fields.ts'

/** What conditions are evaluated on. */
export interface SetGround {
  readonly reader: Reader
  readonly siteId: string
  readonly ground: Ground
  readonly tree: CategoryTree
}

/** Finds the products of a shop that fit conditions, as sets. */
export interface ProductSets {
  /** The visible products, to the caller, that fit a condition. */
  of(on: SetGround, condition: Condition): Promise<NumberSet>
  /** Products by the values of a list, each with its keys in the index. */
  keysOf(on: SetGround, list: ListName): Promise<Map<string, string[]>>
  /** The products that have any of some keys of the index. */
  withKeys(on: SetGround, keys: readonly string[]): Promise<NumberSet>
  /** The digits of the highest prices. */
  highest(on: SetGround): Promise<PriceDigits>
  stock(on: SetGround): Promise<Readonly<Record<string, NumberSet>>>
  digital(on: SetGround): Promise<NumberSet>
  managed(on: SetGround): Promise<NumberSet>
  names(on: SetGround): Promise<NamesOfShop>
}

/** More products than this are read in the background. */
const FEW = 2000
const MODIFIER_LISTS: ReadonlySet<string> = new Set<ListName>([
  'modifierId',
  'modifierName',
  'modifierChoiceId',
  'modifierChoiceName',
])

export const createProductSets = (database: Database, engine: SearchEngine): ProductSets => {
  const readNames = createReadNames()
  const termSet = async ({ reader, ground }: SetGround, id: number): Promise<NumberSet> =>
    (await engine.postings.read(reader, ground.edition, [id])).get(id)?.[0] ?? NONE

  const withKeys: ProductSets['withKeys'] = async ({ reader, siteId, ground }, keys) => {
    const terms = await termsStore.byKey(reader, siteId, [...new Set(keys)])
    const ids = [...terms.values()].map(({ id }) => id)
    const sets = await engine.postings.read(reader, ground.edition, ids)
    return anyOf(ids.map((id) => sets.get(id)?.[0] ?? NONE))
  }

  const names: ProductSets['names'] = ({ reader, ground }) => readNames(reader, ground.edition)

  const highest: ProductSets['highest'] = async (on) => {
    const { reader, ground } = on
    const ids = Array.from({ length: PRICE_DIGITS }, (_, digit) => highPriceDigit(digit).id)
    const sets = await engine.postings.read(reader, ground.edition, ids)
    const ranged = await termSet(on, PRICE_RANGE.id)
    return ids.map((id, digit) =>
      anyOf([without(ground.digits[digit] ?? NONE, ranged), sets.get(id)?.[0] ?? NONE]),
    )
  }

  const stock: ProductSets['stock'] = async (on) => {
    const { seen, inStock } = on.ground
    const partly = both(seen.products, await termSet(on, PARTLY_IN_STOCK.id))
    return {
      IN_STOCK: without(both(seen.products, inStock), partly),
      OUT_OF_STOCK: without(seen.products, inStock),
      PARTIALLY_OUT_OF_STOCK: partly,
    }
  }

  const digital = (on: SetGround) => termSet(on, DIGITAL.id)
  const managed = (on: SetGround) => termSet(on, MANAGED.id)

  const keysOf: ProductSets['keysOf'] = async (on, list) => {
    const keys = new Map<string, string[]>()
    const add = (value: string, key: string) => keys.set(value, [...(keys.get(value) ?? []), key])
    if (list === 'allCategories' || list === 'directCategories') return keys
    const { options, modifiers } = await names(on)
    const choosable: readonly ChoosableName[] = MODIFIER_LISTS.has(list) ? modifiers : options
    for (const { id, name, choices } of choosable)
      for (const choice of choices) {
        if (list === LISTS.optionId || list === LISTS.modifierId) add(id, choice.key)
        else if (list === LISTS.optionName || list === LISTS.modifierName) add(name, choice.key)
        else if (list === LISTS.choiceId || list === LISTS.modifierChoiceId) add(choice.id, choice.key)
        else add(choice.name, choice.key)
      }
    return keys
  }

  const members = async (on: SetGround, list: string, values: readonly string[]): Promise<NumberSet> => {
    if (list === LISTS.directCategories) return withKeys(on, values.map(termKey.collection))
    if (list === LISTS.allCategories)
      return withKeys(on, values.flatMap(on.tree.below).map(termKey.collection))
    const name = Object.values(LISTS).find((known) => known === list)
    if (!name) throw new Error(`No list is called ${list}`)
    const keys = await keysOf(on, name)
    const found = await withKeys(
      on,
      values.flatMap((value) => keys.get(value) ?? []),
    )
    const making = await managed(on)
    return MODIFIER_LISTS.has(name) ? without(found, making) : both(found, making)
  }

  /** An empty text means the products without any. */
  const labelled = async (
    on: SetGround,
    kind: 'brands' | 'ribbons',
    keyOf: (name: string) => string,
    asked: readonly string[],
    byId: boolean,
  ): Promise<NumberSet> => {
    const { [kind]: known, former } = await names(on)
    const texts = byId
      ? asked.flatMap((id) => known.get(id) ?? former.get(id) ?? [])
      : asked.filter((name) => name !== '')
    const found = await withKeys(on, texts.map(keyOf))
    if (!asked.includes('')) return found
    const any = await withKeys(on, [...known.values()].map(keyOf))
    return anyOf([found, without(on.ground.seen.products, any)])
  }

  const indexed = async (
    on: SetGround,
    column: string,
    values: readonly (string | number)[],
  ): Promise<NumberSet> => {
    const texts = values.map(String)
    const { seen } = on.ground
    switch (column) {
      case INDEXED.stock: {
        const sets = await stock(on)
        return anyOf(texts.map((value) => sets[value] ?? NONE))
      }
      case INDEXED.type: {
        const sold = both(seen.products, await digital(on))
        return anyOf(texts.map((value) => (value === 'DIGITAL' ? sold : without(seen.products, sold))))
      }
      case INDEXED.visible: {
        const visible = both(seen.products, await termSet(on, VISIBLE.id))
        return anyOf(values.map((value) => (value === 1 ? visible : without(seen.products, visible))))
      }
      case INDEXED.brand:
      case INDEXED.brandId:
        return labelled(on, 'brands', termKey.brand, texts, column === INDEXED.brandId)
      case INDEXED.ribbon:
      case INDEXED.ribbonId:
        return labelled(on, 'ribbons', termKey.ribbon, texts, column === INDEXED.ribbonId)
      default:
        throw new Error(`The index has no column ${column}`)
    }
  }

  const priced = async (
    on: SetGround,
    column: string,
    relation: string,
    value: number,
  ): Promise<NumberSet> => {
    const { seen, digits } = on.ground
    const of = column === INDEXED.highest ? await highest(on) : digits
    const most = 2 ** PRICE_DIGITS
    const between = (min: number, max: number) => pricedBetween(of, seen.products, min, max)
    switch (relation) {
      case '<':
        return between(0, value - 1)
      case '<=':
        return between(0, value)
      case '>':
        return between(value + 1, most)
      case '>=':
        return between(value, most)
      default:
        return between(value, value)
    }
  }

  /** Reads the numbers of products that fit a condition on the table's own columns. */
  const inTable = async ({ reader, siteId, ground }: SetGround, condition: Condition): Promise<NumberSet> => {
    const { text, values } = sqlOf(condition, 'p')
    const select = boundOnce<{ product_number: number }>({
      text: `SELECT p.product_number FROM products p WHERE p.site_id = ? AND ${text}`,
      values: [siteId, ...values],
    })
    const few = isKeyed(condition) || sizeOf(ground.seen.products) <= FEW
    const rows = await readAll(few ? reader : database.scans, select)
    return both(ground.seen.products, setOf(rows.map((row) => row.product_number)))
  }

  const of: ProductSets['of'] = async (on, condition) => {
    const { products } = on.ground.seen
    if (isOfTable(condition)) return inTable(on, condition)
    switch (condition.is) {
      case 'constant':
        return condition.holds ? products : NONE
      case 'not':
        return without(products, await of(on, condition.of))
      case 'all': {
        const ofTable = condition.of.filter(isOfTable)
        let left = ofTable.length > 0 ? await inTable(on, conjunction(ofTable)) : products
        for (const part of condition.of) if (!isOfTable(part)) left = both(left, await of(on, part))
        return left
      }
      case 'any': {
        const sets: NumberSet[] = []
        for (const part of condition.of) sets.push(await of(on, part))
        return anyOf(sets)
      }
      case 'member':
        return both(products, await members(on, condition.list ?? '', condition.collectionIds))
      case 'compare': {
        const { column, relation, value } = condition
        if (column === INDEXED.lowest || column === INDEXED.highest)
          return priced(on, column, relation, Number(value))
        return both(products, await indexed(on, column, [scalar(value)]))
      }
      case 'in': {
        const { column, values } = condition
        if (column !== INDEXED.lowest && column !== INDEXED.highest)
          return both(products, await indexed(on, column, values.map(scalar)))
        const sets: NumberSet[] = []
        for (const value of values) sets.push(await priced(on, column, '=', Number(value)))
        return anyOf(sets)
      }
      default:
        throw new Error('The index finds whole texts only')
    }
  }

  return { of, keysOf, withKeys, highest, stock, digital, managed, names }
}

const scalar = (value: unknown): string | number => (typeof value === 'number' ? value : String(value))

/** Whether the table of products is enough to decide a condition. */
const isOfTable = (condition: Condition): boolean => {
  switch (condition.is) {
    case 'all':
    case 'any':
      return condition.of.length > 0 && condition.of.every(isOfTable)
    case 'not':
      return isOfTable(condition.of)
    case 'compare':
    case 'in':
    case 'contains':
    case 'ends':
      return condition.column.startsWith('p.')
    default:
      return false
  }
}

/** Whether an index leads to the few products that can fit. */
const isKeyed = (condition: Condition): boolean => {
  if (condition.is === 'all') return condition.of.some(isKeyed)
  if (condition.is === 'compare') return condition.relation === '=' && isKey(condition.column)
  return condition.is === 'in' && isKey(condition.column)
}

const isKey = (column: string): boolean => column === 'p.product_id' || column === 'p.slug'

/** The lowest or the highest price among some products; undefined without any. */
export const extremeOf = (
  digits: PriceDigits,
  products: NumberSet,
  which: 'MIN' | 'MAX',
): number | undefined => byPrice(digits, products, which === 'MIN' ? 'rising' : 'falling', 1)[0]
