import Type from 'typebox'
import { nullable } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'
import { MultiCurrencyPrice } from '../values/money.schemas.ts'
import { TranslatableString } from './texts.schemas.ts'

/** One modifier of a line. */
export const ItemModifier = Type.Object(
  {
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
    quantity: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 100000 }))),
    label: Type.Optional(TranslatableString),
    details: Type.Optional(TranslatableString),
    price: Type.Optional(MultiCurrencyPrice),
  },
  { title: 'ItemModifier' },
)
export type ItemModifier = Type.Static<typeof ItemModifier>

/** A group of modifiers of a line, such as toppings. */
export const ModifierGroup = Type.Object(
  {
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
    name: Type.Optional(TranslatableString),
    modifiers: Type.Optional(Type.Array(ItemModifier, { minItems: 1, maxItems: 25 })),
  },
  { title: 'ModifierGroup' },
)
export type ModifierGroup = Type.Static<typeof ModifierGroup>

/** One modifier in the form used to write a custom line. */
export const V1ItemModifier = Type.Object(
  {
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
    quantity: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 100000 }))),
    label: Type.Optional(TranslatableString),
    details: Type.Optional(TranslatableString),
    price: Type.Optional(nullable(decimal({ gte: '0', lte: '1000000000000000', maxScale: 3 }))),
  },
  { title: 'V1ItemModifier' },
)
export type V1ItemModifier = Type.Static<typeof V1ItemModifier>

/** A group of modifiers in the form used to write a custom line. */
export const V1ModifierGroup = Type.Object(
  {
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 36 })),
    name: Type.Optional(TranslatableString),
    modifiers: Type.Optional(Type.Array(V1ItemModifier, { minItems: 1, maxItems: 25 })),
  },
  { title: 'V1ModifierGroup' },
)
export type V1ModifierGroup = Type.Static<typeof V1ModifierGroup>
