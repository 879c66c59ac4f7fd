import { expect, it } from 'vitest'
import { oneLine } from './one-line.ts'

it('makes one line of any text with line breaks', () => {
  expect(oneLine(' a\r\nBcc: b\u2028c\u0085d\te\0 ')).toBe('a Bcc: b c d e')
})
