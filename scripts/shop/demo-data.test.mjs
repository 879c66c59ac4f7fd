import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeDemoData } from './demo-data.mjs'

/** @type {string} */
let folder
const holds = (/** @type {string[]} */ ...names) => {
  for (const name of names) writeFileSync(join(folder, name), 'x')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('removeDemoData', () => {
  it('removes the shop and its pictures, and leaves secrets and all other files', () => {
    holds('vitrine.db', 'vitrine.db-wal', 'demo.json', 'secrets.json', 'notes.txt')
    mkdirSync(join(folder, 'media'))
    writeFileSync(join(folder, 'media', 'bowl.webp'), 'x')
    removeDemoData(folder)
    expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'secrets.json'])
  })

  it("refuses a folder that isn't a data folder, and removes nothing", () => {
    holds('demo.json')
    mkdirSync(join(folder, 'media'))
    expect(() => removeDemoData(folder)).toThrow(/nothing was removed/)
    expect(readdirSync(folder).sort()).toEqual(['demo.json', 'media'])
  })

  it('has nothing to do for a missing or empty folder', () => {
    removeDemoData(folder)
    removeDemoData(join(folder, 'later'))
    expect(existsSync(join(folder, 'later'))).toBe(false)
  })
})
