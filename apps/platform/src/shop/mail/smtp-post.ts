import { createTransport } from 'nodemailer'
import { isObject } from '../../floor/http/bodies/json-body.ts'
import type { MailFrom, SmtpServer } from '../../floor/settings/mail-settings.ts'
import { oneLine } from '../../floor/text/one-line.ts'
import { type Post, Undelivered } from './post.ts'

/** Open connections to the server. */
const CONNECTIONS = 5
const LONGEST_REASON = 500

/**
 * Prepares delivery to an SMTP server over a few open connections. User name and password are only sent over
 * TLS, except to this machine itself.
 */
export const createSmtpPost = (server: SmtpServer, from: MailFrom): Post => {
  const transport = transportTo(server)
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    deliver: async (mail, signal) => {
      const { to, toName, shopName, mailId, language, subject, text, html, createdAt, unsubscribeUrl } = mail
      try {
        await transport.sendMail({
          from: { name: from.name || shopName, address: from.address },
          to: { name: toName, address: to },
          envelope: { from: from.address, to: [to] },
          messageId: `<${mailId}@${domain}>`,
          date: new Date(createdAt),
          headers: {
            ...{ 'Auto-Submitted': 'auto-generated', 'Content-Language': language }, // RFC 3834: no automatic replies
            ...(unsubscribeUrl !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
          ...(unsubscribeUrl !== undefined && { list: { unsubscribe: { url: unsubscribeUrl } } }),
          ...{ subject, text, html, signal },
        })
      } catch (error) {
        throw undelivered(error)
      }
    },
    close: () => transport.close(),
  }
}

const transportTo = ({ host, port, secure, user, password }: SmtpServer) =>
  createTransport({
    ...{ pool: true, host, port, secure, maxConnections: CONNECTIONS },
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    requireTLS: user !== undefined && !secure && !isThisMachine(host),
    maxRequeues: 0, // retries are decided in one place, not here
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })

/**
 * Connects to a mail server and logs in, without sending anything.
 *
 * @throws {Undelivered} with the server's answer
 */
export const tryServer = async (server: SmtpServer): Promise<void> => {
  const transport = transportTo(server)
  try {
    await transport.verify()
  } catch (error) {
    throw undelivered(error)
  } finally {
    transport.close()
  }
}

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host)

/**
 * A server that is down, busy, or rejects our password or address says nothing about the mail. A 5xx for the
 * recipient or the mail does, and so does a mail that can't be sent at all.
 */
const undelivered = (error: unknown): Undelivered => {
  const { code, responseCode, message, command } = isObject(error) ? error : {}
  const name = typeof code === 'string' && /^[A-Z\d_]{1,40}$/.test(code) ? code : 'UNKNOWN'
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const isAboutMail = name === 'EMESSAGE' || (name === 'EENVELOPE' && command !== 'MAIL FROM')
  const isForGood = status === undefined || (status >= 500 && status !== 503)
  const said = oneLine(String(message ?? '')).slice(0, LONGEST_REASON)
  return new Undelivered(said, status === undefined ? name : `${name} ${status}`, isAboutMail && isForGood)
}
