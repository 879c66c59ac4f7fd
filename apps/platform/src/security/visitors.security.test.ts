import { addToCurrentCart, token } from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { statement } from '../floor/database/database.ts'
import { referenceTo } from '../sales/cart/cart.fixtures.ts'
import { ENGINES } from '../testing/engines.ts'
import { openShop, type Shop } from '../testing/index.ts'
import { cup, putCup } from './cup.ts'
import { SIZES } from './sizes.ts'

const AT_ONCE = 16
const TABLES = [
  'sessions',
  'carts',
  'authorization_codes',
  'authorize_requests',
  'browser_logins',
  'session_tokens',
]

const rowsOf = async ({ database }: Shop): Promise<number> => {
  const counts = TABLES.map((table) => statement<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`))
  const found = await Promise.all(counts.map((count) => database.first(count)))
  return found.reduce((sum, row) => sum + Number(row?.rows), 0)
}

describe(`${SIZES.anonymousGrants} anonymous grants`, () => {
  it.each(ENGINES.map((engine) => [engine.name, engine] as const))(
    'leave no row behind on %s',
    async (_name, engine) => {
      await using shop = await openShop({ engine, seed: putCup, environment: { LOG_LEVEL: 'silent' } })
      const input = { clientId: shop.clientId, grantType: 'anonymous' }
      const caller = shop.caller()
      let left = SIZES.anonymousGrants
      const grant = async (): Promise<void> => {
        while (left-- > 0) await caller.call(token, input)
      }
      const warm = process.memoryUsage().rss
      await Promise.all(Array.from({ length: AT_ONCE }, grant))
      // Of clients and platform together, because this process runs both.
      console.info(
        `memory grew by ${Math.round((process.memoryUsage().rss - warm) / 2 ** 20)} MB (${engine.name})`,
      )
      expect(await rowsOf(shop)).toBe(0)
      // The control: a visitor who does something leaves a row.
      const lineItems = [{ quantity: 1, catalogReference: referenceTo(cup.id) }]
      await (await shop.visitor()).call(addToCurrentCart, { lineItems })
      expect(await rowsOf(shop)).toBe(1)
    },
    SIZES.timeout,
  )
})
