import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import type { Settings } from '../../floor/settings/settings.ts'
import type { Sites } from '../sites/sites.service.ts'
import { mailboxRoutes } from './mailbox.routes.ts'
import { mailboxStore } from './mailbox.store.ts'
import type { Post } from './post.ts'
import { createSender, type Sender } from './sender.ts'
import type { MailLinks } from './write-mail.ts'

export interface MailConfig {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  readonly links: MailLinks
  readonly settings: Pick<Settings, 'mode' | 'smtp' | 'mailFrom' | 'mediaUrl'>
}

export interface Mail {
  /** Undefined if there is no server; mails then wait in the database. */
  readonly sender: Sender | undefined
  /** Serves the mailbox, if mails go there. */
  readonly servePages: (app: FastifyInstance) => void
}

/** Sets up mail: to the SMTP server in the settings, otherwise to the mailbox, and in production nowhere. */
export const createMail = async ({ settings, ...parts }: MailConfig): Promise<Mail> => {
  const { smtp, mailFrom, mode } = settings
  if (smtp && mailFrom) {
    const { createSmtpPost } = await import('./smtp-post.ts') // 15 MB of memory that others don't need
    return { sender: createSender({ ...parts, post: createSmtpPost(smtp, mailFrom) }), servePages: () => {} }
  }
  if (mode === 'development')
    return {
      sender: createSender({ ...parts, post: mailboxPost(parts.database) }),
      servePages: (app) => mailboxRoutes(app, parts.database, settings.mediaUrl),
    }
  parts.logger.warn('SMTP_URL is not set: mails wait in the database until it is')
  return { sender: undefined, servePages: () => {} }
}

const mailboxPost = (database: Database): Post => ({
  deliver: (mail) => database.transaction((tx) => mailboxStore.keep(tx, mail)),
  close: () => {},
})
