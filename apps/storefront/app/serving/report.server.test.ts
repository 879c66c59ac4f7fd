import { CommerceError } from '@vitrine/client'
import { expect, it, vi } from 'vitest'
import { report } from './report.server.ts'

it.each([
  [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'TimeoutError'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
])('says in one line why the platform was not reached: %s', (cause, reason) => {
  using printed = vi.spyOn(console, 'error').mockReturnValue()
  report(new CommerceError('Not reached', { code: 'NETWORK_ERROR', cause }))
  expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`doesn't answer (${reason}).`))
})
