import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

/** Issue 13: what the frame loads before any page, compressed. */
const MOST_BYTES = 180_000
const dist = fileURLToPath(new URL('../dist/', import.meta.url))

it('loads little before the first page', () => {
  const html = readFileSync(`${dist}index.html`, 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\/console\/([^"]+\.js)"/g)].map(([, path]) => path)
  expect(scripts.length).toBeGreaterThan(0)
  const sizes = scripts.map((path) => gzipSync(readFileSync(`${dist}${path}`)).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES)
})
