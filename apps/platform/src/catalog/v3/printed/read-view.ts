import type { RequestedFields } from '@vitrine/contract'
import { fail } from '../../../floor/failure.ts'
import type { CatalogVisit } from '../../products/records/catalog-visit.ts'
import { readCategoryTree } from '../categories/category-tree.store.ts'
import { NO_TREE } from '../category-tree.ts'
import { type V3View, v3View } from './v3-view.ts'

const NEEDS_TREE: readonly RequestedFields[] = ['ALL_CATEGORIES_INFO', 'BREADCRUMBS_INFO']

/**
 * Reads how a caller sees products.
 *
 * @param mediaUrl - origin of media addresses, without a trailing slash
 * @throws {Failure} NO_PERMISSION_TO_READ_MERCHANT_DATA
 */
export const readV3View = async (
  visit: CatalogVisit,
  mediaUrl: string,
  asked: readonly RequestedFields[] = [],
): Promise<V3View> => {
  const { reader, site, audience } = visit
  const fields = new Set(asked)
  if (fields.has('MERCHANT_DATA') && audience === 'public') throw fail('NO_PERMISSION_TO_READ_MERCHANT_DATA')
  const tree = NEEDS_TREE.some((field) => fields.has(field))
    ? await readCategoryTree(reader, site.siteId)
    : NO_TREE
  return v3View(site, mediaUrl, visit, fields, tree)
}
