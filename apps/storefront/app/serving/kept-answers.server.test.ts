import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeptAnswers } from './kept-answers.server.ts'
import { dropKept } from './kept-for.server.ts'

const SHOP = 'http://shop.test'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A transport that counts, and answers with the number of the call. */
const counting = (status = 200) => {
  const calls: string[] = []
  const send: typeof fetch = async (input, init) => {
    calls.push(`${init?.method ?? 'GET'} ${input}`)
    return new Response(`${calls.length}`, { status, headers: { 'content-encoding': 'identity' } })
  }
  return { calls, send }
}

const query = (words: string): RequestInit => ({ method: 'POST', body: JSON.stringify({ words }) })
const textOf = async (answer: Promise<Response>) => (await answer).text()

describe('answers that everyone may see', () => {
  it('are kept until their time is over', async () => {
    const { calls, send } = counting()
    const ask = createKeptAnswers({ seconds: 3, send })
    expect(await textOf(ask(`${SHOP}/query`, query('jug')))).toBe('1')
    vi.advanceTimersByTime(2_999)
    expect(await textOf(ask(`${SHOP}/query`, query('jug')))).toBe('1')
    vi.advanceTimersByTime(1)
    expect(await textOf(ask(`${SHOP}/query`, query('jug')))).toBe('2')
    expect(calls).toHaveLength(2)
  })

  it('are dropped when the shop has changed, even if they were requested before', async () => {
    const { calls, send } = counting()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const ask = createKeptAnswers({
      seconds: 60,
      send: async (input, init) => {
        const answer = await send(input, init)
        if (String(input).endsWith('/slow')) await released
        return answer
      },
    })
    expect(await textOf(ask(`${SHOP}/menu`))).toBe('1')
    const early = ask(`${SHOP}/slow`)
    dropKept()
    const late = ask(`${SHOP}/slow`)
    release()
    expect([await textOf(early), await textOf(late)]).toEqual(['2', '3'])
    expect(await textOf(ask(`${SHOP}/slow`))).toBe('3')
    expect(await textOf(ask(`${SHOP}/menu`))).toBe('4')
    expect(calls).toHaveLength(4)
  })

  it('are separate by address, method and body', async () => {
    const ask = createKeptAnswers({ seconds: 3, send: counting().send })
    const asked = [
      ask(`${SHOP}/query`, query('jug')),
      ask(`${SHOP}/query`, query('cup')),
      ask(`${SHOP}/other`, query('jug')),
      ask(`${SHOP}/query`),
    ]
    expect(await Promise.all(asked.map(textOf))).toEqual(['1', '2', '3', '4'])
  })

  it('are requested once by pages that need them at the same time', async () => {
    const { calls, send } = counting()
    const ask = createKeptAnswers({ seconds: 3, send })
    const answers = await Promise.all([ask(`${SHOP}/menu`), ask(`${SHOP}/menu`), ask(`${SHOP}/menu`)])
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['1', '1', '1'])
    expect(calls).toHaveLength(1)
    expect(answers[0]?.headers.has('content-encoding')).toBe(false)
  })

  it('make room for new ones', async () => {
    const ask = createKeptAnswers({ seconds: 3, mostBytes: 2, send: counting().send })
    for (const words of ['a', 'b', 'c']) await ask(`${SHOP}/query`, query(words))
    expect(await textOf(ask(`${SHOP}/query`, query('c')))).toBe('3')
    expect(await textOf(ask(`${SHOP}/query`, query('a')))).toBe('4')
  })

  it.each([
    ['a failure', 503, `${SHOP}/query`, 3],
    ['a token', 200, `${SHOP}/oauth2/token`, 3],
    ['anything, if no seconds are set', 200, `${SHOP}/query`, 0],
  ])('never include %s', async (_, status, address, seconds) => {
    const { calls, send } = counting(status)
    const ask = createKeptAnswers({ seconds, send })
    const first = await ask(address, query('jug'))
    expect([first.status, await first.text()]).toEqual([status, '1'])
    expect(await textOf(ask(address, query('jug')))).toBe('2')
    expect(calls).toHaveLength(2)
  })

  it('fail for everyone who waits, and are requested again', async () => {
    let isDown = true
    const ask = createKeptAnswers({
      seconds: 3,
      send: async () => {
        if (isDown) throw new TypeError('fetch failed')
        return new Response('up')
      },
    })
    const outcomes = await Promise.allSettled([ask(`${SHOP}/menu`), ask(`${SHOP}/menu`)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isDown = false
    expect(await textOf(ask(`${SHOP}/menu`))).toBe('up')
  })
})
