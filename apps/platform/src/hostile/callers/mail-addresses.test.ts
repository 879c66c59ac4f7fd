import {
  createBackInStockRequest,
  createMember,
  login,
  loginV2,
  register,
  registerV2,
  sendRecoveryEmail,
  signOn,
  updateCurrentCart,
  validateEmail,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { type Database, statement } from '../../floor/database/database.ts'
import { LATER } from '../../later.ts'
import { openBrowser } from '../../people/hosted-identity/hosted-identity.fixtures.ts'
import { mailed, outcomeOf, PASSWORD } from '../../people/identity/identity.fixtures.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../sales/checkout/checkout.fixtures.ts'
import { openHosted } from '../../sales/hosted-checkout/hosted-checkout.fixtures.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller } from '../../testing/index.ts'
import { exampleOf } from '../calls/example.ts'
import { withValueAt } from '../calls/schema-paths.ts'
import { OPERATIONS_WITH_ADDRESS, PAGES_WITH_ADDRESS, REFUSED, SAME } from './spellings.ts'

/** The fields of a request that were refused for their form. */
const malformed = (body: Record<string, unknown>): string[] => {
  const { details } = body as { details?: { validationError?: { fieldViolations: Violation[] } } }
  const violations = details?.validationError?.fieldViolations ?? []
  return violations.filter(({ violatedRule }) => violatedRule === 'FORMAT').map(({ field }) => field)
}
interface Violation {
  readonly field: string
  readonly violatedRule: string
}

/** Its name in violations. */
const nameOf = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (name, step) =>
      typeof step === 'number' ? `${name}[${step}]` : (name && `${name}.${step}`) || String(step),
    '',
  )

const shirt = newProduct()
const allMembers = statement<{ email: string; email_key: string }>('SELECT email, email_key FROM members')
const ADDRESSES = [
  'SELECT email AS text FROM members UNION ALL SELECT email_key FROM members WHERE email_key IS NOT NULL',
  'SELECT details AS text FROM carts UNION ALL SELECT details FROM checkouts',
  'SELECT email AS text FROM back_in_stock_requests UNION ALL SELECT email_key FROM back_in_stock_requests',
  'SELECT recipient AS text FROM mails UNION ALL SELECT email FROM waiting_logins',
].map((sql) => statement<{ text: string | null }>(sql))

const keptAddresses = async (database: Database): Promise<string> =>
  (await Promise.all(ADDRESSES.map((each) => database.all(each))))
    .flat()
    .map(({ text }) => text)
    .join('\n')

