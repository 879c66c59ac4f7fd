import type { Database } from '../floor/database/database.ts'
import { composedStatement } from '../floor/database/statements/statement.ts'

/**
 * Makes a mail that was sent look as if the mail server had refused it, because a sender gives up after days only.
 * @returns how many, 1 at most
 */
export const failMail = (database: Database, template: string, failure: string): Promise<number> =>
  database.transaction((tx) =>
    tx.run(
      composedStatement(
        `UPDATE mails SET state = 'FAILED', failure = ? WHERE mail_id = (
           SELECT mail_id FROM mails WHERE template = ? AND state = 'SENT' LIMIT 1)`,
      ),
      failure,
      template,
    ),
  )
