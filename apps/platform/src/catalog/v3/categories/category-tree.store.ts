import { type Reader, statement } from '../../../floor/database/database.ts'
import { type CategoryTree, categoryTree } from '../category-tree.ts'

interface NodeRow {
  collection_id: string
  slug: string
  visible: number
  revision: number
  parent_id: string
  document: string
}

const nodes = statement<NodeRow>(
  `SELECT collection_id, slug, visible, revision, parent_id, document FROM collections
   WHERE site_id = ? ORDER BY place, collection_number`,
)

/** Reads the tree of a shop's categories. */
export const readCategoryTree = async (reader: Reader, siteId: string): Promise<CategoryTree> => {
  const rows = await reader.all(nodes, siteId)
  const stamp = rows.map((row) => `${row.collection_id} ${row.revision}`).join()
  return categoryTree(
    stamp,
    rows.map((row) => {
      const { name }: { name: string } = JSON.parse(row.document) // printed by the store of collections
      return {
        id: row.collection_id,
        name,
        slug: row.slug,
        visible: row.visible === 1,
        parentId: row.parent_id || undefined,
      }
    }),
  )
}
