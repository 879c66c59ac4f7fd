import { openDemoShop } from '@vitrine/platform/testing'
import { expect, it } from 'vitest'
import { formVisitor } from './form-visitor.ts'
import { openLeakingStorefront } from './security/leaking-storefront.ts'

// Fails if clients send without checking whose request it is: the second visitor then sees the first one's
// cart.
it('a client used by another request is refused in development, and reported in the log', async () => {
  await using platform = await openDemoShop()
  await using leaking = await openLeakingStorefront(platform, { MODE: 'development' })
  const [first, second] = [formVisitor(leaking.url), formVisitor(leaking.url)]
  // Its own request may use it, at once and later.
  expect((await first.send('/products/column', { quantity: '3' })).status).toBe(303)
  expect(leaking.output()).toBe('')

  second.keep('vitrine_session', first.cookie('vitrine_session') ?? '')
  const page = await second.open('/cart')
  expect(page.status).toBe(503)
  expect(page.text).not.toContain('Column')
  expect(leaking.output()).toContain('A client made for one request is used by another')
})
