import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import { queryLine } from '../query/query-line.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { kept } from './v3.shapes.ts'

const gives = { infoSection: kept }

/** A titled text that products share. */
export type InfoSection = Answer<wire.SharedInfoSection, typeof kept>
/** Options of `getOrCreateInfoSection`. */
export type GetOrCreateInfoSectionOptions = Argument<wire.GetOrCreateInfoSectionRequest>

/** Fields to filter and sort info sections by. */
export type InfoSectionFields = {
  _id: string
  title: string
  _createdDate: Date | string
  _updatedDate: Date | string
}

/** Reads an info section. */
export const getInfoSection: (infoSectionId: string) => Promise<InfoSection> = /* @__PURE__ */ method(
  operations.getInfoSection,
  (infoSectionId) => ({ infoSectionId }),
  { gives, answers: 'infoSection' },
)

/** Queries info sections step by step; pages have cursors. */
export const queryInfoSections: () => CursorQueryBuilder<
  InfoSection,
  InfoSectionFields,
  keyof InfoSectionFields
> = /* @__PURE__ */ cursorQueryable<InfoSectionFields, keyof InfoSectionFields, object>()(
  operations.queryInfoSections,
  'infoSections',
  { infoSections: kept },
  queryLine,
)

/** Returns the info section with a title and a text, and creates it if there is none. For merchants and apps. */
export const getOrCreateInfoSection: (
  options: GetOrCreateInfoSectionOptions,
) => Promise<{ infoSection: InfoSection }> = /* @__PURE__ */ method(
  operations.getOrCreateInfoSection,
  (options) => options,
  { gives },
)

/**
 * Deletes an info section, and removes it from the products that have it, at most 300.
 * @throws {CommerceError} `INVALID_ARGUMENT` if it's on more products; nothing is changed
 */
export const deleteInfoSection: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteInfoSection,
  (infoSectionId) => ({ infoSectionId }),
  { answers: 'nothing' },
)
