import { folded } from '@vitrine/contract/folded'
import { describe, expect, it } from 'vitest'
import { nameKey } from '../../floor/text/name-key.ts'
import { gramsIn, gramsOf } from './name-grams.ts'

describe('the parts of a name', () => {
  it('are every three neighbouring characters of the folded name, and the beginnings at its end', () => {
    expect(gramsOf('Jar 🏺')).toEqual(
      expect.arrayContaining(['jar', 'ar ', 'r 🏺', ' 🏺\u0001', '🏺\u0001\u0001']),
    )
    expect(gramsOf('Jar')).toContain('r\u0001\u0001') // for names that end with r
    expect(gramsOf('Jar').filter((gram) => /[A-Z]/.test(gram))).toEqual([])
  })

  it('include those of a name that is stored with separate accents', () => {
    const name = 'cafe\u0301 noir'
    expect(nameKey(name)).toContain('fe\u0301')
    expect(gramsOf(name)).toEqual(expect.arrayContaining(['afé', 'afe']))
  })

  it('of a searched text are its own, or a beginning if it is short', () => {
    expect(gramsIn('moon')).toEqual({ grams: ['moo', 'oon'] })
    expect(gramsIn('🏺a')).toEqual({ beginning: '🏺a' })
  })

  it('lose nothing by leaving out upper case: no folded text has any', () => {
    const cased: string[] = []
    for (let point = 1; point < 0x20000; point++) {
      if (point >= 0xd800 && point < 0xe000) continue
      const text = folded(String.fromCodePoint(point))
      if (text.toLowerCase() !== text) cased.push(text)
    }
    expect(cased).toEqual([])
  })
})
