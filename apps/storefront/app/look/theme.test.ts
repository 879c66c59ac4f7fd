import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../../scripts/tests/chromium.mjs'

const THEME = readFileSync(new URL('../../server/theme.css', import.meta.url), 'utf8')
const ACCENTS = ['#8c3a20', '#1d5c4d', '#ffe600', '#0000ff', '#00ff66', '#ff00aa', '#000000', '#ffffff']
const PAPERS = ['#fbf9f5', '#ffffff', '#e8f0ff', '#ffd9d9', '#1a1a1a']
const TEXTS = ['ink', 'soft', 'accent'].flatMap((text) =>
  ['paper', 'raised', 'mat'].map((under): [string, string, number] => [text, under, 4.5]),
)
const PAIRS: [string, string, number][] = [
  ...TEXTS,
  ['paper', 'ink', 4.5],
  ['on-accent', 'accent', 4.5],
  ['line-strong', 'paper', 3],
  ['line-strong', 'raised', 3],
]

const executablePath = findChromium()

describe.skipIf(!executablePath)('colors from one accent and one paper', () => {
  let browser: TestBrowser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())

  it.each(['light', 'dark'] as const)('keep their contrast whichever they are (%s)', async (colorScheme) => {
    const page = await browser.newPage({ colorScheme })
    await page.setContent(`<style>${THEME}</style><canvas width="1" height="1"></canvas><p></p>`)
    for (const accent of ACCENTS)
      for (const paper of PAPERS) {
        const tooLow = await lowContrasts(page, accent, paper)
        expect(tooLow, `${accent} on ${paper}`).toEqual([])
      }
  })
})

/** Sets the two colors, and lists the pairs that are hard to read. */
const lowContrasts = (page: Page, accent: string, paper: string) =>
  page.evaluate(
    ({ accent, paper, pairs }) => {
      const root = document.documentElement
      root.style.setProperty('--shop-accent', accent)
      root.style.setProperty('--shop-paper', paper)
      const context = document.querySelector('canvas')?.getContext('2d', { willReadFrequently: true })
      const text = document.querySelector('p')
      if (!context || !text) throw new Error('The page has no canvas.')
      const luminance = (name: string) => {
        text.style.color = `var(--${name})`
        context.fillStyle = getComputedStyle(text).color
        context.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
          byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      return pairs.flatMap(([one, other, least]) => {
        const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
        const contrast = (high + 0.05) / (low + 0.05)
        return contrast < least ? [`${one} on ${other}: ${contrast.toFixed(2)}`] : []
      })
    },
    { accent, paper, pairs: PAIRS },
  )
