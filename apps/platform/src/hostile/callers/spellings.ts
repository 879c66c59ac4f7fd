import * as checkoutPages from '@vitrine/contract/hosted-checkout'
import * as loginPages from '@vitrine/contract/hosted-identity'
import type { Rule } from '@vitrine/contract/rules'
import { RULES } from '@vitrine/contract/rules'
import Type, { type TSchema } from 'typebox'
import { fieldsOf, type Path } from '../calls/schema-paths.ts'

/** Other spellings of `ada@xn--bcher-kva.example` that every call must treat as the same address. */
export const SAME = [' Ada@Bücher.Example ', 'ADA@XN--BCHER-KVA.EXAMPLE', 'ada@bu\u0308cher.example']

/** Addresses that every call must reject before normalizing them. */
export const REFUSED = {
  'full-width letters': 'ａda@example.com',
  'a ligature': 'a\ufb01n@example.com',
  'the Kelvin sign': '\u212aate@example.com',
  'a dotless i': 'm\u0131ke@example.com',
  'a byte order mark': '\ufeffada@example.com',
  'a zero-width space': 'ada\u200b@example.com',
  'an ideographic full stop': 'ada@example。com',
  'a quoted mailbox': '"ada"@example.com',
  'a comment': 'ada(work)@example.com',
  'a folded line': 'ada@example\r\n .com',
  'another header': 'ada@example.com\r\nBcc: eve@example.com',
  'a space': 'ada @example.com',
  'a display name': 'Ada <ada@example.com>',
  'a list': 'ada@example.com,eve@example.com',
  'a network address': 'ada@[127.0.0.1]',
} as const

const isAddress = (schema: TSchema): boolean => Reflect.get(schema, 'format') === 'email'

/** Fields named like an address that nothing is sent to or looked up by. */
const NO_ADDRESS = new Set(['validateEmail email', 'SaveHostedDraftRequest draft.email'])

/** Finds the addresses in a schema; throws for a field that is named like one but is free text. */
const addressesIn = (name: string, schema: TSchema): Path[] => {
  const fields = fieldsOf(schema)
  const odd = fields.find(
    (field) =>
      Type.IsString(field.schema) &&
      !isAddress(field.schema) &&
      /mail/i.test(String(field.path.filter((step) => typeof step === 'string').at(-1))) &&
      !NO_ADDRESS.has(`${name} ${field.path.join('.')}`),
  )
  if (odd) throw new Error(`${name} allows free text for an address: ${odd.path.join('.')}`)
  const paths = fields.filter((field) => isAddress(field.schema)).map(({ path }) => path)
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()]
}

/** Every operation with an address, and where. */
export const OPERATIONS_WITH_ADDRESS: readonly { rule: Rule; path: Path }[] = RULES.flatMap((rule) =>
  addressesIn(rule.operation.name, rule.input).map((path) => ({ rule, path })),
)

/** Every hosted page's request with an address, and where. */
export const PAGES_WITH_ADDRESS: readonly { title: string; schema: TSchema; path: Path }[] =
  Object.entries<TSchema>({
    ...loginPages,
    ...checkoutPages,
  })
    .filter(([title]) => title.endsWith('Request'))
    .flatMap(([title, schema]) => addressesIn(title, schema).map((path) => ({ title, schema, path })))
