import { describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/engines.ts'
import { hostedCheckoutMigrations } from './hosted-checkout.migrations.ts'
import { hostedViewsStore } from './hosted-views.store.ts'

describe.each(ENGINES)('what is typed into the hosted checkout, on $name', (engine) => {
  it('is stored by checkout, each draft replacing the one before', async () => {
    await using test = await engine.open(hostedCheckoutMigrations)
    const at = { siteId: 'shop', checkoutId: 'one' }
    for (const email of ['a', 'ada@example.com'])
      await test.database.transaction((tx) => hostedViewsStore.saveDraft(tx, at, { email }, 1_000))
    expect(await hostedViewsStore.find(test.database, at)).toEqual({ draft: { email: 'ada@example.com' } })
    expect(await hostedViewsStore.find(test.database, { ...at, checkoutId: 'two' })).toEqual({ draft: {} })
    expect(await test.database.transaction((tx) => hostedViewsStore.remove(tx, at))).toBe(1)
    expect(await hostedViewsStore.find(test.database, at)).toEqual({ draft: {} })
  })
})
