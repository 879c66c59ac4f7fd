import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addToCurrentCart,
  createBackInStockRequest,
  createCart,
  createCheckoutFromCurrentCart,
  createOrder,
  createRedirectSession,
  deleteMember,
  deleteMyMember,
  registerV2,
  sendRecoveryEmail,
  updateCurrentCart,
  updateMember,
} from '@vitrine/contract/operations'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { type Database, statement } from '../../floor/database/database.ts'
import { composedStatement } from '../../floor/database/statements/statement.ts'
import { lineOf, openSmallShop, SHIRT } from '../../hostile/small-shop.ts'
import { mergedVisitorsStore } from '../../sales/cart/kept/merged-visitors.ts'
import { hostedViewsStore } from '../../sales/hosted-checkout/hosted-views.store.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { membersStore } from '../members/members.store.ts'

/** A word in everything the person enters, except what their order keeps. */
const CANARY = 'quokka'
const ORDERED = 'wombat'

const tablesOf: Readonly<Record<Database['engine'], ReturnType<typeof statement<{ name: string }>>>> = {
  sqlite: statement(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND substr(name, 1, 7) <> 'sqlite_'`,
  ),
  postgres: statement('SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()'),
}

/** Names the tables that contain a word. */
const tablesWith = async (database: Database, word: string): Promise<string[]> => {
  const found: string[] = []
  for (const { name } of await database.all(tablesOf[database.engine])) {
    const rows = await database.all<Record<string, unknown>>(composedStatement(`SELECT * FROM ${name}`))
    const values = rows.flatMap((row) => Object.values(row))
    const texts = values.map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString() : `${value}`,
    )
    if (texts.some((text) => text.toLowerCase().includes(word))) found.push(name)
  }
  return found.sort()
}

/** Names the files below a folder that contain a word. */
const filesWith = (folder: string, word: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).toString('latin1').toLowerCase().includes(word))

const shirt = newProduct({
  id: SHIRT,
  customTextFields: [{ title: 'Engraving', maxLength: 40, mandatory: false }],
})
const engraved = {
  ...lineOf(),
  catalogReference: { ...lineOf().catalogReference, options: { customTextFields: { Engraving: CANARY } } },
}

/** A person who uses every member feature of a shop. */
const settleIn = async (shop: Shop) => {
  const { database, site } = shop
  const email = `${CANARY}@example.com`
  const visitor = await shop.visitor()
  await visitor.call(registerV2, {
    loginId: { email },
    password: 'a long walk home at night',
    profile: { firstName: CANARY, lastName: CANARY, nickname: CANARY, phones: [`+49 ${CANARY}`] },
  })
  const member = await membersStore.findByEmail(database, site.siteId, email)
  if (!member) throw new Error('The member is registered')
  const { memberId } = member
  const self = await shop.as({ type: 'MEMBER', siteId: site.siteId, clientId: shop.clientId, memberId })
  const contact = { company: CANARY, addresses: [{ country: 'DE', city: CANARY }] }
  await self.call(updateMember, { member: { id: memberId, contact } })
  await visitor.call(sendRecoveryEmail, { email, redirect: { url: `${site.storefrontUrl}/${CANARY}` } })

  const address = { country: 'DE', city: CANARY, postalCode: '10115', addressLine: `${CANARY} 1` }
  const contactDetails = { firstName: CANARY, lastName: CANARY, phone: '+49 30 1' }
  await self.call(addToCurrentCart, { lineItems: [engraved] }, { 'idempotency-key': `${CANARY}-add` })
  await self.call(updateCurrentCart, {
    cartInfo: { buyerNote: CANARY, contactInfo: { address, contactDetails } },
  })
  await self.call(createCart, { lineItems: [lineOf()], cartInfo: { buyerNote: CANARY } })
  const goToCheckout = async (caller: Caller) => {
    const wishes = { channelType: 'WEB', email, shippingAddress: address } as const
    return (await caller.call(createCheckoutFromCurrentCart, wishes)).checkoutId ?? ''
  }
  const checkoutId = await goToCheckout(self)
  const followLink = async (id: string, init: RequestInit) => {
    const callbacks = { postFlowUrl: `${site.storefrontUrl}/${CANARY}` }
    const made = await self.call(createRedirectSession, { ecomCheckout: { checkoutId: id }, callbacks })
    const { pathname } = new URL(String(made.redirectSession?.fullUrl))
    return (await fetch(shop.url + pathname, { redirect: 'manual', ...init })).status
  }
  // Another browser takes the checkout over, a third one gets a copy, and a fourth link is still unused.
  expect(await followLink(checkoutId, { headers: { referer: `${site.storefrontUrl}/` } })).toBe(303)
  const body = new URLSearchParams({ answer: 'open' })
  expect(await followLink(checkoutId, { method: 'POST', body })).toBe(303)
  expect(await followLink(checkoutId, { method: 'HEAD' })).toBe(405)

  // As a visitor, before the login.
  const before = { type: 'ANONYMOUS_VISITOR', siteId: site.siteId, clientId: shop.clientId } as const
  const visitorId = randomUUID()
  const early = await shop.as({ ...before, visitorId })
  await early.call(addToCurrentCart, { lineItems: [engraved] })
  await goToCheckout(early)
  await database.transaction((tx) =>
    mergedVisitorsStore.insert(tx, { siteId: site.siteId, visitorId, memberId }, Date.now()),
  )
  await database.transaction((tx) =>
    hostedViewsStore.saveDraft(tx, { siteId: site.siteId, checkoutId }, { email, buyerNote: CANARY }, 1),
  )
  const { catalogReference } = lineOf()
  await self.call(createBackInStockRequest, { request: { catalogReference, email } })
  const merchant = await shop.owner()
  await merchant.call(createOrder, {
    order: {
      lineItems: [{ ...lineOf(), price: { amount: '5' } }],
      buyerInfo: { memberId, email: `${ORDERED}@example.com` },
      buyerNote: ORDERED,
    },
  })
  return { self, merchant, memberId }
}

// Fails without `erasePerson`, which leaves the words in ten tables, and without `secure_delete` in the file.
describe.each(ENGINES)('a deleted person on $name', (engine) => {
  it.each(['by themself', 'by the merchant'])(
    '%s is in no table, file or log except their orders',
    async (how) => {
      await using shop = await openSmallShop(engine.name === 'SQLite' ? {} : { engine }, [shirt])
      const { self, merchant, memberId } = await settleIn(shop)
      expect((await tablesWith(shop.database, CANARY)).length).toBeGreaterThan(6)

      await (how === 'by themself'
        ? self.call(deleteMyMember, {})
        : merchant.call(deleteMember, { id: memberId }))
      expect(await tablesWith(shop.database, CANARY)).toEqual([])
      expect(await tablesWith(shop.database, ORDERED)).toEqual(['orders', 'outbox'])
      expect(shop.log.filter((line) => line.includes(CANARY))).toEqual([])
      if (engine.name === 'SQLite') {
        const other = new Sqlite(join(shop.dataDir, 'vitrine.db'))
        other.pragma('wal_checkpoint(TRUNCATE)') // as the platform does when it stops
        other.close()
      }
      expect(filesWith(shop.dataDir, CANARY)).toEqual([])
    },
  )
})
