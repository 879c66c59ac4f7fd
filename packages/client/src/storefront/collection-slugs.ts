import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'
import type { Answer } from '../wire/forms.ts'

/** Which collection had a slug last, and the slug it has now. */
export type FindMovedCollectionResponse = Answer<wire.FindMovedCollectionResponse>

/**
 * Finds the collection that had a slug before, so that old addresses lead on.
 *
 * @throws {CommerceError} 404 when no collection that is shown had it
 * @example const { slug } = await client.collectionSlugs.findMovedCollection('summer') // 'summer-sale'
 */
export const findMovedCollection: (slug: string) => Promise<FindMovedCollectionResponse> =
  /* @__PURE__ */ method(operations.findMovedCollection, (slug) => ({ slug }))
