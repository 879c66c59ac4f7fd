import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DIFFERENCES } from '../differences.ts'
import { differences } from './compare.ts'
import { calls, now } from './recorded.ts'
import { replay } from './replay.ts'

const used = new Set<string>()

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
})
afterAll(() => {
  vi.useRealTimers()
})

describe('a recorded call of the public packages, repeated with our client', () => {
  it.each(calls)('$name', async (call) => {
    const unexplained = differences(call, await replay(call)).filter((difference) => {
      const row = DIFFERENCES.find(({ explains }) => explains(difference, call))
      if (row) used.add(row.kind)
      return row === undefined
    })
    expect(unexplained).toEqual([])
  })
})

describe('the list of intended differences', () => {
  it('is held against every recorded call', () => {
    expect(calls).toHaveLength(256)
  })

  it('is short, and every kind is in use', () => {
    expect(DIFFERENCES.length).toBeLessThan(15)
    expect(DIFFERENCES.map(({ kind }) => kind).filter((kind) => !used.has(kind))).toEqual([])
  })
})

describe('a silent login', () => {
  it('sends the verifier that belongs to its challenge', async () => {
    const call = calls.find(({ name }) => name === 'auth.getMemberTokensForDirectLogin: works')
    if (!call) throw new Error('The recording lacks the silent login')
    const [redirect, token] = (await replay(call)).requests.map(({ body }) => JSON.stringify(body))
    const challenge = /"codeChallenge":"([^"]+)"/.exec(redirect ?? '')?.[1]
    const verifier = /"codeVerifier":"([^"]+)"/.exec(token ?? '')?.[1] ?? ''
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge)
  })
})
