import type { ApplicationError, ContactInfo, ContactJob } from '@vitrine/contract'
import type { Relabel } from '../change-contact.ts'

/** What a job does with each contact. */
export type ContactJobRequest =
  | { readonly kind: 'DELETE' }
  | { readonly kind: 'UPDATE'; readonly info: ContactInfo }
  | ({ readonly kind: 'LABELS' } & Relabel)

/** A job that changes many contacts. Times are milliseconds since 1970. */
export interface ContactJobRecord {
  readonly siteId: string
  readonly jobId: string
  readonly type: ContactJob['type']
  readonly status: 'NEW' | 'RUNNING' | 'COMPLETED'
  /** Emptied once the job has ended: it may have personal data. */
  readonly request: ContactJobRequest | undefined
  readonly total: number
  readonly done: number
  readonly failed: number
  /** The first ones. */
  readonly errors: readonly ApplicationError[]
  readonly createdAt: number
  readonly updatedAt: number
}

export const typeOf = (request: ContactJobRequest): ContactJob['type'] => {
  if (request.kind !== 'LABELS') return request.kind
  if (request.remove.length === 0) return 'ADD_LABELS'
  return request.add.length === 0 ? 'REMOVE_LABELS' : 'ADD_REMOVE_LABELS'
}

export const showContactJob = (job: ContactJobRecord): ContactJob => ({
  ...{ id: job.jobId, type: job.type, status: job.status },
  startedDate: new Date(job.createdAt).toISOString(),
  ...(job.status === 'COMPLETED' && { finishedDate: new Date(job.updatedAt).toISOString() }),
  ...{ totalItems: job.total, successTotal: job.done - job.failed, failedTotal: job.failed },
  errors: [...job.errors],
})
