import { describe, expect, it } from 'vitest'
import { BUDGET_BACK, BUDGET_MS, createRenderTurns } from './render-turns.ts'

const STRANGER = '203.0.113.9'
const SHOPPER = '198.51.100.4'

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Turns whose work ends when told to; each takes the given time. */
const open = (isLimited = false) => {
  let [now, elapsed] = [0, 0]
  const turns = createRenderTurns({ now: () => now }, isLimited, () => elapsed)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (key: string, network: string | undefined) =>
    turns.run(key, network, () => {
      begun.push(key)
      return new Promise<void>((end) => ends.set(key, end))
    })
  const end = async (key: string, tookMs = 0) => {
    elapsed += tookMs
    ends.get(key)?.()
    await turn()
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { turns, begun, ask, end, pass }
}

describe('creating pictures', () => {
  it('for a shopper starts at once, however many a stranger has requested', async () => {
    const { begun, ask, end } = open()
    const asked = Array.from({ length: 36 }, (_, index) => ask(`large ${index}`, STRANGER))
    const ordinary = ask('ordinary', SHOPPER)
    await turn()
    expect(begun).toEqual(['large 0', 'ordinary'])
    await end('ordinary')
    await ordinary
    for (let index = 0; index < 36; index++) await end(`large ${index}`)
    await Promise.all(asked)
  })

  it("is shared by everyone who asks for the same one, and doesn't wait behind the first of them", async () => {
    const { begun, ask, end } = open()
    const asked = ['a', 'b', 'same'].map((key) => ask(key, STRANGER))
    const same = ask('same', SHOPPER)
    await turn()
    expect(begun).toEqual(['a', 'same'])
    await end('same')
    await same
    await end('a')
    await end('b')
    await Promise.all(asked)
    expect(begun).toEqual(['a', 'same', 'b'])
  })

  it('uses up the budget of one network, which refills, and no other network’s', async () => {
    const { turns, ask, end, pass } = open(true)
    const large = ask('large', STRANGER)
    await turn()
    await end('large', BUDGET_MS + 1000)
    await large
    const none = async () => undefined
    await expect(turns.run('next', STRANGER, none)).rejects.toMatchObject({
      ...{ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 3 } },
    })
    await turns.run('next', SHOPPER, none)
    await turns.run('next', '127.0.0.1', none)
    pass((1000 + 10) / BUDGET_BACK)
    await turns.run('next', STRANGER, none)
  })

  it('rejects a network with too much waiting, and starts again after a failure', async () => {
    const { turns, ask, end } = open()
    const asked = Array.from({ length: 101 }, (_, index) => ask(`large ${index}`, STRANGER))
    await expect(ask('one more', STRANGER)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    for (let index = 0; index < 101; index++) await end(`large ${index}`)
    await Promise.all(asked)
    await expect(turns.run('broken', SHOPPER, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await turns.run('broken', SHOPPER, async () => 'made')).toBe('made')
  })
})
