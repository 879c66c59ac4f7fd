import type { HostedDraft } from '@vitrine/contract/hosted-checkout'
import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import type { AgreedAmounts } from '../checkout/agreed-amounts.ts'

/** What the hosted page stores for a checkout. */
export interface HostedView {
  readonly draft: HostedDraft
  /**
   * What its buyer last agreed to; undefined before the page was first shown. An old one may lack some parts.
   */
  readonly agreed?: Partial<AgreedAmounts> | undefined
}

const findView = statement<{ draft: string; agreed: string | null }>(
  'SELECT draft, agreed FROM hosted_views WHERE site_id = ? AND checkout_id = ?',
)
const saveDraft = statement(
  `INSERT INTO hosted_views (site_id, checkout_id, draft, updated_at) VALUES (?, ?, ?, ?)
   ON CONFLICT (site_id, checkout_id) DO UPDATE SET draft = excluded.draft, updated_at = excluded.updated_at`,
)
const saveAgreed = statement(
  `INSERT INTO hosted_views (site_id, checkout_id, draft, agreed, updated_at) VALUES (?, ?, '{}', ?, ?)
   ON CONFLICT (site_id, checkout_id) DO UPDATE SET agreed = excluded.agreed, updated_at = excluded.updated_at`,
)
const deleteView = statement('DELETE FROM hosted_views WHERE site_id = ? AND checkout_id = ?')
const deleteOld = statement(
  `DELETE FROM hosted_views WHERE (site_id, checkout_id) IN (
     SELECT site_id, checkout_id FROM hosted_views WHERE updated_at < ? ORDER BY updated_at LIMIT 500)`,
)

interface Place {
  readonly siteId: string
  readonly checkoutId: string
}

/** Views by checkout. Losing one loses typed values that weren't submitted, and nothing of the checkout. */
export const hostedViewsStore = {
  find: async (reader: Reader, { siteId, checkoutId }: Place): Promise<HostedView> => {
    const row = await reader.first(findView, siteId, checkoutId)
    if (!row) return { draft: {} }
    return { draft: JSON.parse(row.draft), agreed: row.agreed === null ? undefined : JSON.parse(row.agreed) }
  },

  /** Whether a page was shown. */
  has: async (reader: Reader, { siteId, checkoutId }: Place): Promise<boolean> =>
    (await reader.first(findView, siteId, checkoutId)) !== undefined,

  saveDraft: (
    tx: Transaction,
    { siteId, checkoutId }: Place,
    draft: HostedDraft,
    at: number,
  ): Promise<number> => tx.run(saveDraft, siteId, checkoutId, JSON.stringify(draft), at),

  saveAgreed: (
    tx: Transaction,
    { siteId, checkoutId }: Place,
    agreed: AgreedAmounts,
    at: number,
  ): Promise<number> => tx.run(saveAgreed, siteId, checkoutId, JSON.stringify(agreed), at),

  /** Deletes what was typed and agreed to at a checkout. */
  remove: (tx: Transaction, { siteId, checkoutId }: Place): Promise<number> =>
    tx.run(deleteView, siteId, checkoutId),

  /** Deletes up to 500 views not touched since a time (milliseconds since 1970); returns their number. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(deleteOld, before),
}
