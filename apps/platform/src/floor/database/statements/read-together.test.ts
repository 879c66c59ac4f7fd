import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Reader } from '../database.ts'
import { MOST_TOGETHER, readTogether } from './read-together.ts'

const anyReader = (): Reader => ({ all: async () => [], first: async () => undefined })

/** A table of one site whose values can change, and the statements sent for it. */
const table = (values: Record<string, number>) => {
  const sent: (readonly unknown[])[] = []
  const read = readTogether<{ key: string; value: number }>(async (_reader, siteId, keys) => {
    sent.push([siteId, ...keys])
    return keys.flatMap((key) => {
      const value = values[String(key)]
      return value === undefined ? [] : [{ key: String(key), value }]
    })
  })
  return { read, sent, values }
}

describe('concurrent reads by key', () => {
  it('share one statement, and each gets its own row or none', async () => {
    const { read, sent } = table({ a: 1, b: 2 })
    const reader = anyReader()
    const rows = await Promise.all(['a', 'b', 'gone'].map((key) => read(reader, 'site', key)))
    expect(rows.map((row) => row?.value)).toEqual([1, 2, undefined])
    expect(sent).toEqual([['site', 'a', 'b', 'gone']])
  })

  it('share a statement only a few at a time, so that the server works while others still ask', async () => {
    const { read, sent } = table({})
    const reader = anyReader()
    const keys = Array.from({ length: 2 * MOST_TOGETHER + 1 }, (_, index) => `key-${index}`)
    await Promise.all(keys.map((key) => read(reader, 'site', key)))
    expect(sent.map((statement) => statement.length - 1)).toEqual([MOST_TOGETHER, MOST_TOGETHER, 1])
    expect(sent.flatMap(([, ...some]) => some)).toEqual(keys)
  })

  it('never share a statement between sites or readers', async () => {
    const { read, sent } = table({ a: 1 })
    const [one, other] = [anyReader(), anyReader()]
    await Promise.all([read(one, 'mine', 'a'), read(one, 'theirs', 'a'), read(other, 'mine', 'a')])
    expect(sent).toEqual([
      ['mine', 'a'],
      ['theirs', 'a'],
      ['mine', 'a'],
    ])
  })

  it('never get data read before they asked', async () => {
    const { read, sent, values } = table({ a: 1 })
    const reader = anyReader()
    const before = read(reader, 'site', 'a')
    await nextTurn() // its statement is sent, and its answer on the way
    values.a = 2
    const after = read(reader, 'site', 'a')
    expect([(await before)?.value, (await after)?.value]).toEqual([1, 2])
    expect(sent).toHaveLength(2)
  })

  it('fail with their statement, and the next ones start a new one', async () => {
    let isDown = true
    const read = readTogether<{ key: string }>(async (_reader, _siteId, keys) => {
      if (isDown) throw new Error('down')
      return keys.map((key) => ({ key: String(key) }))
    })
    const reader = anyReader()
    const failed = await Promise.allSettled([read(reader, 'site', 'a'), read(reader, 'site', 'b')])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isDown = false
    expect(await read(reader, 'site', 'a')).toEqual({ key: 'a' })
  })
})
