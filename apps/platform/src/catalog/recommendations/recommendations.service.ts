import {
  ALGORITHMS,
  type Algorithm,
  type AlgorithmInfo,
  type GetRecommendationRequest,
  type GetRecommendationResponse,
  type ListAvailableAlgorithmsResponse,
} from '@vitrine/contract'
import type { Database, Reader } from '../../floor/database/database.ts'
import type { Call } from '../../shop/calls/call.ts'
import { visitOf } from '../products/records/catalog-visit.ts'
import { STORES_APP_IDS } from '../products/records/offer.ts'
import { boughtTogether } from './bought-together.ts'
import { sameCollections } from './same-collections.ts'

export interface RecommendationsParts {
  readonly database: Database
}

export interface RecommendationsService {
  /** Recommends with the first algorithm that finds enough; returns nothing if none does. */
  get(call: Call<GetRecommendationRequest>): Promise<GetRecommendationResponse>
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

export const createRecommendations = ({ database }: RecommendationsParts): RecommendationsService => ({
  get: async (call) => {
    const { reader, site } = await visitOf(database, call)
    const { algorithms, items = [], minimumRecommendedItems = 0 } = call.input
    const ofStores = items.filter(({ appId }) => STORES_APP_IDS.includes(appId))
    const productIds = [...new Set(ofStores.map(({ catalogItemId }) => catalogItemId))]
    const most = Math.max(USUAL, minimumRecommendedItems)
    for (const algorithm of algorithms) {
      const found = (await finderOf(algorithm)?.(reader, site.siteId, productIds, most)) ?? []
      if (found.length >= Math.max(1, minimumRecommendedItems))
        return { recommendation: { items: found.map((id) => itemOf(id, algorithm)), algorithm } }
    }
    return {}
  },
  algorithms: async () => ({ availableAlgorithms: AVAILABLE }),
})

const finderOf = ({ id, appId }: Algorithm): Find | undefined =>
  STORES_APP_IDS.includes(appId.toLowerCase()) ? FINDERS.get(id.toLowerCase()) : undefined

const itemOf = (catalogItemId: string, { appId }: Algorithm) => ({ catalogItemId, appId })
