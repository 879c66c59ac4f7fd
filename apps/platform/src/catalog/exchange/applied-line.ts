import { isDeepStrictEqual } from 'node:util'
import type { ImportDifference } from '@vitrine/contract'
import { createProduct, updateProduct, updateProductVariants } from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import { compileInput } from '@vitrine/contract/validate'
import { minorDigits } from '@vitrine/pricing'
import { InvalidArgument } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { MediaSource } from '../products/records/media-source.ts'
import type {
  ProductDocument,
  ProductRecord,
  StockRecord,
  VariantRecord,
} from '../products/records/product-record.ts'
import { productBreaches } from '../products/write/breaches/product-breaches.ts'
import { editedProduct } from '../products/write/product-edit.ts'
import type { ProductInput } from '../products/write/product-input.ts'
import { withChoiceMedia } from '../products/write/product-media-edit.ts'
import { overrideBreaches, withOverrides } from '../products/write/variant-edit.ts'
import { type CellProblem, LineRefused, problemsOf } from './files/cell-problem.ts'
import {
  hasOwnStock,
  type LineTerms,
  lineOf,
  type ProductLine,
  type StockLine,
  type VariantLine,
} from './files/product-line.ts'
import { differencesOf } from './line-differences.ts'

/** What applying lines needs. */
export interface LineContext extends LineTerms {
  readonly ids: Ids
  /** The site's collections: their ids by slug and by id. */
  readonly collectionIds: ReadonlyMap<string, string>
  /** What ids and addresses of media refer to, unless products already use them. */
  readonly media: ReadonlyMap<string, MediaSource>
}

export interface Applied {
  /** The same object if nothing changes. */
  readonly record: ProductRecord
  /** The fields that change; none of a new product. */
  readonly changes: readonly string[]
  readonly differences: readonly ImportDifference[]
}

/**
 * Applies a line to a product. Absent fields, and values that wouldn't change, stay exactly as they are.
 *
 * @param isNew - whether to create the product; `before` is then a blank one
 * @throws {LineRefused}
 */
export const applied = (
  before: ProductRecord,
  given: ProductLine,
  context: LineContext,
  isNew: boolean,
): Applied => {
  try {
    const known = lineOf(before, context)
    const line = completed(given, known, context)
    const fields = FIELDS.filter(
      (name) => line[name] !== undefined && !isSame(line[name], isNew ? undefined : known[name]),
    )
    const product = pick(line, fields)
    const edited = withDetails(before, editedByWire(before, product, context, isNew), product, context)
    const record = withVariants(before, withStock(edited, product.stock), line.variants ?? [], context)
    if (!isNew && isSame(record, before)) return { record: before, changes: [], differences: [] }
    const ofVariants = !hasOwnStock(record) && !isSame(record.variants, before.variants)
    if (isNew) return { record, changes: [], differences: [] }
    const changes = [...fields, ...(ofVariants ? ['variants'] : [])]
    return { record, changes, differences: differencesOf(known, lineOf(record, context)) }
  } catch (error) {
    throw new LineRefused(problemsOf(error))
  }
}

const FIELDS = [
  'slug',
  'name',
  'productType',
  'visible',
  'description',
  'sku',
  'price',
  'cost',
  'weight',
  'brand',
  'ribbon',
  'discount',
  'collections',
  'manageVariants',
  'options',
  'stock',
  'media',
  'additionalInfoSections',
  'customTextFields',
  'pricePerUnit',
  'productDimensions',
  'packageDimensions',
  'seo',
  'giftCard',
  'translations',
] as const satisfies readonly (keyof ProductLine)[]

type Given = Pick<ProductLine, (typeof FIELDS)[number]>

const pick = (line: ProductLine, names: readonly (keyof Given)[]): Given =>
  Object.fromEntries(names.map((name) => [name, line[name]]))

