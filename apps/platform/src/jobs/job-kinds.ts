import { createCatalog } from '../catalog/catalog.service.ts'
import { changingProducts } from '../catalog/product-changes/changing-products.ts'
import { productChangesStore } from '../catalog/product-changes/product-changes.store.ts'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import type { Ids } from '../floor/ids.ts'
import type { JobKind } from '../floor/jobs/job-runner.ts'
import type { Leases } from '../floor/jobs/leases.ts'
import { createSites } from '../shop/sites/sites.service.ts'

export interface JobKindsParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  /** Origin of media addresses, without a trailing slash. */
  readonly mediaUrl: string
}

/** The leases of all job kinds, in the order of `jobKinds`. */
export const JOB_LEASES: readonly Leases[] = [productChangesStore.leases]

/** Every kind of job, with what it works on. */
export const jobKinds = (parts: JobKindsParts): JobKind[] => {
  const { database, clock } = parts
  const sites = createSites(database)
  const { changeProducts } = createCatalog(parts)
  return [changingProducts({ database, clock, sites, changeProducts })]
}
