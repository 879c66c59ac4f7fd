import type { Operation } from '@vitrine/contract'
import type { Rule } from '@vitrine/contract/rules'
import fc, { type Arbitrary } from 'fast-check'
import type { Answer, Caller } from '../../testing/index.ts'
import { mangledTexts, nastyValues } from './nasty.arbitrary.ts'
import { fieldsOf, type Path, withValueAt } from './schema-paths.ts'

/** A call that is valid except for one thing; it is built once a valid input is known. */
export interface Attack {
  readonly rule: Rule
  readonly path: Path
  readonly value: unknown
  readonly form: 'json' | 'mangled' | 'form' | 'query text'
  readonly mangle: (text: string) => string
  readonly headers: Readonly<Record<string, string>>
}

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'idempotency-key': 'once' },
  { 'idempotency-key': 'x'.repeat(256) },
  { 'idempotency-key': '\u00ff\u00fe' },
  { 'x-vitrine-currency': 'JPY' },
  { 'x-vitrine-currency': '__proto__' },
  { 'x-wix-consistent': '-1e999' },
  { 'x-wix-consistent': String(2 ** 53) },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json;' },
  { 'content-type': 'x' },
  { 'content-encoding': 'gzip' },
  { authorization: '' },
  { authorization: 'Bearer x' },
  { authorization: 'OauthNG.JWS.eyJhbGciOiJub25lIn0.e30.' },
  { 'x-wix-bi-gateway': `method-fqn=${'a.'.repeat(3000)}` },
  { 'x-forwarded-for': '::ffff:1, ../../etc' },
  { host: 'evil.example' },
  { accept: '\u00e9' },
]

/** Attacks on the given operations: each replaces one field, or corrupts text or headers. */
export const attacksOn = (rules: readonly Rule[]): Arbitrary<Attack> => {
  const fields = new Map(rules.map((rule) => [rule, fieldsOf(rule.input)]))
  return fc
    .record({
      rule: fc.constantFrom(...rules),
      place: fc.nat(),
      value: nastyValues,
      form: fc.oneof(
        { weight: 6, arbitrary: fc.constant('json' as const) },
        fc.constantFrom('mangled' as const, 'form' as const, 'query text' as const),
      ),
      mangle: mangledTexts,
      headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.constantFrom(...HEADERS)),
    })
    .map(({ place, ...attack }) => {
      const known = fields.get(attack.rule) ?? []
      return { ...attack, path: known[place % known.length]?.path ?? [] }
    })
}

/** Runs an attack. @param valid - a valid input */
export const strike = (caller: Caller, attack: Attack, valid: unknown): Promise<Answer> => {
  const { operation } = attack.rule
  const input = withValueAt(valid, attack.path, attack.value)
  const json = JSON.stringify(input) ?? ''
  const text = attack.form === 'mangled' ? attack.mangle(json) : json
  const headers = Object.fromEntries(Object.entries(attack.headers).filter(([name]) => name !== 'host'))
  const address = addressOf(operation, input, valid)
  if (attack.form === 'query text')
    return caller.send(
      operation.method,
      withQuery(address, queryText(input)),
      operation.method === 'GET' ? undefined : '{}',
      headers,
    )
  if (attack.form === 'form')
    return caller.send('POST', address, queryText(input), {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
    })
  if (operation.query && text.length < 4000 && text.length % 2 === 0)
    return caller.send('GET', withQuery(address, `.r=${encoded(text)}`), undefined, headers)
  return caller.send(operation.query ? 'POST' : operation.method, address, bodyOf(operation, text), headers)
}

const bodyOf = ({ method, query }: Operation, text: string): string | undefined =>
  method === 'GET' && !query ? undefined : text

/** Node itself answers addresses longer than it reads; other tests cover that. */
const withQuery = (address: string, query: string): string => `${address}?${query.slice(0, 12_000)}`

/** Half of a surrogate pair can't be written in an address. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

const encoded = (text: string): string => Buffer.from(wellFormed(text)).toString('base64url')

/** Parameters come from the attacked input if it has text for them, otherwise from the valid one. */
const addressOf = ({ service, path }: Operation, input: unknown, valid: unknown): string =>
  (service.bases.public[0] ?? '') +
  path.replace(/:([\w.]+)/g, (_, name: string) => {
    const value = textAt(input, name.split('.')) ?? textAt(valid, name.split('.')) ?? 'x'
    return encodeURIComponent(wellFormed(value)).replaceAll('.', '%2e').slice(0, 3000)
  })

const textAt = (value: unknown, [name, ...rest]: readonly string[]): string | undefined => {
  if (name === undefined) return typeof value === 'string' && value !== '' ? value : undefined
  return typeof value === 'object' && value !== null ? textAt(Reflect.get(value, name), rest) : undefined
}

/** Writes an input as `a.b=c` with repeated keys for lists, as in query strings and forms. */
const queryText = (value: unknown, path = ''): string => {
  if (Array.isArray(value)) return value.map((item) => queryText(item, path)).join('&')
  if (typeof value !== 'object' || value === null)
    return `${path}=${encodeURIComponent(wellFormed(String(value)))}`
  return Object.entries(value)
    .map(([name, held]) => queryText(held, (path && `${path}.`) + encodeURIComponent(wellFormed(name))))
    .join('&')
}
