import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer } from '../wire/forms.ts'

/** The collection that last had a slug, and its slug now. */
export type FindMovedCollectionResponse = Answer<wire.FindMovedCollectionResponse>

/**
 * Finds the collection that used to have a slug, so old links still work.
 * @throws {CommerceError} `NOT_FOUND` when no visible collection had it
 * @example const { slug } = await client.collectionSlugs.findMovedCollection('summer') // 'summer-sale'
 */
export const findMovedCollection: (slug: string) => Promise<FindMovedCollectionResponse> =
  /* @__PURE__ */ method(operations.findMovedCollection, (slug) => ({ slug }))