for (const engine of ENGINES) {
  describe(`an email address on ${engine.name}`, () => {
    // Fails with the schema library's own format: it accepts quoted mailboxes and literals.
    it('must have one form in every call', async () => {
      await using shop = await openSellingShop([shirt], { engine })
      const callers = [await shop.visitor(), await shop.owner(), await shop.app([])]
      const answerOf = async ({ rule, path }: (typeof OPERATIONS_WITH_ADDRESS)[number], spelling: string) => {
        for (const caller of callers) {
          const { status, body } = await caller.try(rule.operation, withValueAt({}, path, spelling))
          if (status !== 403) return { status, fields: malformed(body) }
        }
        throw new Error(`No kind of caller may call ${rule.operation.name}`)
      }
      const built = OPERATIONS_WITH_ADDRESS.filter(({ rule }) => !LATER.includes(rule.operation.name))
      expect(built.length).toBeGreaterThan(12)
      const wrong: string[] = []
      for (const each of built) {
        const field = nameOf(each.path)
        for (const [name, spelling] of Object.entries(REFUSED)) {
          const { status, fields } = await answerOf(each, spelling)
          // A login doesn't report an invalid address: unknown ones get the same answer.
          const isRefused = each.rule.operation === loginV2 ? status === 401 : status === 400
          if (!isRefused || (status === 400 && !fields.includes(field)))
            wrong.push(`${each.rule.operation.name} takes ${name} for ${field}: ${status}`)
        }
        for (const spelling of SAME)
          if ((await answerOf(each, spelling)).fields.includes(field))
            wrong.push(`${each.rule.operation.name} does not take ${spelling} for ${field}`)
      }
      expect(wrong).toEqual([])
    })

    it('must have the same form on every page', async () => {
      await using shop = await openSellingShop([shirt], { engine })
      const buyer = await shop.visitor()
      const hosted = await openHosted(shop, buyer, await checkoutOf(buyer, [lineOf(shirt)]))
      const browser = openBrowser(shop.url)
      const toLogin = (path: string) => (body: unknown) => browser.post(path, body)
      const pages: Readonly<Record<string, (body: unknown) => Promise<{ fields: readonly string[] }>>> = {
        HostedLoginRequest: toLogin('/requests/none/login'),
        HostedRegisterRequest: toLogin('/requests/none/register'),
        HostedRecoveryRequest: toLogin('/requests/none/recovery'),
        HostedSetUpRequest: toLogin('/set-up'),
        UpdateHostedCheckoutRequest: (body) => hosted.send('PATCH', '', body),
      }
      expect(PAGES_WITH_ADDRESS.length).toBeGreaterThan(4)
      const wrong: string[] = []
      for (const { title, schema, path } of PAGES_WITH_ADDRESS) {
        const send = pages[title] ?? (() => Promise.reject(new Error(`Say where ${title} is sent to`)))
        const field = nameOf(path)
        const bodyWith = (spelling: string) =>
          withValueAt(path.length > 1 ? exampleOf(schema) : {}, path, spelling)
        for (const [name, spelling] of Object.entries(REFUSED))
          if (!(await send(bodyWith(spelling))).fields.includes(field)) wrong.push(`${title} takes ${name}`)
        for (const spelling of SAME)
          if ((await send(bodyWith(spelling))).fields.includes(field))
            wrong.push(`${title} does not take ${spelling}`)
      }
      expect(wrong).toEqual([])
    })

    // Fails without `canonicalAddresses` in mount.ts: a member registered with one spelling can't log in with
    // another.
    it('means one account and one mailbox in every spelling', async () => {
      await using shop = await openSellingShop([shirt], { engine })
      const [visitor, owner] = [await shop.visitor(), await shop.owner()]
      const profile = { emails: [' Other@Bücher.example'] }
      const [first = '', ...others] = SAME
      const made = await visitor.try(registerV2, { loginId: { email: first }, password: PASSWORD, profile })
      expect(outcomeOf(made)).toBe('SUCCESS')
      const wishes: number[] = []
      for (const email of [...SAME, CANONICAL]) {
        const inputs = { password: PASSWORD }
        const tries = [
          [visitor, registerV2, { loginId: { email }, password: PASSWORD }, '-19995'],
          [visitor, register, { identity: { email: { address: email } }, inputs }, '-19995'],
          [owner, createMember, { member: { loginEmail: email } }, '-19995'],
          [visitor, loginV2, { loginId: { email }, password: PASSWORD }, 'SUCCESS'],
          [visitor, login, { identifier: { email }, inputs }, 'SUCCESS'],
          [visitor, login, { loginId: { email }, inputs }, 'SUCCESS'],
          [owner, signOn, { loginId: { email } }, 'OK'],
          [visitor, sendRecoveryEmail, { email }, 'OK'],
        ] as const
        for (const [caller, operation, input, outcome] of tries)
          expect([email, operation.name, outcomeOf(await caller.try(operation, input))]).toEqual([
            email,
            operation.name,
            outcome,
          ])
        expect(await visitor.call(validateEmail, { email })).toMatchObject({ valid: true })
        await checkoutOf(visitor, [lineOf(shirt)], { email })
        await visitor.call(updateCurrentCart, { cartInfo: { buyerInfo: { email } } })
        wishes.push((await wishOf(visitor, email)).status)
      }
      // The same person has already asked, in another spelling.
      expect(wishes).toEqual([200, ...SAME.map(() => 409)])
      expect(others).not.toHaveLength(0)
      expect(await shop.database.all(allMembers)).toEqual([{ email: CANONICAL, email_key: CANONICAL }])
      const sent = await mailed(shop, CANONICAL)
      expect(sent.filter(({ template }) => template === 'new-password')).toHaveLength(SAME.length + 1)
      expect(await keptAddresses(shop.database)).not.toMatch(/Ada|ADA|ü|u\u0308/)
    })
  })
}

const CANONICAL = 'ada@xn--bcher-kva.example'

const wishOf = (caller: Caller, email: string) =>
  caller.try(createBackInStockRequest, {
    request: { catalogReference: lineOf(shirt).catalogReference, email },
  })