/** Undefined fields aren't in the file. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other))
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

const refuse = (problem: CellProblem): never => {
  throw new LineRefused([problem])
}

/** Fills in what lists may omit, and converts alternative notations into one. */
const completed = (
  line: ProductLine,
  known: ReturnType<typeof lineOf>,
  context: LineContext,
): ProductLine => ({
  ...line,
  ...(line.discount && { discount: { ...known.discount, ...line.discount } }),
  ...(line.collections && { collections: collectionsOf(line.collections, known.collections, context) }),
  ...(line.media && {
    media: line.media.map(({ id, url, altText }) => {
      const mediaId = id ?? context.media.get(url ?? '')?.mediaId ?? url ?? ''
      const same = known.media.find((held) => held.id === mediaId)
      return {
        id: mediaId,
        ...((altText ?? same?.altText) !== undefined && { altText: altText ?? same?.altText }),
      }
    }),
  }),
  ...(line.options && {
    options: line.options.map(({ name, choices }) => {
      const former = known.options.find((option) => option.name === name)
      return {
        name,
        choices: choices.map(({ value, description, media }) => ({
          value,
          description,
          media: media ?? former?.choices.find((choice) => choice.description === description)?.media ?? [],
        })),
      }
    }),
  }),
})

/** Slugs; in the product's order if it is in the same collections already. */
const collectionsOf = (
  given: readonly string[],
  known: readonly string[],
  { collectionIds, slugs }: LineContext,
): readonly string[] => {
  const named = given.map((name) => slugs.get(collectionIds.get(name) ?? '') ?? name)
  const wanted = [...new Set(named)].filter((slug) => slug !== 'all-products')
  return isSame([...wanted].sort(), [...known].sort()) ? known : wanted
}

const violationsOfNew = compileInput(ruleOf(createProduct).input)
const violationsOfChange = compileInput(ruleOf(updateProduct).input)

/** The rules of `createProduct` and `updateProduct` check and apply everything those calls accept. */
const editedByWire = (
  before: ProductRecord,
  given: Given,
  { currency, ids }: LineContext,
  isNew: boolean,
): ProductRecord => {
  const input = inputOf(given)
  if (!isNew && Object.keys(input).length === 0) return before
  const violations = isNew
    ? violationsOfNew({ product: input })
    : violationsOfChange({ product: { ...input, id: before.productId } })
  if (violations.length > 0) throw new InvalidArgument(violations)
  const breaches = productBreaches(input, isNew ? undefined : before, minorDigits(currency))
  if (breaches.length > 0) throw new InvalidArgument(breaches)
  return editedProduct(before, input, currency, ids)
}

const inputOf = (given: Given): ProductInput => {
  const { price, cost, options, pricePerUnit, seo, productDimensions, packageDimensions } = given
  const { slug, name, visible, description, sku, weight, ribbon, discount, manageVariants } = given
  const input = {
    slug,
    name,
    productType: given.productType,
    visible,
    description,
    sku,
    weight,
    ribbon,
    discount,
    manageVariants,
    additionalInfoSections: given.additionalInfoSections,
    brand: given.brand === '' ? null : given.brand,
    priceData: price === undefined ? undefined : { price },
    costAndProfitData: cost === undefined ? undefined : { itemCost: cost },
    productOptions: options?.map(({ name, choices }) => ({
      name,
      choices: choices.map(({ value, description }) => ({ value, description })),
    })),
    pricePerUnitData: pricePerUnit ?? undefined,
    productDimensions: productDimensions ?? undefined,
    packageDimensions: packageDimensions ?? undefined,
    seoData: seo ?? undefined,
    giftCard: given.giftCard,
    translations: given.translations,
  }
  // The schema of the API runs first, before anything is built from the input.
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as ProductInput
}

/** Fields that have another call in the API, or none. */
const withDetails = (
  before: ProductRecord,
  edited: ProductRecord,
  given: Given,
  context: LineContext,
): ProductRecord => {
  const cleared = (['pricePerUnit', 'productDimensions', 'packageDimensions'] as const).filter(
    (name) => given[name] === null,
  )
  const document: ProductDocument = {
    ...without(edited.document, [...cleared, ...(given.seo === null ? ['seoData'] : [])]),
    ...(given.customTextFields && { customTextFields: given.customTextFields }),
    ...(given.media && { media: given.media.map((medium) => sourceOf(before, medium, context)) }),
  }
  const collectionIds = given.collections?.map(
    (slug) =>
      context.collectionIds.get(slug) ??
      refuse({
        field: 'collections',
        code: 'COLLECTION_NOT_FOUND',
        message: `There is no collection ${slug}.`,
      }),
  )
  const record = { ...edited, document, collectionIds: collectionIds ?? edited.collectionIds }
  return given.options || given.media ? withMediaOfChoices(record, given) : record
}

