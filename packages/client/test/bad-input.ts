import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect } from 'vitest'
import { nowInSeconds } from '../src/auth/tokens.ts'
import { createClient, OAuthStrategy } from '../src/index.ts'

// biome-ignore lint/suspicious/noExplicitAny: called with what no type allows.
export type Wild = Record<string, any>
// biome-ignore lint/suspicious/noExplicitAny: called with what no type allows.
export type WildFunction = (...args: any[]) => unknown

/** Every entry point in package.json; the one that only has side effects has its own test. */
export const entries: Record<string, Wild> = {}
export const isModuleFunction = (value: unknown) =>
  typeof value === 'function' && Symbol.for('vitrine.bind') in value
const isModule = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).some(isModuleFunction)

/** The modules of all entry points, in the form a client takes them. */
export const allModules = () =>
  Object.fromEntries(
    Object.values(entries).flatMap((entry) => Object.entries(entry).filter(([, value]) => isModule(value))),
  )

export const tokens = {
  accessToken: { value: 'a', expiresAt: nowInSeconds() + 3600 },
  refreshToken: { value: 'r', role: 'member' as const },
}

/** Values that are useless wherever they are read. */
const WRONG = {
  id: {},
  url: 7,
  filename: '\ud800',
  geocode: 7,
  createdDate: {},
  lastUpdated: 'soon',
  body: '%',
}
const wrongAnswer = {
  ...WRONG,
  cart: { ...WRONG, lineItems: [{ image: { ...WRONG, id: 'i' }, url: 7 }], contactInfo: { address: 7 } },
  product: { ...WRONG, variants: 7, media: [] },
  products: { 0: WRONG },
  variants: [{ media: { image: { ...WRONG, id: 'i' }, video: { ...WRONG, id: 'i', posters: 7 } } }],
  checkout: { lineItems: [{ media: { ...WRONG, id: 'i' } }] },
  order: { lineItems: [{ image: { ...WRONG, id: 'i' } }] },
  identity: { identityProfile: { customFields: 7, addresses: [7] } },
  additionalData: 'text',
  redirectSession: null,
  metadata: 7,
  access_token: {},
}

/** Answers of status 200 that hold no JSON object. */
export const NO_ANSWERS: Record<string, string> = {
  'an HTML page': '<!doctype html><title>Proxy</title>',
  'an empty answer': '',
  'a truncated answer': '{"cart":{"id":',
  'a text': '"text"',
  null: 'null',
  'a list': '[]',
}
/** Answers that are JSON objects, but useless. */
export const ANSWERS: Record<string, string> = {
  'an empty object': '{}',
  'an object of wrong values': JSON.stringify(wrongAnswer),
}

/** The outcome of a call: what it threw, or undefined. Queries and pages are read to the end. */
export const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    const result = (await work()) as Wild
    if (typeof result?.find === 'function') await result.find()
  } catch (error) {
    return error ?? 'nothing'
  }
}
const load = async () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  for (const [name, { source }] of Object.entries<{ source: string }>(manifest.exports))
    if (name !== './redirect-hosted')
      entries[name] = await import(new URL(`../${source}`, import.meta.url).href)
}

/** Loads the entry points for a file of tests, which must leave no rejection unhandled. */
export const loadEntries = (): void => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  beforeAll(() => void process.on('unhandledRejection', note))
  beforeAll(load)
  afterAll(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
  })
}

export const clientAnswered = (fetch: typeof globalThis.fetch) => {
  const auth = OAuthStrategy({ clientId: 'c', tokens })
  const modules = allModules()
  const client: Wild = createClient({ apiUrl: 'https://shop.test', fetch, retries: 0, auth, modules })
  const functions = Object.keys(modules).flatMap((module) =>
    Object.entries<unknown>(client[module])
      .filter((entry): entry is [string, WildFunction] => isModuleFunction(modules[module][entry[0]]))
      .map(([name, fn]) => ({ name: `${module}.${name}`, fn, isEvent: /^on[A-Z]/.test(name) })),
  )
  return { auth, client, functions }
}
