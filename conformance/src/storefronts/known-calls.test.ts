import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRedirectSession } from '@vitrine/contract/operations'
import { PARTLY, RULES } from '@vitrine/contract/rules'
import { openShop } from '@vitrine/platform/testing'
import { describe, expect, it } from 'vitest'
import { knownCalls } from './known-calls.ts'

const TABLE = fileURLToPath(new URL('../../../packages/move/src/check/calls.json', import.meta.url))

describe('what the check of a storefront knows', () => {
  it('is what the contract and the packages say today; -u writes it', async () => {
    const known = knownCalls()
    expect(Object.keys(known.packages).length).toBeGreaterThan(8)
    expect(known.packages['@wix/stores']?.products?.answered).toContain('queryProducts')
    await expect(`${JSON.stringify(known, null, 1)}\n`).toMatchFileSnapshot(TABLE)
  })

  it('names operations that exist', () => {
    const names = RULES.map(({ operation }) => operation.name)
    expect(Object.keys(PARTLY).filter((name) => !names.includes(name))).toEqual([])
  })

  it('names every field that the platform refuses because it lacks the feature', () => {
    const platform = fileURLToPath(new URL('../../../apps/platform/src', import.meta.url))
    const sources = readdirSync(platform, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    )
    const refused = sources.flatMap((file) => {
      const source = readFileSync(join(platform, file), 'utf8')
      const fields = source.matchAll(/fail\('FEATURE_NOT_AVAILABLE',\s*\{\s*field: [`'"](.*?)[`'"]/g)
      return [...fields].map(([, field = '']) => field.split('.').at(-1))
    })
    const listed = Object.entries(PARTLY)
      .filter(([name]) => name !== 'createRedirectSession')
      .flatMap(([, { fields }]) => fields.map((field) => field.split('=')[0]))
    expect([...new Set(refused)].sort()).toEqual([...new Set(listed)].sort())
  })

  it('names the redirects that lead nowhere, and no other', async () => {
    await using shop = await openShop()
    const visitor = await shop.visitor()
    const INPUT: Record<string, object> = {
      auth: { authRequest: {} },
      bookingsCheckout: { slotAvailability: {} },
      ecomOrderPaymentRequest: { paymentRequestId: shop.clientId },
      ecomCheckout: { checkoutId: shop.clientId },
      eventsCheckout: { reservationId: shop.clientId, eventSlug: 'fair' },
      membersAccount: { section: 'ACCOUNT_INFO' },
      paidPlansCheckout: { planId: shop.clientId },
      storesProduct: { productSlug: 'cup' },
    }
    const kinds = [...(PARTLY.createRedirectSession?.fields ?? []), 'auth', 'ecomCheckout', 'login', 'logout']
    for (const kind of [...kinds, 'storesProduct']) {
      const input = JSON.parse(JSON.stringify({ [kind]: INPUT[kind] ?? {} }))
      const { body } = await visitor.try(createRedirectSession, input)
      const isMissing = JSON.stringify(body).includes('FEATURE_NOT_AVAILABLE')
      expect([kind, isMissing]).toEqual([kind, PARTLY.createRedirectSession?.fields.includes(kind)])
    }
  })
})
