import type { ImportDifference } from '@vitrine/contract'
import type { lineOf, OptionLine, StockLine, VariantLine } from './files/product-line.ts'

type Line = ReturnType<typeof lineOf>
type Cell = ImportDifference['before'] | null
type Cells = Readonly<Record<string, Cell>>

const MOST_DIFFERENCES = 20
const LONGEST_TEXT = 200

/** Names what changes in a product and its variants, with former and new values. Long documents are left out. */
export const differencesOf = (before: Line, after: Line): ImportDifference[] => {
  const former = new Map(before.variants.map((variant) => [variant.id, variant]))
  const ofVariants = after.variants.flatMap((variant) => {
    const same = former.get(variant.id)
    if (!same) return [] // its options tell
    const name = shortened(Object.values(variant.choices ?? {}).join(', '))
    return between(variantCells(same), variantCells(variant)).map((difference) => ({
      ...difference,
      variant: name,
    }))
  })
  return [...between(productCells(before), productCells(after)), ...ofVariants].slice(0, MOST_DIFFERENCES)
}

const between = (before: Cells, after: Cells): ImportDifference[] =>
  Object.keys(after).flatMap((field) => {
    const [one, other] = [before[field], after[field]]
    return one === other ? [] : [{ field, ...shown('before', one), ...shown('after', other) }]
  })

const shown = <Name extends 'before' | 'after'>(name: Name, cell: Cell) =>
  (cell === null || cell === undefined || cell === ''
    ? {}
    : { [name]: typeof cell === 'string' ? shortened(cell) : cell }) as { [Key in Name]?: NonNullable<Cell> }

const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text

const productCells = (line: Line): Cells => ({
  name: line.name,
  slug: line.slug,
  visible: line.visible,
  sku: line.sku,
  price: line.price,
  cost: line.cost,
  discountType: line.discount.type,
  discountValue: line.discount.value,
  stock: stockCell(line.stock),
  weight: line.weight,
  brand: line.brand,
  ribbon: line.ribbon,
  collections: line.collections.join(', '),
  options: line.options.map(optionText).join('; '),
  manageVariants: line.manageVariants,
  giftCard: line.giftCard,
})

const variantCells = (variant: VariantLine): Cells => ({
  visible: variant.visible,
  sku: variant.sku,
  price: variant.price,
  cost: variant.cost,
  stock: stockCell(variant.stock),
  weight: variant.weight,
})

const stockCell = (stock: StockLine | undefined): Cell =>
  stock && ('quantity' in stock ? stock.quantity : stock.inStock)

const optionText = ({ name, choices }: OptionLine): string =>
  `${name}: ${choices.map(({ description }) => description).join(', ')}`
