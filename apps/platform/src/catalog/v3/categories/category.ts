import type { Category, CategoryRequestedFields } from '@vitrine/contract'
import type { Audience } from '../../products/records/audience.ts'
import type { CountedCollection } from '../../products/records/collections.store.ts'
import { pictureUrl } from '../../products/records/media-source.ts'
import { collectionTexts } from '../../products/records/translated.ts'
import { type CategoryTree, STORES_TREE } from '../category-tree.ts'

/** Who sees a category, and which optional fields they asked for. */
export interface CategoryView {
  readonly tree: CategoryTree
  readonly audience: Audience
  /** The reader's language; undefined for the shop's own. */
  readonly language: string | undefined
  /** Origin of media addresses. */
  readonly mediaUrl: string
  readonly fields: ReadonlySet<CategoryRequestedFields>
}

export const categoryOf = (
  collection: CountedCollection,
  { tree, audience, language, mediaUrl, fields }: CategoryView,
): Category => {
  const { collectionId: id, document, createdAt, parentId, place } = collection
  const { name, description } = collectionTexts(document, language)
  const picture = document.media.find((source) => source.kind === 'image')
  return {
    id,
    revision: String(collection.revision),
    createdDate: new Date(createdAt).toISOString(),
    updatedDate: new Date(collection.lastUpdated).toISOString(),
    name,
    slug: collection.slug,
    ...(fields.has('DESCRIPTION') && { description }),
    visible: collection.visible,
    ...(picture && {
      image: {
        id: picture.mediaId,
        url: pictureUrl(picture, mediaUrl, picture.width, picture.height),
        width: picture.width,
        height: picture.height,
        altText: picture.altText,
        filename: picture.filename,
      },
    }),
    itemCounter: audience === 'public' ? collection.visibleProducts : collection.allProducts,
    ...(fields.has('BREADCRUMBS_INFO') && {
      breadcrumbsInfo: {
        breadcrumbs: tree
          .pathTo(id)
          .slice(0, -1)
          .filter(({ visible }) => visible || audience === 'merchant')
          .map((node) => ({ categoryId: node.id, categoryName: node.name, categorySlug: node.slug })),
      },
    }),
    ...(parentId && { parentCategory: { id: parentId, index: place } }),
    treeReference: STORES_TREE,
  }
}
