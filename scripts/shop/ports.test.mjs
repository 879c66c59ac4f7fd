import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isPortTaken, portSetting, portTakenSentence } from './ports.mjs'

describe('isPortTaken', () => {
  it.each(['127.0.0.1', undefined])('detects a server on %s, and that it has gone', async (host) => {
    const server = createServer().listen(0, host)
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await isPortTaken(port)).toBe(true)
    server.close()
    await once(server, 'close')
    expect(await isPortTaken(port)).toBe(false)
  })
})

describe('portSetting', () => {
  it('reads the variable, or uses the default if it is unset or empty', () => {
    expect(portSetting('PLATFORM_PORT', 4000, { PLATFORM_PORT: '4100' })).toBe(4100)
    expect(portSetting('PLATFORM_PORT', 4000, { PLATFORM_PORT: '' })).toBe(4000)
    expect(portSetting('PLATFORM_PORT', 4000, {})).toBe(4000)
  })

  it.each(['http', '0', '65536', '40.5'])('refuses %s and names the setting', (text) => {
    expect(() => portSetting('PLATFORM_PORT', 4000, { PLATFORM_PORT: text })).toThrow(/PLATFORM_PORT/)
  })
})

describe('portTakenSentence', () => {
  it('names the port, the setting and a command that works', () => {
    const sentence = portTakenSentence(4000, 'PLATFORM_PORT')
    expect(sentence).toContain('port 4000 is used')
    expect(sentence).toContain('PLATFORM_PORT=4001 npm start')
  })
})
