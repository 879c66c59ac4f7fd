import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { type Database, statement } from '../../floor/database/database.ts'
import type { SmtpServer } from '../../floor/settings/mail-settings.ts'
import type { Site } from '../sites/site.ts'
import { type NewMail, queueMail } from './queue-mail.ts'

/** A mail that an SMTP server accepted. */
export interface Received {
  readonly email: Email
  readonly from: string
  readonly to: readonly string[]
}

export interface TestSmtpServer extends AsyncDisposable {
  readonly server: SmtpServer
  /** In order of arrival. */
  readonly received: readonly Received[]
  /** Users who sent a password. */
  readonly logins: readonly string[]
  /** Sets how it answers from now on: a code such as 451 to the recipient, or to the mail itself. */
  answer: { readonly toRecipient?: number; readonly toMail?: number }
}

/** Opens a real SMTP server that stores what it accepts. */
export const openSmtpServer = async (): Promise<TestSmtpServer> => {
  const received: Received[] = []
  const logins: string[] = []
  const test = { answer: {} as TestSmtpServer['answer'] }
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username = '' }, _session, done) => {
      logins.push(username)
      done(null, { user: username })
    },
    disableReverseLookup: true,
    closeTimeout: 0,
    onRcptTo: (_address, _session, done) => done(refusal(test.answer.toRecipient)),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const refused = refusal(test.answer.toMail)
        if (refused) return done(refused)
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const to = rcptTo.map(({ address }) => address)
        received.push({ email: await PostalMime.parse(Buffer.concat(chunks)), from, to })
        done()
      })
    },
  })
  smtp.on('error', () => {}) // connections that a test breaks
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return Object.assign(test, {
    received,
    logins,
    server: { host: '127.0.0.1', port, secure: false, user: undefined, password: undefined },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  })
}

const refusal = (responseCode: number | undefined): Error | null =>
  responseCode === undefined
    ? null
    : Object.assign(new Error('Not for ada@example.com, says the server'), { responseCode })

export const FROM = { name: '', address: 'shop@shop.example' }

/** A mail to Ada, due now, that a jar is back. */
export const newMail = (
  { siteId }: Pick<Site, 'siteId'>,
  mail: Partial<NewMail<'back-in-stock'>> = {},
): NewMail<'back-in-stock'> => ({
  mailId: randomUUID(),
  siteId,
  template: 'back-in-stock',
  data: { item: 'Jar', choices: [], url: 'https://shop.example/products/jar' },
  to: 'ada@example.com',
  at: 0,
  ...mail,
})

export const queueMails = (database: Database, mails: readonly NewMail<'back-in-stock'>[]): Promise<void> =>
  database.transaction(async (tx) => {
    for (const mail of mails) await queueMail(tx, mail)
  })

/** What the database knows of each mail, ordered by id. */
export const mailStates = statement<{
  recipient: string
  state: string
  tries: number
  failure: string
  data: string
}>('SELECT recipient, state, tries, failure, data FROM mails ORDER BY mail_id')
