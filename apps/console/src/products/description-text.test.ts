import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlToParagraphs, paragraphsToHtml } from './description-text.ts'

describe('a description as plain text', () => {
  it('is read back as it was written, whatever it contains', () => {
    const line = fc.string({ minLength: 1 }).map((text) => text.replace(/\s+/g, ' ').trim())
    const text = fc.array(line.filter(Boolean), { maxLength: 6 })
    fc.assert(
      fc.property(text, fc.constantFrom('\n', '\n\n'), (lines, between) => {
        const plain = lines.join(between)
        expect(htmlToParagraphs(paragraphsToHtml(plain))).toBe(plain)
      }),
    )
  })

  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<p>Fish &amp; chips</p>', 'Fish & chips'],
    ['Only text', 'Only text'],
    ['<ul><li>One</li></ul>', undefined],
    ['<p>A <strong>bold</strong> word</p>', undefined],
    ['<p>x</p><script>alert(1)</script>', undefined],
  ])('%s is %j', (html, text) => {
    expect(htmlToParagraphs(html)).toBe(text)
  })
})
