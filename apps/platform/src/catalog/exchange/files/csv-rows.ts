import { stringify } from 'csv-stringify/sync'
import { guarded, listCell, pairsCell } from './csv-cells.ts'
import type { ProductLine, StockLine, VariantLine } from './product-line.ts'

/** A product has at most this many options. */
const OPTIONS = [1, 2, 3, 4, 5, 6]

/** The columns of a file, in order. */
export const COLUMNS: readonly string[] = [
  'row',
  'id',
  'slug',
  'name',
  'productType',
  'visible',
  'description',
  'sku',
  'price',
  'currency',
  'cost',
  'weight',
  'brand',
  'ribbon',
  'discountType',
  'discountValue',
  'collections',
  'manageVariants',
  ...OPTIONS.flatMap((number) => [`option${number}Name`, `option${number}Choices`]),
  'variantId',
  'stock',
  'media',
  'choiceMedia',
  'additionalInfoSections',
  'customTextFields',
  'pricePerUnit',
  'productDimensions',
  'packageDimensions',
  'seo',
  'giftCard',
  'translations',
]

type Row = Readonly<Record<string, string>>

/** The first row, after the mark that tells spreadsheets to use UTF-8. */
export const printHeader = (): string =>
  `\ufeff${print([Object.fromEntries(COLUMNS.map((name) => [name, name]))])}`

/** Writes products as rows: one row per product, then one per variant (RFC 4180). */
export const printRows = (lines: readonly ProductLine[], currency: string): string =>
  print(
    lines.flatMap((line) => [
      productRow(line, currency),
      ...(line.variants ?? []).map((variant) => variantRow(line, variant)),
    ]),
  )

const print = (rows: readonly Row[]): string =>
  stringify(
    rows.map((row) => COLUMNS.map((name) => guarded(row[name] ?? ''))),
    { record_delimiter: '\r\n', quoted_match: /[\r\n,;"']|^\s|\s$/ },
  )

const productRow = (line: ProductLine, currency: string): Row => ({
  row: 'product',
  id: line.id ?? '',
  slug: line.slug ?? '',
  name: line.name ?? '',
  productType: line.productType ?? '',
  visible: textOf(line.visible),
  description: line.description ?? '',
  sku: line.sku ?? '',
  price: textOf(line.price),
  currency,
  cost: textOf(line.cost),
  weight: textOf(line.weight),
  brand: line.brand ?? '',
  ribbon: line.ribbon ?? '',
  discountType: line.discount?.type ?? '',
  discountValue: textOf(line.discount?.value),
  collections: listCell(line.collections ?? []),
  manageVariants: textOf(line.manageVariants),
  ...optionCells(line, ({ choices }) =>
    pairsCell(choices.map(({ description, value }) => [description, value])),
  ),
  stock: stockCell(line.stock),
  media: listCell((line.media ?? []).flatMap(({ id, url }) => id ?? url ?? [])),
  choiceMedia: jsonCell(mediaOfChoices(line)),
  additionalInfoSections: jsonCell(line.additionalInfoSections),
  customTextFields: jsonCell(line.customTextFields),
  pricePerUnit: jsonCell(line.pricePerUnit),
  productDimensions: jsonCell(line.productDimensions),
  packageDimensions: jsonCell(line.packageDimensions),
  seo: jsonCell(line.seo),
  giftCard: line.giftCard ? textOf(true) : '',
  translations: jsonCell(line.translations),
})

const variantRow = (line: ProductLine, variant: VariantLine): Row => ({
  row: 'variant',
  id: line.id ?? '',
  slug: line.slug ?? '',
  ...optionCells(line, ({ name }) => listCell([variant.choices?.[name] ?? ''])),
  variantId: variant.id ?? '',
  price: textOf(variant.price),
  cost: textOf(variant.cost),
  weight: textOf(variant.weight),
  sku: variant.sku ?? '',
  visible: textOf(variant.visible),
  stock: stockCell(variant.stock),
  productDimensions: jsonCell(variant.productDimensions),
  packageDimensions: jsonCell(variant.packageDimensions),
})

const textOf = (value: number | boolean | null | undefined): string =>
  value === undefined || value === null ? '' : String(value)

const stockCell = (stock: StockLine | undefined): string => {
  if (!stock) return ''
  return 'quantity' in stock ? String(stock.quantity) : stock.inStock ? 'in' : 'out'
}

/** Undefined, and empty lists and objects, become empty cells. */
const jsonCell = (value: unknown): string => {
  const text = JSON.stringify(value ?? null)
  return ['null', '[]', '{}'].includes(text) ? '' : text
}

const optionCells = (
  { options = [] }: ProductLine,
  choicesOf: (option: NonNullable<ProductLine['options']>[number]) => string,
): Row =>
  Object.fromEntries(
    options.flatMap((option, index) => [
      [`option${index + 1}Name`, option.name],
      [`option${index + 1}Choices`, choicesOf(option)],
    ]),
  )

/** Media by option and choice, if choices have any. */
const mediaOfChoices = ({ options = [] }: ProductLine): Record<string, Record<string, readonly string[]>> =>
  Object.fromEntries(
    options.flatMap(({ name, choices }) => {
      const shown = choices.flatMap(({ description, media = [] }) =>
        media.length > 0 ? [[description, media] as const] : [],
      )
      return shown.length > 0 ? [[name, Object.fromEntries(shown)] as const] : []
    }),
  )

/** Returns the column of a field of a line, or of one of its variants. */
export const columnOfCsv = (field: string, isOfVariant: boolean): string => {
  const [, name = field, rest = ''] = /^(\w+)(.*)$/s.exec(field) ?? []
  if (isOfVariant)
    return { id: 'variantId', choices: 'option1Choices', variantIds: 'variantId' }[name] ?? name
  if (name === 'discount') return rest === '.value' ? 'discountValue' : 'discountType'
  if (name === 'variants') return 'variantId'
  if (name !== 'options') return name
  const number = Number(/^\[(\d+)\]/.exec(rest)?.[1] ?? 0) + 1
  return `option${number}${/\.choices/.test(rest) ? 'Choices' : 'Name'}`
}
