import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, statement } from '../../floor/database/database.ts'
import { migrations } from '../../migrations.ts'
import { newSite } from '../../testing/catalog.ts'
import { ENGINES, type TestDatabase } from '../../testing/engines.ts'
import { settingsStore } from '../settings/settings.store.ts'
import type { Site } from '../sites/site.ts'
import { createSites } from '../sites/sites.service.ts'
import {
  FROM,
  mailStates,
  newMail,
  openSmtpServer,
  queueMails,
  type TestSmtpServer,
} from './mail.fixtures.ts'
import { mailsStore } from './mails.store.ts'
import type { Post } from './post.ts'
import { queueMail } from './queue-mail.ts'
import { createSender, type Sender } from './sender.ts'
import { createSmtpPost } from './smtp-post.ts'
import type { MailLinks } from './write-mail.ts'

const linksTo = (optOutUrl: string): MailLinks => ({
  orderUrl: () => '',
  paymentUrl: () => '',
  reminders: { urlOf: (_, id) => `https://platform.example/reminders/${id}`, optOutUrl: () => optOutUrl },
  downloads: { urlOf: () => '', expiryOf: (at) => at },
})
const forgetMails = statement('DELETE FROM mails')

for (const engine of ENGINES) {
  describe(`the sender of mails on ${engine.name}`, () => {
    let test: TestDatabase
    let site: Site
    let smtp: TestSmtpServer
    let now = 0
    let log: string[] = []
    const senders: Sender[] = []

    const sender = (
      database = test.database,
      post: Post = createSmtpPost(smtp.server, FROM),
      graceMs = 5000,
      links?: MailLinks,
    ): Sender => {
      const write = (...said: unknown[]) => void log.push(JSON.stringify(said))
      const logger = { info: write, warn: write, error: write }
      const clock = { now: () => now }
      const sites = createSites(database)
      const made = createSender({
        database,
        sites,
        clock,
        post,
        logger,
        random: () => 0.5,
        graceMs,
        ...(links && { links }),
      })
      senders.push(made)
      return made
    }
    const states = () => test.database.all(mailStates)

    beforeAll(async () => {
      test = await engine.open(migrations)
      site = await newSite(test.database, { name: 'Töpferei & Söhne' })
    })
    beforeEach(async () => {
      now = 1_800_000_000_000
      log = []
      await test.database.transaction((tx) => tx.run(forgetMails))
      smtp = await openSmtpServer()
      return async () => {
        await Promise.all(senders.splice(0).map((one) => one.stop()))
        await smtp[Symbol.asyncDispose]()
      }
    })
    afterAll(() => test.dispose())

    it('gives reminders headers by which mail programs end them in one click, and no other mail', async () => {
      const optOutUrl = 'https://platform.example/reminders/end/s3cr3t'
      const checkoutId = randomUUID()
      await queueMails(test.database, [newMail(site)])
      await test.database.transaction((tx) =>
        queueMail(tx, {
          ...{ mailId: randomUUID(), siteId: site.siteId, template: 'checkout-reminder', at: now },
          ...{ to: 'grace@example.com', data: { checkoutId, lines: [], more: 0 } },
        }),
      )
      await sender(test.database, undefined, undefined, linksTo(optOutUrl)).work()
      const headersOf = (to: string) => {
        const { email } = smtp.received.find(({ to: [first] }) => first === to) ?? {}
        const named = email?.headers.filter(({ key }) => key.startsWith('list-')) ?? []
        return { text: email?.text, ...Object.fromEntries(named.map(({ key, value }) => [key, value])) }
      }
      expect(headersOf('grace@example.com')).toEqual({
        'list-unsubscribe': `<${optOutUrl}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        text: expect.stringContaining(optOutUrl), // for mail programs without such a button
      })
      expect(headersOf('ada@example.com')).toEqual({ text: expect.stringContaining('Jar') })
    })

    it('uses the name and colour the shop has set, and its own if there are none', async () => {
      const branded = await newSite(test.database, { name: 'Site 2' })
      const document = { name: 'Hearth & Clay', accentColor: '#ffe08a' }
      await test.database.transaction((tx) =>
        settingsStore.save(tx, branded.siteId, 'brand', { revision: 0, document }, now),
      )
      await queueMails(test.database, [newMail(branded), newMail(site)])
      await sender().work()
      const mails = Object.fromEntries(smtp.received.map(({ email }) => [email.from?.name, email]))
      expect(Object.keys(mails).toSorted()).toEqual(['Hearth & Clay', 'Töpferei & Söhne'])
      const { text, html } = mails['Hearth & Clay'] ?? {}
      expect(text).toContain('You asked Hearth & Clay to tell you')
      expect(html).toContain('>Hearth &amp; Clay</a></p>')
      expect(html).toContain('background:#ffe08a;color:#000000')
      expect(`${text}${html}`).not.toContain('Site 2')
    })

    it('sends text and HTML with the same content, in every script, and stores neither', async () => {
      const data = {
        item: 'Krügle „Größe 🏺“',
        choices: [{ name: 'Farbe', text: '青' }],
        url: 'https://shop.example/k',
      }
      const mail = newMail(site, {
        data,
        to: 'zoe@exämple.com',
        toName: 'Zoë 😀, "Z"',
        language: 'de',
        at: now,
      })
      await queueMails(test.database, [mail])
      await sender().work()

      expect(smtp.received).toHaveLength(1)
      const [got] = smtp.received
      if (!got) throw new Error('Nothing came.')
      const { email, from, to } = got
      expect([from, to]).toEqual(['shop@shop.example', ['zoe@exämple.com']])
      expect(email).toMatchObject({
        messageId: `<${mail.mailId}@shop.example>`,
        from: { name: 'Töpferei & Söhne', address: 'shop@shop.example' },
        to: [{ name: 'Zoë 😀, "Z"' }],
        subject: 'Wieder da: Krügle „Größe 🏺“',
        date: new Date(now).toISOString(),
      })
      const header = (name: string) => email.headers.find(({ key }) => key === name)?.value
      expect([header('auto-submitted'), header('content-language')]).toEqual(['auto-generated', 'de'])
      for (const part of [email.text, email.html])
        for (const said of [
          'Krügle „Größe 🏺“ ist wieder da',
          'Farbe: 青',
          'https://shop.example/k',
          'Töpferei',
        ])
          expect(part).toContain(said)
      expect(email.html).toContain('Töpferei &amp; Söhne')
      expect(await states()).toMatchObject([{ state: 'SENT', tries: 1, failure: '', data: '{}' }])
    })

    it('rejects names that would inject a header', async () => {
      const forged = 'x\r\nBcc: eve@example.com\r\n\r\n<script>'
      const data = { item: forged, choices: [], url: 'https://shop.example/k' }
      await queueMails(test.database, [newMail(site, { data, toName: forged, at: now })])
      await sender().work()
      expect(smtp.received.map(({ to }) => to)).toEqual([['ada@example.com']])
      const email = smtp.received[0]?.email
      expect(email?.headers.map(({ key }) => key)).not.toContain('bcc')
      expect([email?.subject, email?.to?.[0]?.name]).toEqual([
        'Back in stock: x Bcc: eve@example.com <script>',
        'x Bcc: eve@example.com <script>',
      ])
    })

    it('sends a password unencrypted only to this machine', async () => {
      await queueMails(test.database, [newMail(site, { at: now })])
      const server = { ...smtp.server, user: 'shop', password: 'secret' }
      await sender(test.database, createSmtpPost({ ...server, host: '::ffff:127.0.0.1' }, FROM)).work()
      expect([smtp.logins, smtp.received]).toEqual([[], []])
      expect(await states()).toMatchObject([
        { state: 'WAITING', failure: expect.stringContaining('STARTTLS') },
      ])
      now += 10_000
      await sender(test.database, createSmtpPost(server, FROM)).work()
      expect([smtp.logins, smtp.received.length]).toEqual([['shop'], 1])
    })

    it('tries again after a 451, at growing intervals, with the same Message-ID', async () => {
      const mail = newMail(site, { at: now })
      await queueMails(test.database, [mail])
      smtp.answer = { toMail: 451 }
      const one = sender()
      await one.work()
      await one.work()
      expect(await states()).toMatchObject([{ state: 'WAITING', tries: 1 }])
      now += 10_000
      await one.work()
      now += 19_999
      await one.work()
      expect(await states()).toMatchObject([{ state: 'WAITING', tries: 2 }])
      smtp.answer = {}
      now += 1
      await one.work()
      expect(smtp.received.map(({ email }) => email.messageId)).toEqual([`<${mail.mailId}@shop.example>`])
      expect(await states()).toMatchObject([{ state: 'SENT', tries: 3, failure: '' }])
    })

    it('gives up after three permanent rejections, and stores the reason', async () => {
      await queueMails(test.database, [newMail(site, { at: now })])
      smtp.answer = { toRecipient: 550 }
      const one = sender()
      for (let day = 0; day < 5; day++) {
        await one.work()
        now += 86_400_000
      }
      expect(await states()).toMatchObject([{ state: 'FAILED', tries: 3, data: '{}' }])
      expect((await states())[0]?.failure).toContain('Not for ada@example.com, says the server')
      expect(log.at(-1)).toContain('EENVELOPE 550')
    })

    it("loses nothing while no server answers, and doesn't try the whole list in vain", async () => {
      await queueMails(
        test.database,
        Array.from({ length: 25 }, () => newMail(site, { at: now })),
      )
      const away = sender(test.database, createSmtpPost({ ...smtp.server, port: 1 }, FROM))
      await away.work()
      const tried = (await states()).filter(({ tries }) => tries > 0)
      expect(tried).toHaveLength(10)
      expect(tried[0]).toMatchObject({ state: 'WAITING' })
      now += 10_000
      await sender().work()
      expect(smtp.received).toHaveLength(25)
    })

    // Failed when `take` ignored the attempts and the time that were read.
    it('sends each once, even with two processes', async () => {
      const mails = Array.from({ length: 30 }, () => newMail(site, { at: now }))
      await queueMails(test.database, mails)
      const other = await openDatabase(test.settings)
      const both = [sender(), sender(other)]
      for (let rounds = 0; rounds < 20 && smtp.received.length < 30; rounds++)
        await Promise.all(both.map((one) => one.work()))
      const ids = smtp.received.map(({ email }) => email.messageId)
      expect(ids.sort()).toEqual(mails.map(({ mailId }) => `<${mailId}@shop.example>`).sort())
      await Promise.all(senders.splice(0).map((one) => one.stop()))
      await other.close()
    })

    it('resends what a process sent before it died, with the same Message-ID', async () => {
      const mail = newMail(site, { at: now })
      await queueMails(test.database, [mail])
      const dying = await openDatabase(test.settings)
      const post = createSmtpPost(smtp.server, FROM)
      await sender(dying, {
        deliver: async (...given) => {
          await post.deliver(...given)
          await dying.close()
        },
        close: post.close,
      }).work()
      expect(await states()).toMatchObject([{ state: 'WAITING', tries: 1 }])

      const other = sender()
      now += 119_999
      await other.work()
      expect(smtp.received).toHaveLength(1)
      now += 1
      await other.work()
      const id = `<${mail.mailId}@shop.example>`
      expect(smtp.received.map(({ email }) => email.messageId)).toEqual([id, id])
      expect(await states()).toMatchObject([{ state: 'SENT', tries: 2 }])
    })

    it('sends nothing too early or too late, and allows settled mails to be purged', async () => {
      await queueMails(test.database, [
        newMail(site, { at: now, notBefore: now + 1, to: 'later@example.com' }),
        newMail(site, { at: now, expiresAt: now, to: 'expired@example.com' }),
      ])
      await sender().work()
      expect(smtp.received).toEqual([])
      now += 1
      await sender().work()
      expect(smtp.received.map(({ to }) => to)).toEqual([['later@example.com']])
      expect((await states()).map(({ recipient, state }) => `${recipient} ${state}`).sort()).toEqual([
        'expired@example.com EXPIRED',
        'later@example.com SENT',
      ])
      const purge = (before: number) => test.database.transaction((tx) => mailsStore.purge(tx, before))
      expect([await purge(now - 1), await purge(now), await purge(now + 1)]).toEqual([0, 1, 1])
    })

    it('stops within seconds, even if a server hangs', async () => {
      await queueMails(test.database, [newMail(site, { at: now })])
      let broken = false
      const hangs: Post = {
        deliver: (_mail, signal) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              broken = true
              reject(signal.reason)
            })
          }),
        close: () => {},
      }
      const one = sender(test.database, hangs, 50)
      const working = one.work()
      await expect.poll(async () => (await states())[0]?.tries).toBe(1)
      await one.stop()
      await working
      expect([broken, (await states())[0]?.state]).toEqual([true, 'WAITING'])
    })

    it('doesn’t log recipient or content', async () => {
      const mails = [newMail(site, { at: now }), newMail(site, { at: now, mailId: randomUUID() })]
      await queueMails(test.database, mails)
      smtp.answer = { toRecipient: 550 }
      const one = sender()
      await one.work()
      now += 600_000
      smtp.answer = {}
      await one.work()
      expect(log.length).toBeGreaterThanOrEqual(4)
      expect(log.join('\n')).not.toMatch(/ada@|example\.com|Jar|says the server|shop\.example/)
    })

    it('never sends a mail whose transaction fails', async () => {
      const failing = queueMails(test.database, [
        newMail(site),
        newMail(site, { to: 'a@b.example, c@d.example' }),
      ])
      await expect(failing).rejects.toThrow(RangeError)
      expect(await states()).toEqual([])
    })
  })
}
