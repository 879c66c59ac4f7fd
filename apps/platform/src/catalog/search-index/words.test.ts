import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'
import { distanceBetween, isCorrectable, trigramsOf } from './trigrams.ts'
import { normalized, soughtWords, wordsOf } from './words.ts'

describe('words', () => {
  it.each([
    ['Moon Jar', ['moon', 'jar']],
    ['Crème BRÛLÉE, naïve', ['creme', 'brulee', 'naive']],
    ['Øresund Straße łódź Æther', ['oresund', 'strasse', 'lodz', 'aether']],
    ['ΟΔΟΣ οδός Ёлка', ['οδοσ', 'елка']],
    ['ﬁne ＦＵＬＬ ½', ['fine', 'full', '1', '2']],
    ["potter's potter’s 'quoted'", ['potters', 'quoted']],
    ['MUG-RL/30×40 cm', ['mug', 'rl', '30', '40', 'cm']],
    ['Vitrine™ ©2025', ['vitrine', '2025']],
    ['moon Moon MOON', ['moon']],
    ['가나 각', ['가나', '각']],
    ['हिन्दी शब्द', ['हिन्दी', 'शब्द']],
    ['cup☕️ 👩‍🎨 🇩🇪', ['cup', '☕', '👩', '🎨', '🇩🇪']],
    ['% _ \\ \' " * ; --', []],
    ['', []],
    ['\ud800 \u0000 \uffff', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
    expect(soughtWords(text)).toEqual(words)
  })

  it('of scripts without spaces are pairs, so that any part is found', () => {
    expect(wordsOf('青い花瓶set')).toEqual(['青い', 'い花', '花瓶', '瓶', 'set'])
    expect(soughtWords('花瓶')).toEqual(['花瓶'])
    expect(soughtWords('花')).toEqual(['花'])
    expect(wordsOf('コーヒー')).toEqual(['コー', 'ーヒ', 'ヒー', 'ー'])
    expect(wordsOf('ถ้วยชา').length).toBeGreaterThan(3)
  })

  it('are cut if they are too long, and normalizing them again changes nothing', () => {
    expect(wordsOf('x'.repeat(200))).toEqual(['x'.repeat(40)])
    for (const text of ['İstanbul', 'ǰ ŉ ΐ', 'が ガ ｶﾞ', 'ﷺ'])
      expect(normalized(normalized(text))).toBe(normalized(text))
  })
})

describe('the text of a description', () => {
  it.each([
    ['<p>Two <b>b</b>owls</p><p>thrown</p>', 'Two bowls thrown'],
    ['salt&nbsp;&amp;&#32;ash &lt;raw&gt; &#x6d;ug &eacute; &#9999999;', 'salt & ash <raw> mug'],
    ['a < b > c <<<<', 'a c <<<<'],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html).replace(/\s+/g, ' ').trim()).toBe(text)
  })

  it('is found in time proportional to its length', () => {
    const startedAt = process.cpuUsage()
    for (const piece of ['<', '&', '<a ', '&#', "'a"]) plainText(piece.repeat(40_000))
    wordsOf("a'".repeat(40_000))
    const { user, system } = process.cpuUsage(startedAt) // not the time: other processes may have the CPU
    expect(user + system).toBeLessThan(1_000_000)
  })
})

describe('misspelled words', () => {
  it.each([
    ['moon', 'moon', 0],
    ['mono', 'moon', 1],
    ['moom', 'moon', 1],
    ['omon', 'moon', 1],
    ['ceramcs', 'ceramics', 1],
    ['ab', 'ba', 1],
    ['', 'abc', 3],
  ])('%s is %s after some changes', (one, other, changes) => {
    expect(distanceBetween(one, other, 3)).toBe(changes)
    expect(distanceBetween(other, one, 3)).toBe(changes)
  })

  it('are simply too far away beyond a limit', () => {
    expect(distanceBetween('porcelain', 'moon', 2)).toBe(3)
  })

  it('share three letters in a row, or an end', () => {
    expect(trigramsOf('moon')).toEqual(['$mo', 'moo', 'oon', 'on$'])
  })

  it('consist of letters', () => {
    expect(['moon', 'луна', 'mo', 'm00n', '花瓶', '30'].filter(isCorrectable)).toEqual(['moon', 'луна'])
  })
})
