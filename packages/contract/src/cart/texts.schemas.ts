import Type from 'typebox'
import { exclusive } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, nullable, readOnly } from '../declare/schema.ts'

/** A product's name in the shop's language and the buyer's. `translated` defaults to `original`. */
export const ProductName = Type.Object(
  {
    original: Type.String({ minLength: 1, maxLength: 200 }),
    translated: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 400 }))),
  },
  { title: 'ProductName' },
)
export type ProductName = Type.Static<typeof ProductName>

/** Text in the shop's language and the buyer's. */
export const PlainTextValue = Type.Object(
  {
    original: Type.Optional(Type.String({ maxLength: 600 })),
    translated: Type.Optional(nullable(Type.String({ maxLength: 600 }))),
  },
  { title: 'PlainTextValue' },
)
export type PlainTextValue = Type.Static<typeof PlainTextValue>

/** A colour by name in both languages, and as a CSS colour in `code`. */
export const Color = Type.Object(
  {
    original: Type.Optional(Type.String({ maxLength: 500 })),
    translated: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
    code: Type.Optional(nullable(Type.String())),
  },
  { title: 'Color' },
)
export type Color = Type.Static<typeof Color>

/** The name of a description line in both languages. */
export const DescriptionLineName = Type.Object(
  {
    original: Type.Optional(Type.String({ maxLength: 100 })),
    translated: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  },
  { title: 'DescriptionLineName' },
)
export type DescriptionLineName = Type.Static<typeof DescriptionLineName>

/** One line describing a cart line, such as the chosen colour or size. */
export const DescriptionLine = exclusive(
  Type.Object(
    {
      plainText: Type.Optional(PlainTextValue),
      colorInfo: Type.Optional(Color),
      name: Type.Optional(DescriptionLineName),
      lineType: Type.Optional(readOnly(enumOf(enums.DescriptionLineType))),
    },
    { title: 'DescriptionLine' },
  ),
  ['plainText', 'colorInfo'],
)
export type DescriptionLine = Type.Static<typeof DescriptionLine>

/** Text shown instead of a price, such as "Starting at". */
export const PriceDescription = Type.Object(
  {
    original: Type.String({ minLength: 1, maxLength: 100 }),
    translated: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
  },
  { title: 'PriceDescription' },
)
export type PriceDescription = Type.Static<typeof PriceDescription>

/** A title in both languages. */
export const Title = Type.Object(
  {
    original: Type.String({ minLength: 1, maxLength: 150 }),
    translated: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 150 }))),
  },
  { title: 'Title' },
)
export type Title = Type.Static<typeof Title>

/** A description in both languages. */
export const Description = Type.Object(
  {
    original: Type.String({ maxLength: 500 }),
    translated: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  },
  { title: 'Description' },
)
export type Description = Type.Static<typeof Description>

/** A text in both languages. */
export const TranslatableString = Type.Object(
  {
    original: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    translated: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 400 }))),
  },
  { title: 'TranslatableString' },
)
export type TranslatableString = Type.Static<typeof TranslatableString>
