import Type from 'typebox'
import * as enums from '../declare/enums.ts'
import { enumOf, nullable, readOnly, timestamp } from '../declare/schema.ts'
import { PlatformPaging, PlatformPagingMetadata, PlatformQuery } from '../values/query.schemas.ts'

const displayName = Type.String({
  minLength: 1,
  maxLength: 50,
  pattern: '\\S',
  description: 'text with more than spaces',
})
const key = Type.String({ minLength: 1, maxLength: 100 })
const language = Type.Optional(nullable(Type.String({ maxLength: 10 })))

/** A label that contacts can have. */
export const ContactLabel = Type.Object(
  {
    /** Such as `custom.newsletter`; it stays when the label gets another name. */
    key,
    displayName,
    namespace: readOnly(Type.String()),
    labelType: readOnly(enumOf(enums.ContactLabelType)),
    createdDate: readOnly(timestamp),
    updatedDate: readOnly(timestamp),
  },
  { title: 'ContactLabel' },
)
export type ContactLabel = Type.Static<typeof ContactLabel>

/** Request for `findOrCreateLabel`. Names that differ only in letter case are one label. */
export const FindOrCreateLabelRequest = Type.Object(
  { displayName, language },
  { title: 'FindOrCreateLabelRequest' },
)
export type FindOrCreateLabelRequest = Type.Static<typeof FindOrCreateLabelRequest>

/** Response of `findOrCreateLabel`. */
export const FindOrCreateLabelResponse = Type.Object(
  { label: ContactLabel, newLabel: Type.Boolean() },
  { title: 'FindOrCreateLabelResponse' },
)
export type FindOrCreateLabelResponse = Type.Static<typeof FindOrCreateLabelResponse>

/** Request that names a label. */
export const LabelKeyRequest = Type.Object({ key, language }, { title: 'LabelKeyRequest' })
export type LabelKeyRequest = Type.Static<typeof LabelKeyRequest>

/** Request for `renameLabel`. */
export const RenameLabelRequest = Type.Object(
  { label: Type.Object({ key, displayName }), language },
  { title: 'RenameLabelRequest' },
)
export type RenameLabelRequest = Type.Static<typeof RenameLabelRequest>

/** Response with a label. */
export const LabelResponse = Type.Object({ label: ContactLabel }, { title: 'LabelResponse' })
export type LabelResponse = Type.Static<typeof LabelResponse>

/** Request for `listLabels`. */
export const ListLabelsRequest = Type.Object(
  {
    /** The start of the name, in any letter case. */
    startsWith: Type.Optional(nullable(Type.String({ maxLength: 50 }))),
    paging: Type.Optional(PlatformPaging),
    language,
  },
  { title: 'ListLabelsRequest' },
)
export type ListLabelsRequest = Type.Static<typeof ListLabelsRequest>

/** Response of `listLabels`. */
export const ListLabelsResponse = Type.Object(
  { labels: Type.Array(ContactLabel), metadata: PlatformPagingMetadata },
  { title: 'ListLabelsResponse' },
)
export type ListLabelsResponse = Type.Static<typeof ListLabelsResponse>

/** Request for `queryLabels`. */
export const QueryLabelsRequest = Type.Object(
  { query: Type.Optional(PlatformQuery), language },
  { title: 'QueryLabelsRequest' },
)
export type QueryLabelsRequest = Type.Static<typeof QueryLabelsRequest>

/** Response of `queryLabels`. */
export const QueryLabelsResponse = Type.Object(
  { labels: Type.Array(ContactLabel), pagingMetadata: PlatformPagingMetadata },
  { title: 'QueryLabelsResponse' },
)
export type QueryLabelsResponse = Type.Static<typeof QueryLabelsResponse>
