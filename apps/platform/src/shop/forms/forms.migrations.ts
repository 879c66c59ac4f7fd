import { migration } from '../../floor/database/migration.ts'

export const formsMigrations = [
  migration('0036-forms', (type) => [
    `CREATE TABLE forms (
      site_id ${type.text} NOT NULL REFERENCES sites (site_id),
      form_id ${type.text} NOT NULL,
      namespace ${type.text} NOT NULL,
      name ${type.text} NOT NULL,
      enabled ${type.integer} NOT NULL,
      revision ${type.integer} NOT NULL,
      document ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      updated_at ${type.integer} NOT NULL,
      CONSTRAINT forms_key PRIMARY KEY (site_id, form_id),
      CONSTRAINT forms_revision CHECK (revision >= 1)
    )${type.strict}`,

    // What was sent goes with its form.
    `CREATE TABLE form_submissions (
      site_id ${type.text} NOT NULL,
      submission_id ${type.text} NOT NULL,
      form_id ${type.text} NOT NULL,
      namespace ${type.text} NOT NULL,
      submitter ${type.text} NOT NULL,
      document ${type.text} NOT NULL,
      created_at ${type.integer} NOT NULL,
      CONSTRAINT form_submissions_key PRIMARY KEY (site_id, submission_id),
      CONSTRAINT form_submissions_of_form FOREIGN KEY (site_id, form_id)
        REFERENCES forms (site_id, form_id) ON DELETE CASCADE
    )${type.strict}`,
    'CREATE INDEX form_submissions_newest ON form_submissions (site_id, form_id, created_at)',
    'CREATE INDEX form_submissions_by_submitter ON form_submissions (site_id, submitter)',
  ]),
]
