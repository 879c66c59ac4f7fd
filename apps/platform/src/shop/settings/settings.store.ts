import { createBounded } from '../../floor/bounded.ts'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'

/** What a shop has settings for. */
export type Subject =
  | 'delivery'
  | 'tax'
  | 'fees'
  | 'discount-rules'
  | 'sign-on-policy'
  | 'external-logins'
  | 'brand'
  | 'business'
  | 'prices'
  | 'reminders'
  | 'search'
  | 'translations'

/** A shop's settings for a subject. */
export interface StoredSettings<Document> {
  /** Counts changes, starting at 1. */
  readonly revision: number
  readonly document: Document
}

interface SettingsRow {
  revision: number
  document: string
}

const SELECT = 'SELECT revision, document FROM shop_settings WHERE site_id = ? AND subject = ?'
const findSettings = statement<SettingsRow>(SELECT)
const termsOfTotals = statement<{ subject: Subject; document: string }>(
  `SELECT subject, document FROM shop_settings
   WHERE site_id = ? AND subject IN ('delivery', 'tax', 'fees', 'discount-rules')`,
)
const allRevisions = statement<{ subject: Subject; revision: number }>(
  'SELECT subject, revision FROM shop_settings WHERE site_id = ? ORDER BY subject',
)
const lockSettings = statement<SettingsRow>(`${SELECT} FOR UPDATE`)
const insertSettings = statement(
  `INSERT INTO shop_settings (site_id, subject, revision, document, updated_at) VALUES (?, ?, 1, ?, ?)
   ON CONFLICT (site_id, subject) DO NOTHING`,
)
const updateSettings = statement(
  `UPDATE shop_settings SET revision = revision + 1, document = ?, updated_at = ?
   WHERE site_id = ? AND subject = ? AND revision = ?`,
)

const settingsOf = <Document>(row: SettingsRow | undefined): StoredSettings<Document> | undefined =>
  row && { revision: row.revision, document: JSON.parse(row.document) }

/** Terms are read with every price and rarely change, so equal texts are parsed once. */
const parsedTerms = createBounded<{ readonly text: string; readonly document: unknown }>(8 * 1024 * 1024)

const parsedOnce = (key: string, text: string): unknown => {
  const known = parsedTerms.get(key)
  if (known?.text === text) return known.document
  const document: unknown = JSON.parse(text)
  parsedTerms.set(key, { text, document }, text.length)
  return document
}

/** One document per site and subject. Its content was checked before it was saved. */
export const settingsStore = {
  find: async <Document>(
    reader: Reader,
    siteId: string,
    subject: Subject,
  ): Promise<StoredSettings<Document> | undefined> =>
    settingsOf(await reader.first(findSettings, siteId, subject)),

  /**
   * Finds the settings that a shop's totals depend on, by subject. Calls share the documents, so never change them.
   */
  terms: async (reader: Reader, siteId: string): Promise<{ readonly [Name in Subject]?: unknown }> =>
    Object.fromEntries(
      (await reader.all(termsOfTotals, siteId)).map(({ subject, document }) => [
        subject,
        parsedOnce(`${siteId} ${subject}`, document),
      ]),
    ),

  /** Returns how many times each subject was changed. */
  revisions: (reader: Reader, siteId: string): Promise<readonly { subject: Subject; revision: number }[]> =>
    reader.all(allRevisions, siteId),

  /** Finds settings and locks them until the transaction ends. */
  lock: async <Document>(
    tx: Transaction,
    siteId: string,
    subject: Subject,
  ): Promise<StoredSettings<Document> | undefined> =>
    settingsOf(await tx.first(lockSettings, siteId, subject)),

  /**
   * Replaces settings of a given revision, or saves the first ones for 0; returns whether that revision was
   * still the current one.
   *
   * @param at - milliseconds since 1970
   */
  save: async (
    tx: Transaction,
    siteId: string,
    subject: Subject,
    { revision, document }: StoredSettings<unknown>,
    at: number,
  ): Promise<boolean> => {
    const text = JSON.stringify(document)
    const saved =
      revision === 0
        ? tx.run(insertSettings, siteId, subject, text, at)
        : tx.run(updateSettings, text, at, siteId, subject, revision)
    return (await saved) === 1
  },
}
