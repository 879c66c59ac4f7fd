import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { askedType } from '../../floor/http/pages/asked-type.ts'
import { keepHere } from '../../floor/http/pages/page-calls.ts'
import { type KeptMail, mailboxStore } from './mailbox.store.ts'
import { MAILBOX_POLICY, mailboxPage, mailPolicy } from './mailbox-page.ts'

/**
 * Serves the mailbox: a page, or JSON when the request accepts it. Mails contain codes and links, so other origins must
 * not read them.
 */
export const mailboxRoutes = (app: FastifyInstance, database: Database, mediaUrl: string): void => {
  app.get('/dev/mail', async (request, reply) => {
    const mails = await mailboxStore.list(database)
    keepHere(reply).header('vary', 'Accept')
    if (askedType(request) === 'json') return reply.send(mails.map(shown))
    return sendPage(reply, MAILBOX_POLICY, mailboxPage(mails))
  })

  app.get<{ Params: { mailId: string } }>('/dev/mail/:mailId', async ({ params }, reply) => {
    const mail = await mailboxStore.find(database, params.mailId)
    if (!mail) throw fail('NOT_FOUND')
    return sendPage(keepHere(reply), mailPolicy(mediaUrl), mail.html)
  })
}

const sendPage = (reply: FastifyReply, policy: string, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html)

const shown = ({ mailId, to, subject, text, html, writtenAt }: KeptMail) => ({
  ...{ id: mailId, to, subject, text, html },
  date: new Date(writtenAt).toISOString(),
})
