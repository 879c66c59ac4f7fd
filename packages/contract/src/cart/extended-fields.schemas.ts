import Type from 'typebox'
import { freeForm } from '../declare/schema.ts'

/** Custom data that apps attach, by namespace. */
export const ExtendedFields = Type.Object(
  { namespaces: Type.Optional(Type.Record(Type.String(), freeForm)) },
  { title: 'ExtendedFields' },
)
export type ExtendedFields = Type.Static<typeof ExtendedFields>
