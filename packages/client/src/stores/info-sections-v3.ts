import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import { queryLine } from '../query/query-line.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { kept, rich } from './v3.shapes.ts'

const section = { ...kept, description: rich }
const gives = { infoSection: section }
const results = { results: { item: section } }

/** A titled text that products share. */
export type InfoSection = Answer<wire.SharedInfoSection, typeof section>
/** The title and the text of an info section. */
export type InfoSectionInput = Argument<wire.GetOrCreateInfoSectionRequest['infoSection']>
/** One result for each info section. */
export type BulkInfoSectionsResponse = Required<Answer<wire.BulkInfoSectionsResponse, typeof results>>
/** Options of `getOrCreateInfoSection`. */
export type GetOrCreateInfoSectionOptions = Argument<wire.GetOrCreateInfoSectionRequest>

/** Whether the answer of a bulk call has the info sections; default false. */
export interface ReturnEntity {
  readonly returnEntity?: boolean
}
/** One result for each info section, by its place in the request. */
export type BulkCreateInfoSectionsResponse = Required<
  Answer<wire.BulkCreateInfoSectionsResponse, typeof results>
>

/** Fields to filter and sort info sections by. */
export type InfoSectionFields = {
  _id: string
  title: string
  _createdDate: Date | string
  _updatedDate: Date | string
}

/**
 * Returns an info section.
 * @throws {CommerceError} `INFO_SECTION_NOT_FOUND`
 * @example const { title, plainDescription } = await client.infoSectionsV3.getInfoSection(infoSectionId)
 */
export const getInfoSection: (infoSectionId: string) => Promise<InfoSection> = /* @__PURE__ */ method(
  operations.getInfoSection,
  (infoSectionId) => ({ infoSectionId }),
  { gives, answers: 'infoSection' },
)

/**
 * Queries info sections step by step; pages have cursors.
 * @example const { items } = await client.infoSectionsV3.queryInfoSections().eq('title', 'How it is made').find()
 */
export const queryInfoSections: () => CursorQueryBuilder<
  InfoSection,
  InfoSectionFields,
  keyof InfoSectionFields
> = /* @__PURE__ */ cursorQueryable<InfoSectionFields, keyof InfoSectionFields, object>()(
  operations.queryInfoSections,
  'infoSections',
  { infoSections: section },
  queryLine,
)

/**
 * Returns the info section with a title and a text, and creates it if there is none. For merchants and apps.
 * @example
 * const { infoSection } = await client.infoSectionsV3.getOrCreateInfoSection({
 *   infoSection: { title: 'Washing', plainDescription: '<p>Wash by hand.</p>' },
 * })
 */
export const getOrCreateInfoSection: (
  options: GetOrCreateInfoSectionOptions,
) => Promise<{ infoSection: InfoSection }> = /* @__PURE__ */ method(
  operations.getOrCreateInfoSection,
  (options) => options,
  { gives },
)

/**
 * Creates an info section. The same title and text give the same info section.
 * @example
 * const section = await client.infoSectionsV3.createInfoSection({
 *   title: 'Drying',
 *   plainDescription: '<p>Lay flat.</p>',
 * })
 */
export const createInfoSection: (infoSection: InfoSectionInput) => Promise<InfoSection> =
  /* @__PURE__ */ method(operations.createInfoSection, (infoSection) => ({ infoSection }), {
    gives,
    answers: 'infoSection',
  })

/**
 * Returns the info sections with the given titles and texts, and creates those that are missing.
 * @example
 * const { results } = await client.infoSectionsV3.bulkGetOrCreateInfoSections({
 *   infoSections: [{ title: 'Drying', plainDescription: '<p>Lay flat.</p>' }],
 * })
 */
export const bulkGetOrCreateInfoSections: (options: {
  readonly infoSections: readonly InfoSectionInput[]
}) => Promise<BulkInfoSectionsResponse> = /* @__PURE__ */ method(
  operations.bulkGetOrCreateInfoSections,
  (options) => options,
  { gives: results },
)

/**
 * Deletes an info section, and removes it from the products that have it, at most 300.
 * @throws {CommerceError} `INFO_SECTION_NOT_FOUND`, `CONFLICT`; `INVALID_ARGUMENT` if it's on more products;
 * nothing is changed
 * @example await client.infoSectionsV3.deleteInfoSection(infoSectionId)
 */
export const deleteInfoSection: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteInfoSection,
  (infoSectionId) => ({ infoSectionId }),
  { answers: 'nothing' },
)

/**
 * Counts info sections, all of them or those that fit a filter.
 * @example
 * const { count } = await client.infoSectionsV3.countInfoSections({ filter: { title: { $startsWith: 'Dry' } } })
 */
export const countInfoSections: (options?: {
  readonly filter?: Readonly<Record<string, unknown>> | null
}) => Promise<{ count: number }> = /* @__PURE__ */ method(operations.countInfoSections, (options) => ({
  ...options,
}))

/**
 * Creates up to 100 info sections; each succeeds or fails on its own.
 * @example await client.infoSectionsV3.bulkCreateInfoSections([{ title: 'Ironing' }, { title: 'Drying' }])
 */
export const bulkCreateInfoSections: (
  infoSections: readonly InfoSectionInput[],
  options?: ReturnEntity,
) => Promise<BulkCreateInfoSectionsResponse> = /* @__PURE__ */ method(
  operations.bulkCreateInfoSections,
  (infoSections, options) => ({ ...options, infoSections }),
  { gives: results },
)

/**
 * Deletes up to 100 info sections; each succeeds or fails on its own. Also removes each from the products that have it,
 * at most 300.
 * @example await client.infoSectionsV3.bulkDeleteInfoSections([infoSectionId])
 */
export const bulkDeleteInfoSections: (
  infoSectionIds: readonly string[],
) => Promise<Required<Answer<wire.V3BulkResponse>>> = /* @__PURE__ */ method(
  operations.bulkDeleteInfoSections,
  (infoSectionIds) => ({ infoSectionIds }),
)

/** The changes to an info section, and the revision that they are based on. */
export type UpdateInfoSection = Argument<Omit<wire.UpdateInfoSectionRequest['infoSection'], 'id'>>

/**
 * Changes the title or the text of an info section, on every product that has it. Its id changes too; the former one
 * still leads to it.
 * @throws {CommerceError} `INFO_SECTION_NOT_FOUND`; `CONFLICT` if it was changed since it was read
 * @example
 * await client.infoSectionsV3.updateInfoSection(infoSectionId, {
 *   revision,
 *   plainDescription: '<p>At 30 degrees.</p>',
 * })
 */
export const updateInfoSection: (_id: string, infoSection: UpdateInfoSection) => Promise<InfoSection> =
  /* @__PURE__ */ method(
    operations.updateInfoSection,
    (_id, infoSection) => ({ infoSection: { ...infoSection, _id } }),
    { gives, answers: 'infoSection' },
  )

/**
 * Changes up to 100 info sections; each succeeds or fails on its own.
 * @example
 * await client.infoSectionsV3.bulkUpdateInfoSections([
 *   { infoSection: { _id: infoSectionId, revision, title: 'Care' } },
 * ])
 */
export const bulkUpdateInfoSections: (
  infoSections: readonly { readonly infoSection: UpdateInfoSection & { readonly _id: string } }[],
  options?: ReturnEntity,
) => Promise<BulkCreateInfoSectionsResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateInfoSections,
  (infoSections, options) => ({ ...options, infoSections }),
  { gives: results },
)
