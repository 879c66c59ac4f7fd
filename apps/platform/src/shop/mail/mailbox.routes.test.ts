import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { statement } from '../../floor/database/database.ts'
import { migrations } from '../../migrations.ts'
import { newSite } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import { openShop, type Shop } from '../../testing/index.ts'
import { mailStates, newMail, openSmtpServer, queueMails } from './mail.fixtures.ts'
import { mailboxStore } from './mailbox.store.ts'

interface Shown {
  id: string
  to: string
  subject: string
  text: string
  html: string
  date: string
}

describe('the mailbox', () => {
  let shop: Shop
  const ids = [randomUUID(), randomUUID()]

  const open = (accept: string) => fetch(`${shop.url}/dev/mail`, { headers: { accept } })
  const listed = async (): Promise<Shown[]> => JSON.parse(await (await open('application/json')).text())

  beforeAll(async () => {
    shop = await openShop()
    const at = Date.parse('2026-03-01T12:00:00Z')
    const to = (mailId: string) => `${mailId}@example.com`
    await queueMails(
      shop.database,
      ids.map((mailId, index) => newMail(shop.site, { mailId, at: at + index, to: to(mailId) })),
    )
    await vi.waitFor(async () => expect(await listed()).toHaveLength(2), { timeout: 20_000 })
  })
  afterAll(() => shop?.[Symbol.asyncDispose]())

  it('gets queued mails, and lists them newest first to those who ask for JSON', async () => {
    const [newest, older] = await listed()
    expect([newest?.id, older?.id]).toEqual(ids.toReversed())
    expect(newest).toEqual({
      id: ids[1],
      to: `${ids[1]}@example.com`,
      subject: 'Back in stock: Jar',
      text: expect.stringContaining('Jar is back'),
      html: expect.stringMatching(/^<!doctype html>/),
      date: '2026-03-01T12:00:00.001Z',
    })
    // A mail is in the mailbox before its state says so.
    await vi.waitFor(async () =>
      expect(await shop.database.all(mailStates)).toMatchObject([{ state: 'SENT' }, { state: 'SENT' }]),
    )
  })

  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
    ['application/json, text/plain, */*', 'application/json'],
  ])('answers Accept: %s with %s', async (accept, type) => {
    const { headers, status } = await open(accept)
    expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
      200,
      expect.stringContaining(type),
      expect.stringContaining('Accept'),
    ])
  })

  it("can't be read by pages of another origin", async () => {
    for (const path of ['/dev/mail', `/dev/mail/${ids[0]}`]) {
      const { headers } = await fetch(shop.url + path, { headers: { origin: 'https://evil.example' } })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })

  it('runs no scripts of a page or a mail', async () => {
    const page = await open('text/html')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(await page.text()).not.toContain('<script')
    const mail = await fetch(`${shop.url}/dev/mail/${ids[0]}`)
    expect(mail.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox allow-popups/)
    expect((await fetch(`${shop.url}/dev/mail/none`)).status).toBe(404)
  })
})

it("doesn't exist if there is a server, which gets the mails instead", async () => {
  await using smtp = await openSmtpServer()
  const { host, port } = smtp.server
  const environment = { SMTP_URL: `smtp://${host}:${port}`, MAIL_FROM: 'Press <shop@shop.example>' }
  await using shop = await openShop({ environment })
  expect((await fetch(`${shop.url}/dev/mail`)).status).toBe(404)
  await queueMails(shop.database, [newMail(shop.site)])
  await expect.poll(() => smtp.received.length).toBe(1)
  expect(smtp.received[0]?.email.from).toMatchObject({ name: 'Press', address: 'shop@shop.example' })
})

it("doesn't exist in production, where mails wait for a server", async () => {
  await using shop = await openShop({ environment: { MODE: 'production' } })
  for (const accept of ['text/html', 'application/json'])
    expect((await fetch(`${shop.url}/dev/mail`, { headers: { accept } })).status).toBe(404)
  await queueMails(shop.database, [newMail(shop.site)])
  expect(await shop.database.all(mailStates)).toMatchObject([{ state: 'WAITING', tries: 0 }])
  expect(shop.log.join()).toContain('SMTP_URL is not set')
})

const fill = statement(
  `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 198)
   INSERT INTO mailbox (site_id, mail_id, recipient, language, subject, text_part, html_part, written_at)
   SELECT CAST(? AS TEXT), CAST(number AS TEXT), 'a@b.example', 'en', '', '', '', number FROM numbers ORDER BY numbers.number`,
)

it.each(ENGINES)('keeps the last 200, each once, on $name', async (engine) => {
  await using test = await engine.open(migrations)
  const { siteId } = await newSite(test.database)
  const mail = { siteId, to: 'a@b.example', toName: '', shopName: 'S', language: 'en' }
  const rest = { subject: '', text: '', html: '' }
  await test.database.transaction(async (tx) => {
    await tx.run(fill, siteId)
    for (const number of [199, 199, 200, 201, 202, 202, 203])
      await mailboxStore.keep(tx, { ...mail, ...rest, mailId: `${number}`, createdAt: number })
  })
  const kept = (await mailboxStore.list(test.database)).map(({ mailId }) => Number(mailId))
  expect(kept).toEqual(Array.from({ length: 200 }, (_, index) => 203 - index))
  expect(await mailboxStore.find(test.database, '3')).toBeUndefined()
})
