import Type from 'typebox'
import { exactlyOne } from '../declare/constraint.ts'
import { webUrl } from '../declare/schema.ts'
import { writable } from '../declare/writable.ts'

/** One choice of one option. */
export const OptionAndChoice = Type.Object(
  {
    option: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    choice: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
  },
  { title: 'OptionAndChoice' },
)
export type OptionAndChoice = Type.Static<typeof OptionAndChoice>

/** A file to add to a product: one from the media store, or an address to fetch. */
export const MediaDataForWrite = exactlyOne(
  Type.Object(
    {
      mediaId: Type.Optional(Type.String()),
      url: Type.Optional(webUrl),
      choice: Type.Optional(OptionAndChoice),
    },
    { title: 'MediaDataForWrite' },
  ),
  ['mediaId', 'url'],
)
export type MediaDataForWrite = Type.Static<typeof MediaDataForWrite>

/** Which files belong to which choice. */
export const MediaAssignmentToChoice = Type.Object(
  {
    option: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    choice: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    mediaIds: Type.Optional(Type.Array(Type.String(), { maxItems: 50 })),
  },
  { title: 'MediaAssignmentToChoice' },
)
export type MediaAssignmentToChoice = Type.Static<typeof MediaAssignmentToChoice>

/** Request for `addProductMedia`. */
export const AddProductMediaRequest = Type.Object(
  {
    id: Type.String(),
    media: Type.Array(writable(MediaDataForWrite), { minItems: 1, maxItems: 50 }),
  },
  { title: 'AddProductMediaRequest' },
)
export type AddProductMediaRequest = Type.Static<typeof AddProductMediaRequest>

/** Request for `removeProductMedia`. */
export const RemoveProductMediaRequest = Type.Object(
  {
    id: Type.String(),
    mediaIds: Type.Array(Type.String(), { maxItems: 50 }),
  },
  { title: 'RemoveProductMediaRequest' },
)
export type RemoveProductMediaRequest = Type.Static<typeof RemoveProductMediaRequest>

/** Request for `addProductMediaToChoices`. */
export const AddProductMediaToChoicesRequest = Type.Object(
  {
    id: Type.String(),
    media: Type.Array(writable(MediaAssignmentToChoice, 'option', 'choice'), { minItems: 1, maxItems: 10 }),
  },
  { title: 'AddProductMediaToChoicesRequest' },
)
export type AddProductMediaToChoicesRequest = Type.Static<typeof AddProductMediaToChoicesRequest>

/** Request for `removeProductMediaFromChoices`. */
export const RemoveProductMediaFromChoicesRequest = Type.Object(
  {
    id: Type.String(),
    media: Type.Array(writable(MediaAssignmentToChoice, 'option', 'choice'), { minItems: 1, maxItems: 10 }),
  },
  { title: 'RemoveProductMediaFromChoicesRequest' },
)
export type RemoveProductMediaFromChoicesRequest = Type.Static<typeof RemoveProductMediaFromChoicesRequest>
