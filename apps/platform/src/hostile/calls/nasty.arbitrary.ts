import fc, { type Arbitrary } from 'fast-check'

const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)

/** Values that are known to break programs. */
const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.5,
  1e21,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  '',
  ' ',
  '0',
  '1e3',
  'NaN',
  'true',
  'null',
  '[object Object]',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u0000\uffff',
  '\u{10ffff}',
  '%',
  '_',
  '\\',
  "' OR '1'='1",
  "'; DROP TABLE carts; --",
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  '$where',
  '__proto__',
  'constructor',
  'toString',
  '00000000-0000-0000-0000-000000000000',
  '9999-12-31T23:59:59.999Z',
  'x'.repeat(40_000),
  '\u0130'.repeat(5000),
  [],
  [null],
  [[]],
  [[], {}],
  Array.from({ length: 101 }, () => ({})),
  Array.from({ length: 2000 }, (_, index) => index),
  {},
  { a: 1 },
  { $eq: 1 },
  JSON.parse('{"toString":"x","valueOf":"y","toJSON":1,"length":-1,"then":"z"}'),
  { constructor: { prototype: { polluted: true } } },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`k${index}`, index])),
  nested(19),
  nested(30),
]

/** Anything that JSON can carry, with known troublemakers first. */
export const nastyValues: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NASTY) },
  fc.array(fc.constantFrom(...NASTY.slice(0, 30)), { maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Text where a JSON value belongs, most of it invalid. */
const TOKENS = [
  '1e309',
  '-1e309',
  'NaN',
  'Infinity',
  'undefined',
  '01',
  '.5',
  '+1',
  '0x10',
  '1.0',
  '1e2',
  "'a'",
  '"\\ud800"',
  '"\\u0000"',
  '"\\x41"',
  '"\n"',
  '/* */ 1',
  '1,',
  '{"__proto__":{"polluted":true}}',
  '['.repeat(3000) + ']'.repeat(3000),
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
]

/** Changes to JSON text that break it, or leave it valid but different. */
export const mangledTexts: Arbitrary<(text: string) => string> = fc.oneof(
  fc.tuple(fc.constantFrom(...TOKENS), fc.nat()).map(
    ([token, which]) =>
      (text: string) =>
        inPlaceOfValue(text, token, which),
  ),
  fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((part) => (text: string) => text.slice(0, text.length * part)),
  fc.constant((text: string) => `\ufeff${text}`),
  fc.constant((text: string) => text + text),
  fc.constant((text: string) => `[${text}]`),
  fc.constant((text: string) => text.replace('{', '{"quantity":1,"quantity":-1,"query":0,')),
  fc.constant((text: string) => JSON.stringify(text)),
  fc.constant(() => ''),
  fc.string({ unit: 'binary' }).map((other) => () => other),
)

const inPlaceOfValue = (text: string, token: string, which: number): string => {
  const values = [...text.matchAll(/(?<=[:[,])("(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*|true|false|null)/g)]
  const value = values[which % Math.max(1, values.length)]
  if (!value) return token
  return text.slice(0, value.index) + token + text.slice(value.index + value[0].length)
}
