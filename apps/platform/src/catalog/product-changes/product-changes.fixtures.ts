import { randomUUID } from 'node:crypto'
import type { StartProductChangeRequest } from '@vitrine/contract'
import type { Clock } from '../../floor/clock.ts'
import { type Database, statement } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { createJobRunner, type JobRunner } from '../../floor/jobs/job-runner.ts'
import type { Site } from '../../shop/sites/site.ts'
import { createSites } from '../../shop/sites/sites.service.ts'
import { MEDIA_URL } from '../../testing/catalog.ts'
import { createCatalog } from '../catalog.service.ts'
import type { ChangeProducts } from '../products/write/change-products.ts'
import { changingProducts } from './changing-products.ts'
import { createProductChanges, type ProductChanges } from './product-changes.service.ts'

export interface ChangingParts {
  readonly clock?: Clock
  /** Sits between the job and the catalog, to observe or disturb it. */
  readonly around?: (each: ChangeProducts['each']) => ChangeProducts['each']
  /** The same for deleting. */
  readonly aroundRemove?: (remove: ChangeProducts['remove']) => ChangeProducts['remove']
}

/** A runner of changes, like that of the job process. */
export const createChanging = (
  database: Database,
  {
    clock = { now: Date.now },
    around = (each) => each,
    aroundRemove = (remove) => remove,
  }: ChangingParts = {},
): JobRunner => {
  const sites = createSites(database)
  const parts = { database, sites, clock, ids: randomIds }
  const { each, remove } = createCatalog({
    ...parts,
    mediaUrl: MEDIA_URL,
    stockReason: 'JOB',
  }).changeProducts
  return createJobRunner({
    ...parts,
    kinds: [
      changingProducts({
        ...parts,
        changeProducts: { each: around(each), remove: aroundRemove(remove) },
        decisionsByFilter: async () => (record) => record,
      }),
    ],
  })
}

/** The calls for changes, without anything running them. */
export const createChanges = (database: Database): ProductChanges =>
  createProductChanges({ database, ids: randomIds, jobs: { wake: () => {} } })

export const raise = (products: StartProductChangeRequest): StartProductChangeRequest => ({
  ...products,
  adjust: { price: { amount: 1 } },
})

const pricesOf = statement<{ price_minor: number; count: number }>(
  `SELECT price_minor, count(*) AS count FROM products WHERE site_id = ? GROUP BY price_minor ORDER BY price_minor`,
)
const repeatedEvents = statement<{ entity_id: string }>(
  'SELECT entity_id FROM outbox WHERE site_id = ? GROUP BY entity_id HAVING count(*) > 1',
)

/** How many products have which price. */
export const prices = async (database: Database, { siteId }: Site): Promise<Record<number, number>> =>
  Object.fromEntries((await database.all(pricesOf, siteId)).map((row) => [row.price_minor, row.count]))

/** Products with more than one event. */
export const toldTwice = (database: Database, { siteId }: Site) => database.all(repeatedEvents, siteId)

export const guids = (count: number): string[] => Array.from({ length: count }, () => randomUUID())
