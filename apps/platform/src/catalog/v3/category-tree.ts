import { ALL_PRODUCTS } from '../products/records/product-record.ts'

/** The stores app, whose tree of categories every shop has. */
export const STORES_TREE = { appNamespace: '@wix/stores', treeKey: null } as const

/** A category as the tree knows it. */
export interface CategoryNode {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  /** Undefined at the root. */
  readonly parentId: string | undefined
}

/** The categories of a shop: collections, and how they contain each other. */
export interface CategoryTree {
  /** Changes with every change of the tree. */
  readonly stamp: string
  /** In the order of siblings. */
  readonly ids: readonly string[]
  get(id: string): CategoryNode | undefined
  /** The category and those that contain it, from the root. */
  pathTo(id: string): CategoryNode[]
  /** The ids of the category and of all below it. */
  below(id: string): string[]
}

/** Arranges categories in a tree. Categories whose parent is missing are at the root. */
export const categoryTree = (stamp: string, nodes: readonly CategoryNode[]): CategoryTree => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const children = new Map<string, string[]>()
  for (const { id, parentId } of nodes) {
    if (parentId === undefined || !byId.has(parentId)) continue
    children.set(parentId, [...(children.get(parentId) ?? []), id])
  }
  const below = (id: string): string[] => [id, ...(children.get(id) ?? []).flatMap(below)]
  return {
    stamp,
    ids: nodes.map(({ id }) => id),
    get: (id) => byId.get(id),
    below,
    pathTo: (id) => {
      const path: CategoryNode[] = []
      for (let node = byId.get(id); node; node = node.parentId ? byId.get(node.parentId) : undefined)
        path.unshift(node)
      return path
    },
  }
}

export const NO_TREE: CategoryTree = categoryTree('', [])

/** The categories that contain a product directly. Every product is in the one of all products. */
export const directCategories = (collectionIds: readonly string[]): string[] => [
  ALL_PRODUCTS.id,
  ...collectionIds,
]
