import { createRequire } from 'node:module'
import { PARTLY, RULES, type Rule } from '@vitrine/contract/rules'
import { LATER } from '@vitrine/platform/testing'

/** The public packages whose functions are listed: those that storefronts use, as far as they are installed. */
const PACKAGES = ['data', 'ecom', 'identity', 'members', 'redirects', 'reviews', 'stores']
/** Packages for one module, and the module's name in the package that bundles it. */
const SINGLE: Readonly<Record<string, [area: string, module: string]>> = {
  auto_sdk_categories_categories: ['categories', 'categories'],
  auto_sdk_forms_forms: ['forms', 'forms'],
  auto_sdk_forms_submissions: ['forms', 'submissions'],
  auto_sdk_media_files: ['media', 'files'],
}
/** Functions of `items` that build their request step by step, which the package doesn't describe. */
const BUILT = {
  query: 'GET /wix-data/v2/items/query',
  aggregate: 'POST /wix-data/v2/items/aggregate',
  distinct: 'POST /wix-data/v2/items/query-distinct-values',
  count: 'POST /wix-data/v2/items/count',
  queryReferenced: 'POST /wix-data/v2/items/query-referenced',
  // The package's own description names another address.
  insertReference: 'POST /wix-data/v2/bulk/items/insert-references',
}

const require = createRequire(import.meta.url)

interface Described {
  readonly httpMethod: string
  getUrl(context: { host: string }): string
}
type Module = Readonly<Record<string, unknown>>

/** The request that a function of a package makes, such as `GET /stores-reader/v1/products/:id`. */
const requestOf = (describe: unknown): string | undefined => {
  if (typeof describe !== 'function') return undefined
  const described: Partial<Described> = describe()
  if (!described.getUrl) return undefined
  const url = described.getUrl({ host: 'www.wixapis.com' })
  return `${described.httpMethod} ${new URL(url, 'https://www.wixapis.com').pathname}`
}

const segment = (path: string): string => path.replace(/:[^/]+/g, '*')

/** Every address that the platform answers, with `*` for what differs from call to call. */
const answeredAddresses = (): Map<string, Rule> => {
  const found = new Map<string, Rule>()
  for (const rule of RULES) {
    const { name, service, method, path, query } = rule.operation
    if (LATER.includes(name)) continue
    for (const base of service.bases.public)
      for (const one of query ? [method, 'POST'] : [method]) found.set(`${one} ${segment(base + path)}`, rule)
  }
  return found
}

/** What `npx @vitrine/move check` knows: which functions of the public packages the platform answers. */
export const knownCalls = () => {
  const addresses = answeredAddresses()
  const partly: Record<string, { fields: string; differs: string }> = {}
  const packages: Record<string, Record<string, { answered?: string; missing?: string }>> = {}
  const list = (area: string, module: string, described: Module) => {
    const told = Object.entries(described).flatMap(([name, describe]) => {
      const request = requestOf(describe)
      return request ? [[name, request] as const] : []
    })
    const built = area === 'data' && module === 'items' ? Object.entries(BUILT) : []
    const requests = [...new Map([...told, ...built])]
    if (requests.length === 0) return
    const ruleFor = (request: string) => addresses.get(segment(request))
    const named = (isAnswered: boolean) =>
      requests
        .filter(([, request]) => (ruleFor(request) !== undefined) === isAnswered)
        .map(([name]) => name)
        .sort()
        .join(' ')
    const [answered, missing] = [named(true), named(false)]
    const modules = packages[`@wix/${area}`] ?? {}
    modules[module] = { ...(answered && { answered }), ...(missing && { missing }) }
    packages[`@wix/${area}`] = modules
    for (const [name, request] of requests) {
      const part = PARTLY[ruleFor(request)?.operation.name ?? '']
      if (part) partly[`${module}.${name}`] = { fields: part.fields.join(' '), differs: part.differs }
    }
  }
  for (const area of PACKAGES) {
    const modules: Readonly<Record<string, Module>> = require(`@wix/${area}/meta`)
    for (const [module, described] of Object.entries(modules)) list(area, module, described)
  }
  for (const [name, [area, module]] of Object.entries(SINGLE))
    list(area, module, require(`@wix/${name}/meta`))
  return { packages, partly, addresses: [...addresses.keys()].sort() }
}
