import { isObject, parseJson } from '../../../floor/http/bodies/json-body.ts'
import { listIn, pairsIn } from './csv-cells.ts'
import type { ProductLine, StockLine, VariantLine } from './product-line.ts'
import type { RowProblem } from './read-line.ts'

/** The cells of a row by column, and the problems found in them. */
export interface Cells {
  readonly row: number
  readonly problems: RowProblem[]
  /** Whether the file has the column. */
  readonly has: (name: string) => boolean
  /** The text of a cell; empty if there is no such column. */
  readonly get: (name: string) => string
}

/** The fields of a line as in a row. JSON cells are checked against the schema of lines next. */
export type Unchecked<Line> = { readonly [Field in keyof Line]?: unknown }

/**
 * Reads the row of a product. An empty cell clears a field that can be empty, and leaves others unchanged.
 */
export const productCells = (cells: Cells): Unchecked<ProductLine> => {
  const options = optionsIn(cells)
  return {
    ...filled(cells, 'id', text),
    ...filled(cells, 'slug', text),
    ...filled(cells, 'name', text),
    ...filled(cells, 'productType', text),
    ...filled(cells, 'visible', truth),
    ...filled(cells, 'price', number),
    ...filled(cells, 'manageVariants', truth),
    ...filled(cells, 'giftCard', truth),
    ...filled(cells, 'stock', stock),
    ...present(cells, 'description', text),
    ...present(cells, 'sku', text),
    ...present(cells, 'brand', text),
    ...present(cells, 'ribbon', text),
    ...present(cells, 'cost', numberOrNull),
    ...present(cells, 'weight', numberOrNull),
    ...present(cells, 'collections', (of, name) => listIn(of.get(name))),
    ...present(cells, 'media', (of, name) => listIn(of.get(name)).map(medium)),
    ...present(cells, 'additionalInfoSections', listOrNothing),
    ...present(cells, 'customTextFields', listOrNothing),
    ...present(cells, 'pricePerUnit', json),
    ...present(cells, 'productDimensions', json),
    ...present(cells, 'packageDimensions', json),
    ...present(cells, 'seo', json),
    ...present(cells, 'translations', listOrNothing),
    ...discountIn(cells),
    ...(options && { options }),
  }
}

/** Reads the row of a variant; empty cells mean the product's own values. */
export const variantCells = (cells: Cells, product: Cells): Unchecked<VariantLine> => {
  for (const name of ['id', 'slug'])
    if (cells.get(name) !== '' && cells.get(name) !== product.get(name))
      cells.problems.push({
        row: cells.row,
        column: name,
        code: 'VALIDATION',
        message: "must equal the product's id, because the row belongs to it",
      })
  const choices = choicesIn(cells, product)
  return {
    ...(cells.get('variantId') !== '' && { id: cells.get('variantId') }),
    ...(Object.keys(choices).length > 0 && { choices }),
    ...present(cells, 'price', numberOrNull),
    ...present(cells, 'cost', numberOrNull),
    ...present(cells, 'weight', numberOrNull),
    ...present(cells, 'sku', text),
    ...filled(cells, 'visible', truth),
    ...filled(cells, 'stock', stock),
    ...filled(cells, 'productDimensions', json),
    ...filled(cells, 'packageDimensions', json),
  }
}

type Read<T> = (cells: Cells, name: string) => T

/** A field, if the file has its column. */
const present = <Name extends string, T>(cells: Cells, name: Name, read: Read<T>): { [N in Name]?: T } =>
  cells.has(name) ? ({ [name]: read(cells, name) } as { [N in Name]?: T }) : {}

/** A field, if its cell is filled. */
const filled = <Name extends string, T>(cells: Cells, name: Name, read: Read<T>): { [N in Name]?: T } =>
  cells.get(name) === '' ? {} : present(cells, name, read)

const wrong = ({ row, problems }: Cells, column: string, message: string): void => {
  problems.push({ row, column, code: 'FORMAT', message })
}

const text: Read<string> = (cells, name) => cells.get(name)

const number: Read<number> = (cells, name) => {
  const given = cells.get(name).trim()
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(given)) return Number(given)
  wrong(cells, name, 'must be a number such as 12.50')
  return 0
}

const numberOrNull: Read<number | null> = (cells, name) =>
  cells.get(name) === '' ? null : number(cells, name)

const truth: Read<boolean> = (cells, name) => {
  const given = cells.get(name).trim().toLowerCase()
  if (given !== 'true' && given !== 'false') wrong(cells, name, 'must be true or false')
  return given === 'true'
}

const stock: Read<StockLine> = (cells, name) => {
  const given = cells.get(name).trim().toLowerCase()
  if (given === 'in' || given === 'out') return { inStock: given === 'in' }
  if (!/^\d{1,9}$/.test(given)) wrong(cells, name, 'must be a whole number, in or out')
  return { quantity: Number(given) || 0 }
}

const json: Read<unknown> = (cells, name) => {
  const given = cells.get(name)
  if (given === '') return null
  try {
    return parseJson(given)
  } catch {
    wrong(cells, name, 'must be JSON')
    return null
  }
}

const listOrNothing: Read<unknown> = (cells, name) => json(cells, name) ?? []

const medium = (named: string) => (/^https?:\/\//.test(named) ? { url: named } : { id: named })

const discountIn = (cells: Cells): Pick<ProductLine, 'discount'> => {
  const type = cells.get('discountType')
  const value = cells.get('discountValue')
  if (type === '' && value === '') return {}
  return {
    discount: {
      ...(type !== '' && { type }),
      ...(value !== '' && { value: number(cells, 'discountValue') }),
    },
  }
}

const NUMBERS = [1, 2, 3, 4, 5, 6]

const optionsIn = (cells: Cells): readonly unknown[] | undefined => {
  if (!NUMBERS.some((place) => cells.has(`option${place}Name`))) return undefined
  const media = cells.has('choiceMedia') ? json(cells, 'choiceMedia') : undefined
  return NUMBERS.flatMap((place) => {
    const name = cells.get(`option${place}Name`)
    if (name === '') return []
    const choices = pairsIn(cells.get(`option${place}Choices`)).map(([description, value]) => ({
      ...{ value, description },
      ...(cells.has('choiceMedia') && { media: own(own(media, name), description) || [] }),
    }))
    return { name, choices }
  })
}

/** An object's own property, not an inherited one. */
const own = (held: unknown, name: string): unknown =>
  isObject(held) && Object.hasOwn(held, name) ? held[name] : undefined

/** A variant's row uses the product's option names, or leaves them out. */
const choicesIn = (cells: Cells, product: Cells): Record<string, string> =>
  Object.fromEntries(
    NUMBERS.flatMap((place) => {
      const name = cells.get(`option${place}Name`) || product.get(`option${place}Name`)
      const [choice] = listIn(cells.get(`option${place}Choices`))
      return name === '' || choice === undefined ? [] : [[name, choice]]
    }),
  )
