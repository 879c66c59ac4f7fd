import { statement, type Transaction } from '../../../floor/database/database.ts'

interface CaptchaUse {
  readonly siteId: string
  readonly digest: string
  /** Milliseconds since 1970. */
  readonly usedAt: number
}

const insertUse = statement(
  'INSERT INTO captcha_uses (site_id, digest, used_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
)
const deleteOld = statement(
  `DELETE FROM captcha_uses WHERE (site_id, digest) IN (
     SELECT site_id, digest FROM captcha_uses WHERE used_at < ? ORDER BY used_at LIMIT 500)`,
)

export const captchaUsesStore = {
  /** Consumes a captcha; returns 0 if it was used before, on any site. */
  use: (tx: Transaction, { siteId, digest, usedAt }: CaptchaUse): Promise<number> =>
    tx.run(insertUse, siteId, digest, usedAt),
  /** Deletes up to 500 uses from before a time; returns their number. */
  purge: (tx: Transaction, before: number): Promise<number> => tx.run(deleteOld, before),
}
