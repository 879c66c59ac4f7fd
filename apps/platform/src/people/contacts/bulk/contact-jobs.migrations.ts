import { migration } from '../../../floor/database/migration.ts'

export const contactJobsMigrations = [
  migration('0060-contact-jobs', (type) => [
    `CREATE TABLE contact_jobs (
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      job_id ${type.text} NOT NULL,
      type ${type.text} NOT NULL,
      status ${type.text} NOT NULL CHECK (status IN ('NEW', 'RUNNING', 'COMPLETED')),
      request ${type.text},
      total ${type.integer} NOT NULL,
      done ${type.integer} NOT NULL,
      failed ${type.integer} NOT NULL,
      errors ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      held_by ${type.text} NOT NULL,
      held_until ${type.integer} NOT NULL,
      tries ${type.integer} NOT NULL,
      CONSTRAINT contact_jobs_key PRIMARY KEY (site_id, job_id),
      CONSTRAINT contact_jobs_sum CHECK (failed <= done AND done <= total)
    )${type.strict}`,
    'CREATE INDEX contact_jobs_by_status ON contact_jobs (status, created_at, job_id)',
    'CREATE INDEX contact_jobs_by_time ON contact_jobs (created_at, site_id, job_id)',
    // The ids of the contacts, many per row, until the job has ended.
    `CREATE TABLE contact_job_parts (
      site_id ${type.text} NOT NULL,
      job_id ${type.text} NOT NULL,
      place ${type.integer} NOT NULL,
      ids ${type.text} NOT NULL,
      CONSTRAINT contact_job_parts_key PRIMARY KEY (site_id, job_id, place),
      CONSTRAINT contact_job_parts_of FOREIGN KEY (site_id, job_id)
        REFERENCES contact_jobs (site_id, job_id) ON DELETE CASCADE
    )${type.strict}`,
  ]),
]
