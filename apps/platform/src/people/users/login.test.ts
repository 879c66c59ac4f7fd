import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { networkOf } from '../../floor/callers/network.ts'
import { createTurns } from '../../floor/turns/turns.ts'
import { migrations } from '../../migrations.ts'
import { newSite } from '../../testing/catalog.ts'
import { ENGINES, type TestEngine } from '../../testing/engines.ts'
import { createLogin } from './login.ts'
import { newUser } from './new-user.ts'
import { usersStore } from './users.store.ts'

const PASSWORD = 'correct horse battery staple'
const WINDOW_MS = 60 * 60_000

/** A site with one user, and a login with a movable clock. */
const openLogin = async (engine: TestEngine) => {
  const { database, dispose } = await engine.open(migrations)
  const { siteId } = await newSite(database)
  const email = 'ada@shop.example'
  const role = 'owner' as const
  const user = await newUser({ siteId, userId: randomUUID(), email, role, password: PASSWORD, createdAt: 1 })
  await database.transaction((tx) => usersStore.save(tx, user))
  const time = { now: Date.now() }
  const login = createLogin(database, { now: () => time.now })
  const from = (address: string, password = 'wrong', whose = email, knownBrowser?: string) =>
    login({ siteId, email: whose, password, address, knownBrowser }).then(
      (found) => found.userId,
      (error: { code?: string; data?: object }) => error.code,
    )
  return { from, time, user, [Symbol.asyncDispose]: dispose }
}

// Fails if failures are counted but not checked.
for (const engine of ENGINES) {
  describe(`logging in on ${engine.name}`, () => {
    it('waits after ten failures of one account, from anywhere and however fast', async () => {
      await using test = await openLogin(engine)
      const tries = await Promise.all(Array.from({ length: 30 }, (_, place) => test.from(`10.0.0.${place}`)))
      expect(tries.filter((code) => code === 'INVALID_PASSWORD')).toHaveLength(10)
      expect(tries.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(20)
      expect(await test.from('10.9.9.9', PASSWORD)).toBe('TOO_MANY_REQUESTS')
      test.time.now += WINDOW_MS
      expect(await test.from('10.9.9.9', PASSWORD)).toBe(test.user.userId)
    })

    it('waits after ten failures of one network, for any accounts', async () => {
      await using test = await openLogin(engine)
      const network = '2001:db8:1:2:'
      const strangers = Array.from({ length: 12 }, (_, place) => `${place}@shop.example`)
      const tries = []
      for (const [place, email] of strangers.entries())
        tries.push(await test.from(`${network}:${place + 1}`, 'wrong', email))
      expect(tries.filter((code) => code === 'INVALID_PASSWORD')).toHaveLength(10)
      expect(await test.from(`${network}9::9`, PASSWORD)).toBe('TOO_MANY_REQUESTS')
      expect(await test.from('2001:db8:1:3::1', PASSWORD)).toBe(test.user.userId)
    })

    it('never waits in a browser known to the account, until it fails there', async () => {
      await using test = await openLogin(engine)
      const { email } = test.user
      for (let count = 0; count < 11; count++) await test.from('10.0.0.1')
      expect(await test.from('10.0.0.1', PASSWORD)).toBe('TOO_MANY_REQUESTS')
      for (let count = 0; count < 9; count++)
        expect(await test.from('10.0.0.1', 'wrong', email, 'home')).toBe('INVALID_PASSWORD')
      expect(await test.from('10.0.0.1', PASSWORD, email, 'home')).toBe(test.user.userId)
      for (let count = 0; count < 10; count++) await test.from('10.0.0.1', 'wrong', email, 'home')
      expect(await test.from('10.0.0.1', PASSWORD, email, 'home')).toBe('TOO_MANY_REQUESTS')
    })

    it("doesn't count successes, and keeps strangers' failures when the owner logs in", async () => {
      await using test = await openLogin(engine)
      for (let count = 0; count < 9; count++)
        expect(await test.from(`10.${count}.0.1`)).toBe('INVALID_PASSWORD')
      for (let count = 0; count < 12; count++)
        expect(await test.from('10.0.0.3', PASSWORD)).toBe(test.user.userId)
      expect(await test.from('10.9.0.1')).toBe('INVALID_PASSWORD')
      expect(await test.from('10.10.0.1')).toBe('TOO_MANY_REQUESTS')
    })
  })
}

describe('a network', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})

describe('turns', () => {
  it('are hashed a few at a time, in order, and refused beyond the queue', async () => {
    const turns = createTurns(2, 3)
    let running = 0
    let most = 0
    const order: number[] = []
    const work = (number: number) =>
      turns.take(async () => {
        most = Math.max(most, ++running)
        await new Promise((done) => setTimeout(done, 1))
        running--
        order.push(number)
        if (number === 1) throw new Error('failed')
      })
    const ends = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work))
    expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      false,
      true,
      true,
      true,
      false,
      false,
    ])
    expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]])
    await expect(work(7)).resolves.toBeUndefined()
  })
})