const without = (document: ProductDocument, names: readonly string[]): ProductDocument =>
  names.length === 0
    ? document
    : (Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name))) as never)

const sourceOf = (
  { document }: ProductRecord,
  { id = '', altText }: NonNullable<Given['media']>[number],
  { media }: LineContext,
): MediaSource => {
  const source =
    document.media.find(({ mediaId }) => mediaId === id) ??
    media.get(id) ??
    refuse({ field: 'media', code: 'MEDIA_NOT_FOUND', message: `The media store has no file ${id}.` })
  return source.kind === 'image' && altText !== undefined ? { ...source, altText } : source
}

/** Choices can only show media of the product, for a single option. */
const withMediaOfChoices = (record: ProductRecord, { options }: Given): ProductRecord => {
  const { document } = record
  const held = new Set(document.media.map(({ mediaId }) => mediaId))
  const bare = document.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({
      ...choice,
      mediaIds: options ? [] : choice.mediaIds.filter((id) => held.has(id)),
    })),
  }))
  const assignments = (options ?? []).flatMap(({ name, choices }) =>
    choices.flatMap(({ description, media = [] }) =>
      media.length > 0 ? { option: name, choice: description, mediaIds: [...media] } : [],
    ),
  )
  return withChoiceMedia({ ...record, document: { ...document, options: bare } }, assignments)
}

const withStock = (record: ProductRecord, stock: StockLine | undefined): ProductRecord =>
  stock && hasOwnStock(record)
    ? { ...record, variants: record.variants.map((variant) => ({ ...variant, stock: stockOf(stock) })) }
    : record

const stockOf = (stock: StockLine): StockRecord =>
  'quantity' in stock ? { track: true, quantity: stock.quantity } : { track: false, inStock: stock.inStock }

const violationsOfVariants = compileInput(ruleOf(updateProductVariants).input)

const withVariants = (
  before: ProductRecord,
  edited: ProductRecord,
  lines: readonly VariantLine[],
  { currency }: LineContext,
): ProductRecord => {
  if (lines.length === 0) return edited
  const formerIds = new Set(before.variants.map(({ variantId }) => variantId))
  const places = placesOf(edited.variants)
  const named = lines.map((line, index) => {
    const place = places(line)
    if (place === undefined)
      return refuse({
        field: 'choices',
        variant: index,
        code: 'VARIANT_NOT_FOUND',
        message: 'The product has no variant with this id or these choices.',
      })
    return place
  })
  const variants = [...edited.variants]
  const heldIds = new Set(variants.map(({ variantId }) => variantId))
  lines.forEach(({ id, stock }, index) => {
    const place = named[index] ?? 0
    const variant = variants[place]
    if (!variant) return
    const takesId = id !== undefined && !formerIds.has(variant.variantId) && GUID.test(id)
    if (takesId && heldIds.has(id)) refuse({ ...OF_ANOTHER_VARIANT, variant: index })
    if (takesId) heldIds.add(id)
    variants[place] = {
      ...variant,
      ...(takesId && { variantId: id }),
      ...(stock && { stock: stockOf(stock) }),
    }
  })
  const overrides = lines.map(({ id: _, choices: __, stock: ___, ...override }, index) => ({
    ...override,
    variantIds: [variants[named[index] ?? 0]?.variantId ?? ''],
  }))
  const violations = violationsOfVariants({ id: edited.productId, variants: overrides })
  if (violations.length > 0) throw new InvalidArgument(violations)
  const breaches = overrideBreaches(overrides, minorDigits(currency))
  if (breaches.length > 0) throw new InvalidArgument(breaches)
  return withOverrides({ ...edited, variants }, overrides, currency).record
}

const OF_ANOTHER_VARIANT: CellProblem = {
  field: 'id',
  code: 'VALIDATION',
  message: 'must not be the id of another variant of the product',
}

const GUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Finds variants by id, otherwise by choices. */
const placesOf = (variants: readonly VariantRecord[]): ((line: VariantLine) => number | undefined) => {
  const byId = new Map(variants.map(({ variantId }, place) => [variantId, place]))
  const byChoices = new Map(variants.map(({ choices }, place) => [keyOf(choices), place]))
  return ({ id, choices }) => byId.get(id ?? '') ?? (choices && byChoices.get(keyOf(choices)))
}

const keyOf = (choices: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(choices).sort(([one], [other]) => (one < other ? -1 : 1)))
