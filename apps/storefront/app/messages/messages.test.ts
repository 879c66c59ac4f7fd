import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './languages.ts'

const folder = new URL('.', import.meta.url)
const [first, ...others] = LANGUAGES
const areas = readdirSync(new URL(`${first}/`, folder))

/** Every message by its path: its kind, and whether a text is empty, as few are on purpose. */
function messagesOf(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return [[way, value.trim() === '' ? 'empty' : 'words']]
  if (typeof value !== 'object' || value === null) return [[way, typeof value]]
  return Object.entries(value).flatMap(([key, inner]) => messagesOf(inner, `${way}.${key}`))
}

const inLanguage = async (area: string, language: string) =>
  Object.fromEntries(messagesOf(await import(new URL(`${language}/${area}`, folder).href)))

describe('the messages of the shop', () => {
  it('have files with the same names in every language', () => {
    expect(areas.length).toBeGreaterThan(8)
    for (const language of others) {
      expect(readdirSync(new URL(`${language}/`, folder))).toEqual(areas)
    }
  })

  it.each(areas)('of %s are all there in every language, and no others', async (area) => {
    const words = await inLanguage(area, first)
    expect(Object.keys(words).length).toBeGreaterThan(0)
    for (const language of others) expect(await inLanguage(area, language)).toEqual(words)
  })
})
