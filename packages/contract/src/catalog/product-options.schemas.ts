import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, readOnly } from '../declare/schema.ts'
import { Media } from '../values/media.schemas.ts'

/** Text the buyer can, or must, enter. */
export const CustomTextField = Type.Object(
  {
    title: Type.String({ maxLength: 100 }),
    maxLength: Type.Integer({ maximum: 500 }),
    mandatory: Type.Boolean(),
  },
  { title: 'CustomTextField' },
)
export type CustomTextField = Type.Static<typeof CustomTextField>

/** One value of an option. For colours, `value` is a CSS colour and `description` its name. */
export const Choice = Type.Object(
  {
    value: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    description: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    media: Type.Optional(readOnly(Media)),
    inStock: Type.Optional(readOnly(Type.Boolean())),
    visible: Type.Optional(readOnly(Type.Boolean())),
    /** `description` in the requested language, if the shop has translated it; our own field. */
    translated: Type.Optional(readOnly(Type.String())),
  },
  { title: 'Choice' },
)
export type Choice = Type.Static<typeof Choice>

/** A choice for the buyer, as a drop-down list or colours; at most 100 values. */
export const ProductOption = Type.Object(
  {
    optionType: readOnly(enumOf(enums.OptionType)),
    name: Type.String({ minLength: 1, maxLength: 50 }),
    choices: Type.Optional(Type.Array(Choice, { minItems: 1, maxItems: 100 })),
    /** `name` in the requested language, if the shop has translated it; our own field. */
    translated: Type.Optional(readOnly(Type.String())),
  },
  { title: 'ProductOption' },
)
export type ProductOption = Type.Static<typeof ProductOption>
