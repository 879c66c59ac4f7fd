import Type from 'typebox'
import { nullable, readOnly, timestamp } from '../declare/schema.ts'
import { Media } from '../values/media.schemas.ts'

/** A collection of products. */
export const Collection = Type.Object(
  {
    id: Type.Optional(readOnly(nullable(Type.String({ minLength: 35, maxLength: 36 })))),
    name: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 50 }))),
    media: Type.Optional(readOnly(Media)),
    numberOfProducts: readOnly(Type.Integer()),
    description: Type.Optional(nullable(Type.String({ maxLength: 600 }))),
    slug: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
    visible: Type.Optional(nullable(Type.Boolean())),
    lastUpdated: Type.Optional(readOnly(nullable(timestamp))),
  },
  { title: 'Collection' },
)
export type Collection = Type.Static<typeof Collection>
