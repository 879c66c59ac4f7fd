import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from './chromium.mjs'

/** @type {string} */
let folder
/** @type {string} */
let browser

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-chromium-'))
  browser = join(folder, 'google-chrome')
  writeFileSync(browser, '#!/bin/sh\n')
  chmodSync(browser, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('findChromium', () => {
  it('prefers the one that CHROMIUM_PATH names', () => {
    expect(findChromium({ CHROMIUM_PATH: browser, PATH: '/usr/bin' })).toBe(browser)
  })

  it('rejects a CHROMIUM_PATH without a program', () => {
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'nothing') })).toThrow(/CHROMIUM_PATH/)
  })

  it('prefers the headless one', () => {
    const light = join(folder, 'chromium-headless-shell')
    writeFileSync(light, '#!/bin/sh\n')
    chmodSync(light, 0o755)
    expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(light)
    rmSync(light)
  })

  it("finds the system's", () => {
    expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(browser)
  })
})
