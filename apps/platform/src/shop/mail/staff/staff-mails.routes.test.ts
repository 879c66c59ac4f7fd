import { randomUUID } from 'node:crypto'
import type { ListEmailsResponse } from '@vitrine/contract'
import { getEmail, listAuditEntries, resendEmail } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Reader, statement } from '../../../floor/database/database.ts'
import { composedStatement } from '../../../floor/database/statements/statement.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../../testing/index.ts'
import { isKept } from '../kept-mails.ts'
import { mailsStore } from '../mails.store.ts'
import { queueMail } from '../queue-mail.ts'
import { TEMPLATES, type TemplateData, type TemplateName } from '../templates/templates.ts'
import { staffMailsStore } from './staff-mails.store.ts'

const NOW = Date.UTC(2026, 10, 26, 9)
const ORDER = '0b6f4e1c-3a6e-4c0d-9a57-1f2c8a7e5b21'
const CODE = '481973'
const TOKEN = 'https://shop.example/reset?token=s3cr3t-of-ada'
const ROW = statement<{ state: string; data: string }>('SELECT state, data FROM mails WHERE mail_id = ?')

for (const engine of ENGINES) {
  describe(`emails for staff on ${engine.name}`, () => {
    let shop: Shop
    let staff: Caller
    let minute = 0
    beforeAll(async () => {
      // Without a mail server nothing is sent, so mails stay in the state they were given.
      shop = await openShop({ engine, clock: { now: () => NOW }, environment: { MODE: 'production' } })
      staff = await shop.merchant()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    /** Queues a mail a minute after the last one, and takes it as a sender does. */
    const queue = async <Name extends TemplateName>(
      template: Name,
      data: TemplateData<Name>,
      more: { readonly to?: string; readonly expiresAt?: number } = {},
    ) => {
      const { siteId } = shop.site
      const mail = { mailId: randomUUID(), siteId, template, data, to: 'ada@example.com', ...more }
      const at = NOW - 3_600_000 + 60_000 * minute++
      await shop.database.transaction((tx) => queueMail(tx, { ...mail, at }))
      const waiting = { ...mail, toName: '', language: '', dueAt: at, expiresAt: null, createdAt: at }
      return { id: mail.mailId, taken: { ...waiting, tries: 0 } }
    }
    type Queued = Awaited<ReturnType<typeof queue>>
    const fail = ({ taken }: Queued, state: 'FAILED' | 'EXPIRED' = 'FAILED') =>
      shop.database.transaction((tx) => mailsStore.giveUp(tx, taken, state, 'no such mailbox', NOW))
    const send = ({ taken }: Queued) => shop.database.transaction((tx) => mailsStore.markSent(tx, taken, NOW))
    const refunded = { number: '10001', orderId: ORDER, amount: '12.00 €' }
    const list = async (input: Record<string, string>): Promise<ListEmailsResponse> => {
      const { body } = await staff.get(`/vitrine/v1/emails?${new URLSearchParams(input)}`)
      return body as unknown as ListEmailsResponse
    }
    const idsOf = async (input: Record<string, string>) => (await list(input)).emails.map(({ id }) => id)

    it('are listed newest first, by state and address, page by page', async () => {
      const to = 'grace@example.com'
      const sent = await queue('order-refunded', refunded, { to })
      const failed = await queue('order-refunded', refunded, { to })
      const waiting = await queue('order-refunded', refunded, { to })
      await send(sent)
      await fail(failed)
      expect(await idsOf({ to: 'Grace@Example.com' })).toEqual([waiting.id, failed.id, sent.id])
      expect(await idsOf({ to, state: 'FAILED' })).toEqual([failed.id])
      const first = await list({ to, limit: '2' })
      expect(await idsOf({ to, limit: '2', cursor: first.nextCursor ?? '' })).toEqual([sent.id])
      const about = { orderId: ORDER, orderNumber: '10001', kind: 'order-refunded', to }
      expect(first.emails).toMatchObject([
        { ...about, state: 'WAITING', isResendable: false },
        { ...about, state: 'FAILED', failure: 'no such mailbox', isResendable: true },
      ])
      for (const wrong of ['to=grace', 'cursor=x', 'state=LOST', 'limit=101'])
        expect((await staff.get(`/vitrine/v1/emails?${wrong}`)).status).toBe(400)
    })

    it('show what was written, and never where links lead', async () => {
      const expires = new Date(NOW + 86_400_000).toISOString()
      const { id } = await queue('payment-link', {
        ...{ kind: 'ORDER' as const, subjectId: ORDER, number: '10001', amount: '12.00 €', expires },
        message: 'Thank you for waiting',
      })
      const { email, text } = await staff.call(getEmail, { id })
      expect(email).toMatchObject({ orderId: ORDER, orderNumber: '10001' })
      expect(email.subject).toContain('10001')
      expect(text).toContain('Thank you for waiting')
      expect(text).toMatch(/\n\[.+\]\n/)
      expect(text?.replace(`\n${shop.site.storefrontUrl}\n`, '')).not.toMatch(/https?:/)
    })

    it('hold no codes and no links to log in, waiting or ended', async () => {
      const link = { url: TOKEN, minutes: 30 }
      const cards = { cards: [{ code: CODE, amount: '10 €' }] }
      const secrets = [
        await queue('email-code', { code: CODE, minutes: 10 }),
        await queue('new-password', link),
        await queue('first-password', link),
        await queue('staff-way-in', link),
        await queue('gift-cards', cards),
      ]
      const look = async () => {
        for (const { id } of secrets) {
          const said = await staff.call(getEmail, { id })
          expect(JSON.stringify(said)).not.toMatch(new RegExp(`${CODE}|s3cr3t`))
          expect([said.text, said.email.subject, said.email.isResendable]).toEqual([
            undefined,
            undefined,
            false,
          ])
          expect((await staff.try(resendEmail, { id })).status).toBe(409)
        }
        expect(JSON.stringify(await list({}))).not.toMatch(new RegExp(`${CODE}|s3cr3t`))
      }
      await look()
      for (const mail of secrets) await fail(mail)
      await look()
      for (const { id } of secrets) expect(await shop.database.first(ROW, id)).toMatchObject({ data: '{}' })
    })

    it('are sent again: failed ones themselves, sent ones as a copy, others not', async () => {
      const failed = await queue('order-refunded', refunded)
      await fail(failed)
      const again = await staff.call(resendEmail, { id: failed.id })
      expect(again.email).toMatchObject({ id: failed.id, state: 'WAITING', tries: 0 })
      const twice = await staff.try(resendEmail, { id: failed.id })
      expect([twice.status, JSON.stringify(twice.body)]).toEqual([
        409,
        expect.stringContaining('EMAIL_NOT_RESENDABLE'),
      ])

      const sent = await queue('order-refunded', refunded)
      await send(sent)
      const key = { 'idempotency-key': randomUUID() }
      const copies = [
        await staff.call(resendEmail, { id: sent.id }, key),
        await staff.call(resendEmail, { id: sent.id }, key),
      ]
      expect(copies[0]).toEqual(copies[1])
      expect(copies[0]?.email).toMatchObject({ state: 'WAITING', subject: expect.stringContaining('10001') })
      expect(copies[0]?.email.id).not.toBe(sent.id)
      expect(await shop.database.first(ROW, sent.id)).toMatchObject({ state: 'SENT' })

      const expired = await queue('order-refunded', refunded)
      await fail(expired, 'EXPIRED')
      expect((await staff.try(resendEmail, { id: expired.id })).status).toBe(409)
      expect((await staff.try(resendEmail, { id: randomUUID() })).status).toBe(404)

      const { entries } = await (await shop.owner()).call(listAuditEntries, {})
      expect(entries.map(({ changes: [change] }) => `${change?.entityType} ${change?.kind}`).sort()).toEqual([
        'EMAIL CREATED',
        'EMAIL UPDATED',
      ])
      expect(JSON.stringify(entries)).not.toContain('ada@example.com')
    })

    // Fails without one of the indexes: the engine then sorts all mails.
    it('are read from an index, in its order', async () => {
      const plans = await shop.database.transaction(async (tx) => {
        const isSqlite = shop.database.engine === 'sqlite'
        if (!isSqlite) await tx.run(composedStatement('SET LOCAL enable_seqscan = off'))
        const steps: string[] = []
        const reader: Reader = {
          ...tx,
          all: async (text, ...values) => {
            const explain = `${isSqlite ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN (COSTS OFF)'} ${text.text}`
            const rows = await tx.all<{ detail?: string; 'QUERY PLAN'?: string }>(
              composedStatement(explain),
              ...values,
            )
            steps.push(rows.map((row) => row.detail ?? row['QUERY PLAN']).join(' '))
            return []
          },
        }
        for (const state of [undefined, 'FAILED'] as const)
          await staffMailsStore.list(reader, shop.site.siteId, { state }, undefined, 51)
        return steps
      })
      expect(plans).toEqual([
        expect.stringContaining('mails_newest'),
        expect.stringContaining('mails_by_state'),
      ])
      expect(plans.join(' ')).not.toMatch(/Sort|TEMP B-TREE/)
    })
  })
}

describe('the content of an email', () => {
  it('is kept only if its kind is listed', () => {
    const kept = Object.keys(TEMPLATES).filter(isKept)
    expect(kept.filter((name) => !/^(order-|payment-link$|member-)/.test(name))).toEqual([])
    expect(isKept('of-a-newer-version')).toBe(false)
  })
})
