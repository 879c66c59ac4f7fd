import { statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'

interface CaptchaUse {
  readonly siteId: string
  readonly digest: string
  /** Milliseconds since 1970. */
  readonly usedAt: number
}

const insertUse = statement(
  'INSERT INTO captcha_uses (site_id, digest, used_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
)

export const captchaUsesStore = {
  /** Consumes a captcha; returns 0 if it was used before, on any site. */
  use: (tx: Transaction, { siteId, digest, usedAt }: CaptchaUse): Promise<number> =>
    tx.run(insertUse, siteId, digest, usedAt),
  purge: deleteOldRows('captcha_uses', ['site_id', 'digest'], 'used_at'),
}
