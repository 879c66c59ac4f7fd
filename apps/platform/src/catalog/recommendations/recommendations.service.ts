import {
  ALGORITHMS,
  type Algorithm,
  type GetRecommendationRequest,
  type GetRecommendationResponse,
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
}

type Find = (reader: Reader, siteId: string, productIds: readonly string[], most: number) => Promise<string[]>

/** How many to recommend by default. */
const USUAL = 16

const FINDERS: ReadonlyMap<string, Find> = new Map([
  [ALGORITHMS.sameCollections.id, sameCollections],
  [ALGORITHMS.boughtTogether.id, boughtTogether],
])

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
})

const finderOf = ({ id, appId }: Algorithm): Find | undefined =>
  STORES_APP_IDS.includes(appId.toLowerCase()) ? FINDERS.get(id.toLowerCase()) : undefined

const itemOf = (catalogItemId: string, { appId }: Algorithm) => ({ catalogItemId, appId })
