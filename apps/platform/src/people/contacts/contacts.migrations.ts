import { migration } from '../../floor/database/migration.ts'

export const contactsMigrations = [
  migration('0057-contacts', (type) => [
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
  ]),
]
