import { expect, it } from 'vitest'
import { readJsonObject } from './json-body.ts'

// Fails with JSON.parse: a name with half an emoji changed after export and import.
it.each([
  ['half of a pair as U+FFFD', String.raw`x\ud83d`, 'x\ufffd'],
  ['the other half as U+FFFD', String.raw`\uDE00x`, '\ufffdx'],
  ['halves in the wrong order as two', String.raw`\ude00\ud83d`, '\ufffd\ufffd'],
  ['a pair as it is', String.raw`\ud83d\ude00`, '\u{1f600}'],
  ['a pair behind half of one', String.raw`\ud83d\ud83d\ude00`, '\ufffd\u{1f600}'],
  ['an escaped backslash as it is', String.raw`\\ud83d`, String.raw`\ud83d`],
  ['half of a pair behind an escaped backslash', String.raw`\\\ud83d`, '\\\ufffd'],
])('reads %s', (_what, printed, text) => {
  expect(readJsonObject(`{"text":"${printed}","${printed}":1}`)).toEqual({ text, [text]: 1 })
})

it("rejects escapes that JSON doesn't have", () => {
  expect(() => readJsonObject(String.raw`{"text":"\UD83D"}`)).toThrow()
})
