import { migration } from '../../floor/database/migration.ts'

/**
 * The search index: for each term the products that have it, as bits or a list of numbers, in blocks of 8,192
 * products. Blocks come first in the key, so that products written one after another touch neighbouring rows.
 */
export const searchMigrations = [
  migration('0010-search', (type) => [
    // Every word and facet value of a shop, with the number of its products.
    `CREATE TABLE search_terms (
      site_id ${type.text} NOT NULL,
      term_key ${type.text} NOT NULL,
      term_id ${type.integer} NOT NULL,
      products ${type.integer} NOT NULL,
      CONSTRAINT search_terms_key PRIMARY KEY (site_id, term_key)
    )${type.clustered}`,
    // The last id given to a term.
    `CREATE TABLE search_sites (
      site_id ${type.text} NOT NULL PRIMARY KEY,
      last_term ${type.integer} NOT NULL
    )${type.strict}`,
    // How many times a block was changed; copies in memory are valid while it stays the same.
    `CREATE TABLE search_blocks (
      site_id ${type.text} NOT NULL,
      block ${type.integer} NOT NULL,
      revision ${type.integer} NOT NULL,
      CONSTRAINT search_blocks_key PRIMARY KEY (site_id, block)
    )${type.clustered}`,
    `CREATE TABLE search_postings (
      site_id ${type.text} NOT NULL,
      block ${type.integer} NOT NULL,
      term_id ${type.integer} NOT NULL,
      field ${type.integer} NOT NULL,
      body ${type.bytes} NOT NULL,
      CONSTRAINT search_postings_key PRIMARY KEY (site_id, block, term_id, field)
    )${type.clustered}`,
    // What was indexed of a product.
    `CREATE TABLE search_documents (
      site_id ${type.text} NOT NULL,
      product_number ${type.integer} NOT NULL,
      document ${type.text} NOT NULL,
      CONSTRAINT search_documents_key PRIMARY KEY (site_id, product_number)
    )${type.clustered}`,
    // The vocabulary by three letters in a row, to correct misspelled words.
    `CREATE TABLE search_trigrams (
      site_id ${type.text} NOT NULL,
      trigram ${type.text} NOT NULL,
      word ${type.text} NOT NULL,
      CONSTRAINT search_trigrams_key PRIMARY KEY (site_id, trigram, word)
    )${type.clustered}`,
    // Shops to index again, and the first number still to read. A step that changes what is indexed fills it.
    `CREATE TABLE search_backlog (
      site_id ${type.text} NOT NULL PRIMARY KEY,
      next_number ${type.integer} NOT NULL
    )${type.strict}`,
  ]),
]
