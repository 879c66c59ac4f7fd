import {
  ALGORITHMS,
  type Algorithm,
  type AlgorithmInfo,
  type GetRecommendationRequest,
  type GetRecommendationResponse,
  type ListAvailableAlgorithmsResponse,
} from '@vitrine/contract'
import type { Database, Reader } from '../../floor/database/database.ts'
import { JsonBytes } from '../../floor/http/answers.ts'
import type { Call } from '../../shop/calls/call.ts'
import type { ListedProducts } from '../products/read/listed-products.ts'
import { type CatalogVisit, VARY, visitOf } from '../products/records/catalog-visit.ts'
import { STORES_APP_IDS } from '../products/records/offer.ts'
import { boughtTogether } from './bought-together.ts'
import { recommendationsStore } from './recommendations.store.ts'
import { sameCollections } from './same-collections.ts'

export interface RecommendationsParts {
  readonly database: Database
  readonly listed: ListedProducts
}

export interface RecommendationsService {
  /** Recommends with the first algorithm that finds enough; returns nothing if none does. */
  get(call: Call<GetRecommendationRequest>): Promise<GetRecommendationResponse | JsonBytes>
  /** Lists every algorithm that `get` accepts. */
  algorithms(): Promise<ListAvailableAlgorithmsResponse>
}

type Find = (reader: Reader, siteId: string, productIds: readonly string[], most: number) => Promise<string[]>

/** How many to recommend by default. */
const USUAL = 16

const FINDERS: ReadonlyMap<string, Find> = new Map([
  [ALGORITHMS.sameCollections.id, sameCollections],
  [ALGORITHMS.boughtTogether.id, boughtTogether],
])

const info = (
  { id, appId }: Algorithm,
  config: Pick<AlgorithmInfo['config'], 'name' | 'description'>,
): AlgorithmInfo => ({
  config: { ...config, algorithmType: 'RELATED_ITEMS', algorithmId: id },
  appId,
  catalogAppIds: [appId],
})

const AVAILABLE = [
  info(ALGORITHMS.sameCollections, {
    name: 'Same collections',
    description: 'Recommends products from the collections of the given items.',
  }),
  info(ALGORITHMS.boughtTogether, {
    name: 'Bought together',
    description: 'Recommends products ordered together with the given items. Needs orders to learn from.',
  }),
]

export const createRecommendations = ({
  database,
  listed,
}: RecommendationsParts): RecommendationsService => ({
  get: async (call) => {
    const visit = await visitOf(database, call)
    const { reader, site } = visit
    const { algorithms, items = [], minimumRecommendedItems = 0, includeProducts = false } = call.input
    const ofStores = items.filter(({ appId }) => STORES_APP_IDS.includes(appId))
    const productIds = [...new Set(ofStores.map(({ catalogItemId }) => catalogItemId))]
    const most = Math.max(USUAL, minimumRecommendedItems)
    for (const algorithm of algorithms) {
      const found = (await finderOf(algorithm)?.(reader, site.siteId, productIds, most)) ?? []
      if (found.length < Math.max(1, minimumRecommendedItems)) continue
      const recommendation = { items: found.map((id) => itemOf(id, algorithm)), algorithm }
      return includeProducts ? withProducts(listed, visit, found, { recommendation }) : { recommendation }
    }
    return {}
  },
  algorithms: async () => ({ availableAlgorithms: AVAILABLE }),
})

/** Adds the products to an answer: those that visitors can see, because only these are recommended. */
const withProducts = async (
  listed: ListedProducts,
  visit: CatalogVisit,
  productIds: readonly string[],
  answer: GetRecommendationResponse,
): Promise<GetRecommendationResponse | JsonBytes> => {
  const { reader, site, currency, audience } = visit
  const numbers = await recommendationsStore.shown(reader, site.siteId, productIds)
  if (audience === 'merchant')
    return { ...answer, products: await listed.forMerchants(reader, site, currency, numbers) }
  const { bytes } = await listed.forVisitors(reader, site, visit, numbers)
  const before = `${JSON.stringify(answer).slice(0, -1)},"products":`
  return new JsonBytes(Buffer.concat([Buffer.from(before), bytes, CLOSED]), VARY)
}

const CLOSED = Buffer.from('}')

const finderOf = ({ id, appId }: Algorithm): Find | undefined =>
  STORES_APP_IDS.includes(appId.toLowerCase()) ? FINDERS.get(id.toLowerCase()) : undefined

const itemOf = (catalogItemId: string, { appId }: Algorithm) => ({ catalogItemId, appId })
