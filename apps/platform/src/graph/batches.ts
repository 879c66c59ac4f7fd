import type { GraphContext } from './graph-context.ts'

/** Reads what nested fields ask for: each key once per document, the keys of one moment in one call. */
export interface Batches {
  product(id: string): Promise<unknown>
  collection(id: string): Promise<unknown>
  /** The first products of a collection. */
  productsOf(collectionId: string, limit: number): Promise<unknown>
}

/** The most entities that one query returns. */
const LARGEST_PAGE = 100

/** Creates the batches of one document. What the caller may not see isn't found. */
export const createBatches = (run: GraphContext['run']): Batches => {
  const byId = (operation: string, list: string) => async (ids: readonly string[]) => {
    const query = { filter: { id: { $in: ids } }, paging: { limit: LARGEST_PAGE } }
    return listIn(await run(operation, { query }), list).map((entity) => [idOf(entity), entity] as const)
  }
  const pages = new Map<string, Promise<unknown>>()
  return {
    product: createBatch(byId('queryProducts', 'products')),
    collection: createBatch(byId('queryCollections', 'collections')),
    productsOf: (collectionId, limit) => {
      const query = { filter: { collectionIds: { $hasSome: [collectionId] } }, paging: { limit } }
      const name = `${limit} ${collectionId}`
      const page = pages.get(name) ?? run('queryProducts', { query }).then((read) => listIn(read, 'products'))
      pages.set(name, page)
      return page
    },
  }
}

type Load = (keys: readonly string[]) => Promise<readonly (readonly [unknown, unknown])[]>

/** Gathers the keys that fields ask for before anything else happens, then loads them together. */
const createBatch = (load: Load): ((key: string) => Promise<unknown>) => {
  const answers = new Map<string, Promise<unknown>>()
  let waiting: string[] = []
  let loading: Promise<ReadonlyMap<unknown, unknown>> | undefined

  const loadWaiting = async (): Promise<ReadonlyMap<unknown, unknown>> => {
    await new Promise((resolve) => setImmediate(resolve))
    const keys = waiting
    waiting = []
    loading = undefined
    const parts = Array.from({ length: Math.ceil(keys.length / LARGEST_PAGE) }, (_, part) =>
      keys.slice(part * LARGEST_PAGE, (part + 1) * LARGEST_PAGE),
    )
    return new Map((await Promise.all(parts.map(load))).flat())
  }

  return (key) => {
    const known = answers.get(key)
    if (known) return known
    waiting.push(key)
    loading ??= loadWaiting()
    const answer = loading.then((loaded) => loaded.get(key) ?? null)
    answers.set(key, answer)
    return answer
  }
}

/** Returns a field of any JSON value. */
export const fieldIn = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined

/** Returns a list in any JSON value. */
export const listIn = (value: unknown, field: string): readonly unknown[] => {
  const list = fieldIn(value, field)
  return Array.isArray(list) ? list : []
}

const idOf = (entity: unknown): unknown => fieldIn(entity, 'id')
