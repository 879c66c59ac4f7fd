import { join } from 'node:path'
import { createCatalog } from '../catalog/catalog.service.ts'
import { importingProducts } from '../catalog/exchange/importing-products.ts'
import { importsStore } from '../catalog/exchange/imports.store.ts'
import { createMediaParts } from '../catalog/media/media-parts.ts'
import { changingProducts } from '../catalog/product-changes/changing-products.ts'
import { productChangesStore } from '../catalog/product-changes/product-changes.store.ts'
import { createDecisionsByFilter } from '../catalog/v3/by-filter/decisions-by-filter.ts'
import { drawDemo } from '../demo/draw.ts'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import type { Ids } from '../floor/ids.ts'
import type { JobFiles } from '../floor/jobs/job-process.ts'
import type { JobKind } from '../floor/jobs/job-runner.ts'
import type { Leases } from '../floor/jobs/leases.ts'
import { changingContacts } from '../people/contacts/bulk/changing-contacts.ts'
import { contactJobsStore } from '../people/contacts/bulk/contact-jobs.store.ts'
import { createSites } from '../shop/sites/sites.service.ts'

export interface JobKindsParts {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly files: JobFiles
}

/** The leases of all job kinds. */
export const JOB_LEASES: readonly Leases[] = [
  ...[importsStore.leases, productChangesStore.leases, contactJobsStore.leases],
]

/** The folder of import files, each named by its import's id. */
export const importsFolder = ({ dataDir }: Pick<JobFiles, 'dataDir'>): string => join(dataDir, 'imports')

/** Every kind of job, with what it works on. */
export const jobKinds = (parts: JobKindsParts): JobKind[] => {
  const { database } = parts
  const shared = sharedParts(parts)
  const decisionsByFilter = createDecisionsByFilter({ database, ids: parts.ids, mediaFrom: shared.mediaFrom })
  return [
    importing(parts),
    changingProducts({ ...parts, ...shared, decisionsByFilter }),
    changingContacts(parts),
  ]
}

/** The kind of job that imports products. */
export const importing = (parts: JobKindsParts): JobKind =>
  importingProducts({ ...parts, ...sharedParts(parts), folder: importsFolder(parts.files) })

const sharedParts = ({ files, ...parts }: JobKindsParts) => {
  const sites = createSites(parts.database)
  const { changeProducts } = createCatalog({ ...parts, mediaUrl: files.mediaUrl, stockReason: 'JOB' })
  const settings = { ...files, identity: { rateLimits: true } }
  const { mediaFromOnce: mediaFrom } = createMediaParts({ ...parts, settings, draw: drawDemo })
  return { sites, changeProducts, mediaFrom }
}
