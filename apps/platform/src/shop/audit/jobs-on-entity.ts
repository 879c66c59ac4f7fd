import type { AuditEntry, AuditedChange } from '@vitrine/contract'
import type { Reader } from '../../floor/database/database.ts'
import type { Site } from '../sites/site.ts'
import type { AuditSubject } from './audit.store.ts'

/** A job that changed a thing. The audit log has the job, not each thing that it changed. */
export interface JobOnEntity {
  readonly job: AuditSubject
  /** What it did to the thing. */
  readonly change: AuditedChange
}

/** Finds the newest jobs that changed a thing. */
export type FindJobsOn = (
  reader: Reader,
  site: Site,
  subject: AuditSubject,
) => Promise<readonly JobOnEntity[]>

/** The entry that started a job, with what the job did to the thing. */
export const withJobs = (entry: AuditEntry, jobs: readonly JobOnEntity[]): AuditEntry => {
  const started = (job: AuditSubject) =>
    entry.changes.some(
      ({ entityType, entityId, kind }) =>
        kind === 'CREATED' && entityType === job.entityType && entityId === job.entityId,
    )
  const done = jobs.filter(({ job }) => started(job)).map(({ change }) => change)
  return done.length === 0 ? entry : { ...entry, changes: [...entry.changes, ...done] }
}
