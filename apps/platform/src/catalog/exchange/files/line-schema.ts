import { compileInput } from '@vitrine/contract/validate'
import Type, { type TSchema } from 'typebox'
import { type CellProblem, problemOf } from './cell-problem.ts'
import type { ProductLine } from './product-line.ts'

const optional = <T extends TSchema>(schema: T) => Type.Optional(schema)
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = Type.String()
const amount = orNull(Type.Number())
const stock = Type.Union([
  Type.Object({ quantity: Type.Integer({ minimum: 0, maximum: 99_999 }) }),
  Type.Object({ inStock: Type.Boolean() }),
])
const anything = orNull(Type.Object({}))

/** The shape of a line. Limits that the API also has are checked when a product is made from it. */
const LINE = Type.Object({
  id: optional(Type.String({ maxLength: 36 })),
  slug: optional(text),
  name: optional(text),
  productType: optional(text),
  visible: optional(Type.Boolean()),
  description: optional(text),
  sku: optional(text),
  price: optional(Type.Number()),
  cost: optional(amount),
  weight: optional(amount),
  brand: optional(text),
  ribbon: optional(text),
  discount: optional(Type.Object({ type: optional(text), value: optional(Type.Number()) })),
  collections: optional(Type.Array(text, { maxItems: 500 })),
  manageVariants: optional(Type.Boolean()),
  options: optional(
    Type.Array(
      Type.Object({
        name: text,
        choices: Type.Array(
          Type.Object({
            value: text,
            description: text,
            media: optional(Type.Array(text, { maxItems: 50 })),
          }),
        ),
      }),
    ),
  ),
  stock: optional(stock),
  variants: optional(
    Type.Array(
      Type.Object({
        id: optional(Type.String({ maxLength: 36 })),
        choices: optional(Type.Record(text, text)),
        price: optional(amount),
        cost: optional(amount),
        weight: optional(amount),
        sku: optional(text),
        visible: optional(Type.Boolean()),
        stock: optional(stock),
        productDimensions: optional(Type.Object({})),
        packageDimensions: optional(Type.Object({})),
      }),
      { maxItems: 1000 },
    ),
  ),
  media: optional(
    Type.Array(
      Type.Object({
        id: optional(text),
        url: optional(Type.String({ maxLength: 2048 })),
        altText: optional(Type.String({ maxLength: 1000 })),
      }),
      { maxItems: 500 },
    ),
  ),
  additionalInfoSections: optional(Type.Array(Type.Object({ title: text, description: text }))),
  customTextFields: optional(
    Type.Array(
      Type.Object({
        title: Type.String({ maxLength: 100 }),
        maxLength: Type.Integer({ minimum: 0, maximum: 500 }),
        mandatory: Type.Boolean(),
      }),
      { maxItems: 100 },
    ),
  ),
  pricePerUnit: optional(anything),
  productDimensions: optional(anything),
  packageDimensions: optional(anything),
  seo: optional(anything),
  giftCard: optional(Type.Boolean()),
  translations: optional(
    Type.Array(
      Type.Object({
        language: text,
        name: optional(text),
        description: optional(text),
        additionalInfoSections: optional(Type.Array(Type.Object({ title: text, description: text }))),
        media: optional(Type.Array(Type.Object({ id: text, altText: text }))),
      }),
      { maxItems: 20 },
    ),
  ),
})

/** The fields of a line. */
export const LINE_FIELDS: readonly string[] = Object.keys(LINE.properties)

const violationsOf = compileInput(LINE)

/** Checks that a value is a line, or returns what is wrong with it. */
export const lineIn = (value: unknown): ProductLine | readonly CellProblem[] => {
  const violations = violationsOf(value)
  if (violations.length > 0) return violations.map(problemOf)
  if (hasNull(value)) return [{ field: 'id', code: 'FORMAT', message: 'must not contain a null character' }]
  return value as ProductLine // the schema has just checked this; names in it are checked with the product
}

/** PostgreSQL text can't contain a null character. */
const hasNull = (value: unknown): boolean => JSON.stringify(value).includes('\\u0000')
