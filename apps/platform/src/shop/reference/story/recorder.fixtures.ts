import { createHash } from 'node:crypto'
import { ALGORITHMS, type InputOf, type Operation, type OutputOf } from '@vitrine/contract'
import { demoShop } from '@vitrine/demo'
import { DEMO_CLIENT_ID } from '../../../demo/demo-site.ts'
import { type Caller, pathOf } from '../../../testing/caller.ts'
import type { Example, Examples } from '../example.ts'

const GUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi
/** Signed or random texts, which differ in every run. */
const SECRET = /^[\w.~+/-]{40,}=*$|^vitrine_key_/
/** Ports, links for one use, codes of gift cards, and unique names of info sections. */
const CHANGING: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/localhost:(?!3000)\d+/g, 'localhost:4000'],
  [/\/r\/[\w-]{43}/g, '/r/…'],
  [/(\/pay(?:\/[\w-]+){3})\/[\w-]{43}/g, '$1/…'],
  [/^[A-Z\d]{4}(-[A-Z\d]{4}){3}$/, 'GIFT-CARD-CODE-7XQ2'],
  [/^\*+[A-Z\d]{4}$/, '************7XQ2'],
  [/^\d{10}\.[\da-z]{14,}$/, '1772452800.5f2c81d9a40001'],
  [/^(Washing|Drying|Ironing|How it is made) [\da-f]{8}$/, '$1 7c41e2d0'],
]
const MOST_ITEMS = 1
const LONGEST_TEXT = 200

/** The app that the demo shop's products belong to. */
export const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

/** Sends also what belongs into the query of an address. */
const make = async <O extends Operation>(
  caller: Caller,
  operation: O,
  input: InputOf<O>,
): Promise<OutputOf<O>> => {
  const { method, query, path } = operation
  const fits = (value: unknown) => method === 'GET' || Array.isArray(value) || typeof value !== 'object'
  const rest = Object.entries(Object(input)).filter(
    ([name, value]) => !path.includes(`:${name}`) && fits(value),
  )
  if (!/^(GET|DELETE)$/.test(method) || query || rest.length === 0) return caller.call(operation, input)
  const params = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
  const { status, body } = await caller.send(method, `${pathOf(operation, input)}?${params}`)
  if (status !== 200) throw new Error(`${operation.name} answered ${status}: ${JSON.stringify(body)}`)
  return body as OutputOf<O> // in tests, the platform checks its answers against the contract
}

/** Calls operations of a shop, and keeps one call of each in a form that is the same in every run. */
export const createRecorder = (clientId: string) => {
  const known = new Set(JSON.stringify([demoShop(), ALGORITHMS, STORES]).match(GUID))
  const names = new Map([[clientId, DEMO_CLIENT_ID]])
  const kept = new Map<string, Example>()

  /** Ids of the demo shop's own things stay; others get ones that depend on their order. */
  const steady = (id: string): string => {
    if (known.has(id) || /^(.)\1{7}-/.test(id)) return id
    const digest = createHash('sha256').update(`example ${names.size}`).digest('hex')
    const name = names.get(id) ?? digest.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
    names.set(id, name)
    return name
  }

  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shown)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shown(part)]))
    if (typeof value !== 'string') return value
    if (SECRET.test(value)) return '…'
    const whole = value.replace(GUID, steady)
    const text = CHANGING.reduce((left, [pattern, instead]) => left.replace(pattern, instead), whole)
    return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
  }

  return {
    /** Makes a call and keeps it as the example of its operation. */
    async record<O extends Operation>(
      by: Example['by'],
      caller: Caller,
      operation: O,
      input: InputOf<O>,
    ): Promise<OutputOf<O>> {
      const answer = await make(caller, operation, input)
      kept.set(operation.name, { by, input: shown(input), answer: shown(answer) })
      return answer
    },
    /** Makes a call that fails, and keeps it next to the one that worked. */
    async recordFailure<O extends Operation>(caller: Caller, operation: O, input: InputOf<O>): Promise<void> {
      const example = kept.get(operation.name)
      const { status, body } = await caller.try(operation, input)
      if (!example || status === 200) throw new Error(`${operation.name} answered ${status}`)
      const failure = { input: shown(input), status, answer: shown(body) }
      kept.set(operation.name, { ...example, failure })
    },
    /** A value in the form of the examples. */
    shown,
    examples: (): Examples => Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

export type Recorder = ReturnType<typeof createRecorder>
