import { migration } from '../../floor/database/migration.ts'

export const contactsMigrations = [
  migration('0044-contacts', (type) => [
    // What the shop keeps of someone beyond members and orders. One email address is one contact.
    `CREATE TABLE contacts (
      site_id ${type.text} NOT NULL,
      contact_id ${type.text} NOT NULL,
      email ${type.text},
      phone ${type.text} NOT NULL,
      first_key ${type.text} NOT NULL,
      last_key ${type.text} NOT NULL,
      source ${type.text} NOT NULL,
      revision ${type.integer} NOT NULL,
      document ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT contacts_key PRIMARY KEY (site_id, contact_id),
      CONSTRAINT contacts_email UNIQUE (site_id, email)
    )${type.strict}`,
    `CREATE TABLE contact_labels (
      site_id ${type.text} NOT NULL,
      label_key ${type.text} NOT NULL,
      name ${type.text} NOT NULL,
      name_key ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT contact_labels_key PRIMARY KEY (site_id, label_key),
      CONSTRAINT contact_labels_name UNIQUE (site_id, name_key)
    )${type.strict}`,
    `CREATE TABLE labelled_contacts (
      site_id ${type.text} NOT NULL,
      label_key ${type.text} NOT NULL,
      contact_id ${type.text} NOT NULL,
      CONSTRAINT labelled_contacts_key PRIMARY KEY (site_id, label_key, contact_id)
    )${type.clustered}`,
    'CREATE INDEX labelled_contacts_of_contact ON labelled_contacts (site_id, contact_id)',

    // Changes of many contacts, and their progress.
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

    // The ids that contacts had before they were merged into another one.
    `CREATE TABLE merged_contacts (
      site_id ${type.text} NOT NULL,
      source_id ${type.text} NOT NULL,
      target_id ${type.text} NOT NULL,
      CONSTRAINT merged_contacts_key PRIMARY KEY (site_id, source_id)
    )${type.clustered}`,
    'CREATE INDEX merged_contacts_of_target ON merged_contacts (site_id, target_id)',
  ]),
]
