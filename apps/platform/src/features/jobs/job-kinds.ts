import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Ids } from '../../ids.ts'
import { createCatalog } from '../catalog/catalog.service.ts'
import { changingProducts } from '../product-changes/changing-products.ts'
import { productChangesStore } from '../product-changes/product-changes.store.ts'
import { createSites } from '../sites/sites.service.ts'
import type { JobKind } from './job-runner.ts'
import type { Leases } from './leases.ts'

export interface JobKindsParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  /** Origin of media addresses, without a slash at the end. */
  readonly mediaUrl: string
}

/** The leases of every kind of job; in the order of `jobKinds`. */
export const JOB_LEASES: readonly Leases[] = [productChangesStore.leases]

/** Every kind of job, with what it works on. */
export const jobKinds = (parts: JobKindsParts): JobKind[] => {
  const { database, clock } = parts
  const sites = createSites(database)
  const { changeProducts } = createCatalog({ ...parts, sites })
  return [changingProducts({ database, clock, sites, changeProducts })]
}
