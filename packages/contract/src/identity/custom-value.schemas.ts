import Type from 'typebox'
import { exclusive } from '../declare/constraint.ts'
import { nullable, timestamp } from '../declare/schema.ts'

/** A value of any kind allowed in additional data. Lists and maps can nest. */
export const CustomValue = Type.Cyclic(
  {
    CustomValue: exclusive(
      Type.Object({
        strValue: Type.Optional(Type.String()),
        numValue: Type.Optional(Type.Number()),
        dateValue: Type.Optional(nullable(timestamp)),
        listValue: Type.Optional(Type.Object({ value: Type.Optional(Type.Array(Type.Ref('CustomValue'))) })),
        mapValue: Type.Optional(
          Type.Object({ value: Type.Optional(Type.Record(Type.String(), Type.Ref('CustomValue'))) }),
        ),
      }),
      ['strValue', 'numValue', 'dateValue', 'listValue', 'mapValue'],
    ),
  },
  'CustomValue',
)
export type CustomValue = Type.Static<typeof CustomValue>

/** A value of any kind allowed in a profile field. Lists and maps can nest. */
export const V1CustomValue = Type.Cyclic(
  {
    V1CustomValue: exclusive(
      Type.Object({
        strValue: Type.Optional(Type.String()),
        numValue: Type.Optional(Type.Number()),
        boolValue: Type.Optional(Type.Boolean()),
        dateValue: Type.Optional(nullable(timestamp)),
        listValue: Type.Optional(
          Type.Object({ value: Type.Optional(Type.Array(Type.Ref('V1CustomValue'))) }),
        ),
        mapValue: Type.Optional(
          Type.Object({ value: Type.Optional(Type.Record(Type.String(), Type.Ref('V1CustomValue'))) }),
        ),
      }),
      ['strValue', 'numValue', 'boolValue', 'dateValue', 'listValue', 'mapValue'],
    ),
  },
  'V1CustomValue',
)
export type V1CustomValue = Type.Static<typeof V1CustomValue>
