import Type from 'typebox'
import { languageCode, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { Media } from '../values/media.schemas.ts'

/** A collection's texts in another language; our own. */
export const CollectionTranslation = Type.Object(
  {
    language: languageCode,
    name: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 50 }))),
    description: Type.Optional(nullable(Type.String({ maxLength: 600 }))),
  },
  { title: 'CollectionTranslation' },
)
export type CollectionTranslation = Type.Static<typeof CollectionTranslation>

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
    /** The picture in the media store that stands for it; null for none. For merchants only; our own field. */
    pictureId: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    /** Its texts in other languages. For merchants only; our own field. */
    translations: Type.Optional(Type.Array(CollectionTranslation, { maxItems: 20 })),
    /** The texts that stay in the shop's language when another was requested; our own field. */
    untranslated: Type.Optional(readOnly(Type.Array(Type.String()))),
  },
  { title: 'Collection' },
)
export type Collection = Type.Static<typeof Collection>
