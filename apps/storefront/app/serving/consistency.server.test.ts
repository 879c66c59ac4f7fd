import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { MARK, markCookie, watchMark } from './consistency.server.ts'

describe('the mark of a write', () => {
  it('is carried from one request of a visitor to the next', async () => {
    const platform = createServer((request, response) => {
      if (request.method === 'POST') response.setHeader(MARK, '1795189592565')
      response.end()
    }).listen(0)
    const url = `http://localhost:${(platform.address() as AddressInfo).port}`
    const first = watchMark(null)
    expect([first.earlier, first.written()]).toEqual([undefined, undefined])
    await first.fetch(url)
    expect(first.written()).toBe(undefined)
    await first.fetch(url, { method: 'POST' })
    await first.fetch(url)
    const cookie = markCookie(first.written() ?? '')
    expect(cookie).toBe('vitrine_consistent=1795189592565; Path=/; Max-Age=60; HttpOnly; SameSite=Lax')
    expect(watchMark(`a=b; ${cookie}`).earlier).toBe('1795189592565')
    platform.close()
  })

  it('is not sent on if it is invalid', () => {
    for (const text of ['', 'a b', 'x'.repeat(201), 'ü', '1\r\nX: y'])
      expect(watchMark(`vitrine_consistent=${text}`).earlier).toBe(undefined)
  })
})
