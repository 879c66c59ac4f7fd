import { describe, expect, it } from 'vitest'
import { type Block, htmlOf, type Look } from './layout.ts'

const look: Look = {
  shopName: 'Shop',
  shopUrl: 'https://shop.example',
  accent: '#22507a',
  inTheDark: { accent: '#7fb0dd', onAccent: '#000000' },
}
const MARK = '"><img src=x onerror=alert(1)>\'&'
const ESCAPED = '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;'

const html = (blocks: readonly Block[], changed: Partial<Look> = {}, subject = 'Subject') =>
  htmlOf(blocks, { ...look, ...changed }, 'en', subject)
const row = (part: { label?: string; value?: string; isSum?: boolean }): Block[] => [
  { kind: 'rows', rows: [{ label: 'Jar', value: '€1.00', ...part }] },
]

// One field at a time: today's mails fill some of them only with our own words, so no test of a whole mail
// covers them.
describe('the HTML of a mail escapes', () => {
  it.each([
    ['a heading', html([{ kind: 'heading', text: MARK }])],
    ['a paragraph', html([{ kind: 'paragraph', text: MARK }])],
    ['a note', html([{ kind: 'note', text: MARK }])],
    ['a code', html([{ kind: 'code', text: MARK }])],
    ['the label of a link', html([{ kind: 'link', label: MARK, url: 'https://shop.example' }])],
    ['the address of a link', html([{ kind: 'link', label: 'Open', url: MARK }])],
    ['the label of a row', html(row({ label: MARK }))],
    ['the value of a row', html(row({ value: MARK }))],
    ['the value of a total', html(row({ value: MARK, isSum: true }))],
    ['the name of the shop', html([], { shopName: MARK })],
    ['the address of the shop', html([], { shopUrl: MARK })],
    ['the subject', html([], {}, MARK)],
    ['the colour of a link', html([{ kind: 'link', label: 'Open', url: '/' }], { accent: MARK })],
    ['a colour in dark mode', html([], { inTheDark: { accent: MARK, onAccent: '#000000' } })],
    ['the text colour on it', html([], { inTheDark: { accent: '#7fb0dd', onAccent: MARK } })],
  ])('%s', (_place, page) => {
    expect(page).toContain(ESCAPED)
    expect(page).not.toContain(MARK)
  })
})

it.each(['123456', 'ABCD-EFGH-JKLM-NPQR'])('shows the code %s in one line of a small phone', (code) => {
  const [, size, spacing] =
    /font:600 (\d+)px[^"]*letter-spacing:(\.\d+)em/.exec(html([{ kind: 'code', text: code }])) ?? []
  const widthOfDigit = Number(size) * (0.61 + Number(spacing)) // the widest of these faces
  expect(code.length * widthOfDigit).toBeLessThanOrEqual(320 - 2 * 20)
})
