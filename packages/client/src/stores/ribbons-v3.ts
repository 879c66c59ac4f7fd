import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { CursorQueryBuilder } from '../query/cursor-query.ts'
import { cursorQueryable } from '../query/cursor-queryable.ts'
import { queryLine } from '../query/query-line.ts'
import type { Answer, Argument } from '../wire/forms.ts'
import { kept } from './v3.shapes.ts'

const gives = { ribbon: kept }
const results = { results: { item: kept } }

/** A ribbon that products share by name. */
export type Ribbon = Answer<wire.V3Ribbon, typeof kept>
/** The fields of a new ribbon. */
export type RibbonInput = Argument<wire.CreateRibbonRequest['ribbon']>
/** One result for each ribbon. */
export type BulkRibbonsResponse = Required<Answer<wire.BulkRibbonsResponse, typeof results>>

/** Whether the answer of a bulk call has the ribbons; default false. */
export interface ReturnEntity {
  readonly returnEntity?: boolean
}
/** One result for each ribbon, by its place in the request. */
export type BulkCreateRibbonsResponse = Required<Answer<wire.BulkCreateRibbonsResponse, typeof results>>

/** Fields to filter and sort ribbons by. */
export type RibbonFields = {
  _id: string
  name: string
  _createdDate: Date | string
  _updatedDate: Date | string
}

/**
 * Returns a ribbon.
 * @throws {CommerceError} `RIBBON_NOT_FOUND`
 * @example const { name, revision } = await client.ribbonsV3.getRibbon(ribbonId)
 */
export const getRibbon: (ribbonId: string) => Promise<Ribbon> = /* @__PURE__ */ method(
  operations.getRibbon,
  (ribbonId) => ({ ribbonId }),
  { gives, answers: 'ribbon' },
)

/**
 * Queries ribbons step by step; pages have cursors.
 * @example const { items } = await client.ribbonsV3.queryRibbons().ascending('name').find()
 */
export const queryRibbons: () => CursorQueryBuilder<Ribbon, RibbonFields, keyof RibbonFields> =
  /* @__PURE__ */ cursorQueryable<RibbonFields, keyof RibbonFields, object>()(
    operations.queryRibbons,
    'ribbons',
    { ribbons: kept },
    queryLine,
  )

/**
 * Creates a ribbon. For merchants and apps, like all writes.
 * @throws {CommerceError} `RIBBON_ALREADY_EXISTS`
 * @example const ribbon = await client.ribbonsV3.createRibbon({ name: 'Second choice' })
 */
export const createRibbon: (ribbon: RibbonInput) => Promise<Ribbon> = /* @__PURE__ */ method(
  operations.createRibbon,
  (ribbon) => ({ ribbon }),
  { gives, answers: 'ribbon' },
)

/**
 * Returns the ribbon with a name, and creates it if there is none.
 * @example const { ribbon } = await client.ribbonsV3.getOrCreateRibbon('Second choice')
 */
export const getOrCreateRibbon: (ribbonName: string) => Promise<{ ribbon: Ribbon }> = /* @__PURE__ */ method(
  operations.getOrCreateRibbon,
  (ribbonName) => ({ ribbonName }),
  { gives },
)

/**
 * Returns the ribbons with the given names, and creates those that are missing.
 * @example const { results } = await client.ribbonsV3.bulkGetOrCreateRibbons(['Second choice', 'Last piece'])
 */
export const bulkGetOrCreateRibbons: (ribbonNames: readonly string[]) => Promise<BulkRibbonsResponse> =
  /* @__PURE__ */ method(operations.bulkGetOrCreateRibbons, (ribbonNames) => ({ ribbonNames }), {
    gives: results,
  })

/**
 * Deletes a ribbon, and removes it from the products that have it, at most 300.
 * @throws {CommerceError} `RIBBON_NOT_FOUND`, `CONFLICT`; `INVALID_ARGUMENT` if it's on more products; nothing is
 * changed
 * @example await client.ribbonsV3.deleteRibbon(ribbonId)
 */
export const deleteRibbon: (_id: string) => Promise<void> = /* @__PURE__ */ method(
  operations.deleteRibbon,
  (ribbonId) => ({ ribbonId }),
  { answers: 'nothing' },
)

/**
 * Counts ribbons, all of them or those that fit a filter.
 * @example const { count } = await client.ribbonsV3.countRibbons()
 */
export const countRibbons: (options?: {
  readonly filter?: Readonly<Record<string, unknown>> | null
}) => Promise<{ count: number }> = /* @__PURE__ */ method(operations.countRibbons, (options) => ({
  ...options,
}))

/**
 * Creates up to 100 ribbons; each succeeds or fails on its own.
 * @example
 * const { results } = await client.ribbonsV3.bulkCreateRibbons([{ name: 'Second choice' }, { name: 'Last piece' }])
 */
export const bulkCreateRibbons: (
  ribbons: readonly RibbonInput[],
  options?: ReturnEntity,
) => Promise<BulkCreateRibbonsResponse> = /* @__PURE__ */ method(
  operations.bulkCreateRibbons,
  (ribbons, options) => ({ ...options, ribbons }),
  { gives: results },
)

/**
 * Deletes up to 100 ribbons; each succeeds or fails on its own. Also removes each from the products that have it,
 * at most 300.
 * @example const { results } = await client.ribbonsV3.bulkDeleteRibbons([ribbonId])
 */
export const bulkDeleteRibbons: (
  ribbonIds: readonly string[],
) => Promise<Required<Answer<wire.V3BulkResponse>>> = /* @__PURE__ */ method(
  operations.bulkDeleteRibbons,
  (ribbonIds) => ({ ribbonIds }),
)

/** Another name for a ribbon, and the revision that it is based on. */
export type UpdateRibbon = Argument<Omit<wire.UpdateRibbonRequest['ribbon'], 'id'>>

/**
 * Renames a ribbon, on every product that has it. Its id changes with its name; the former one still leads to it.
 * @throws {CommerceError} `RIBBON_NOT_FOUND`; `RIBBON_ALREADY_EXISTS`, or `CONFLICT` if it was changed since it
 * was read
 * @example const ribbon = await client.ribbonsV3.updateRibbon(ribbonId, { revision, name: 'Last piece' })
 */
export const updateRibbon: (_id: string, ribbon: UpdateRibbon) => Promise<Ribbon> = /* @__PURE__ */ method(
  operations.updateRibbon,
  (_id, ribbon) => ({ ribbon: { ...ribbon, _id } }),
  { gives, answers: 'ribbon' },
)

/**
 * Renames up to 100 ribbons; each succeeds or fails on its own.
 * @example await client.ribbonsV3.bulkUpdateRibbons([{ ribbon: { _id: ribbonId, revision, name: 'Last piece' } }])
 */
export const bulkUpdateRibbons: (
  ribbons: readonly { readonly ribbon: UpdateRibbon & { readonly _id: string } }[],
  options?: ReturnEntity,
) => Promise<BulkCreateRibbonsResponse> = /* @__PURE__ */ method(
  operations.bulkUpdateRibbons,
  (ribbons, options) => ({ ...options, ribbons }),
  { gives: results },
)
