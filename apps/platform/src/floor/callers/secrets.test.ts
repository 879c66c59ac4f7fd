import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSecrets } from './secrets.ts'

describe("a platform's secrets", () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-secrets-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const stored = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'))

  it('are created once, with 256 bits, complete and readable only by their owner, even with many starts at once', async () => {
    const file = join(folder, 'new', 'secrets.json')
    const opened = await Promise.all(Array.from({ length: 12 }, () => openSecrets(file)))
    const keys = opened.map(({ refreshKey }) => Buffer.from(refreshKey).toString('hex'))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\da-f]{64}$/)
    expect(new Set(opened.map(({ signingKeys: [key] }) => key?.kid)).size).toBe(1)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder, 'new'))).toEqual(['secrets.json'])
    const other = await openSecrets(join(folder, 'other.json'))
    expect(Buffer.from(other.refreshKey).toString('hex')).not.toBe(keys[0])
  })

  it('are rejected if short, missing, of another kind or not JSON', async () => {
    const file = join(folder, 'good.json')
    await openSecrets(file)
    const good = stored(file)
    const bad = [
      ...[{ refreshKey: 'A'.repeat(43) }, { refreshKey: 'changeme'.repeat(6) }],
      ...[{ refreshKey: '' }, { refreshKey: 'secret' }, { refreshKey: 'x'.repeat(42) }, { refreshKey: null }],
      ...[
        { signingKeys: [] },
        { signingKeys: undefined },
        { signingKeys: [{ kty: 'oct', k: 'AA', kid: 'a' }] },
      ],
    ]
    for (const change of bad) {
      writeFileSync(file, JSON.stringify({ ...good, ...change }))
      await expect(openSecrets(file), JSON.stringify(change)).rejects.toThrow()
    }
    writeFileSync(file, '{"refreshKey":')
    await expect(openSecrets(file)).rejects.toThrow('cannot be read')
    writeFileSync(file, JSON.stringify(good)) // the control
    expect((await openSecrets(file)).signingKeys).toHaveLength(1)
  })
})
