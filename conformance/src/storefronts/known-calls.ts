import { createRequire } from 'node:module'
import { PARTLY, RULES, type Rule } from '@vitrine/contract/rules'
import { LATER } from '@vitrine/platform/testing'

const require = createRequire(import.meta.url)

type Module = Readonly<Record<string, unknown>>

/** The public packages whose functions are listed: those that storefronts use, as far as they are installed. */
const PACKAGES: readonly [area: string, modules: Readonly<Record<string, Module>>][] = [
  ['data', require('@wix/data/meta')],
  ['ecom', require('@wix/ecom/meta')],
  ['identity', require('@wix/identity/meta')],
  ['members', require('@wix/members/meta')],
  ['redirects', require('@wix/redirects/meta')],
  ['reviews', require('@wix/reviews/meta')],
  ['stores', require('@wix/stores/meta')],
  // Modules that are installed without the rest of their package.
  ['business-tools', { siteProperties: require('@wix/auto_sdk_business-tools_site-properties/meta') }],
  [
    'crm',
    {
      contacts: require('@wix/auto_sdk_crm_contacts/meta'),
      labels: require('@wix/auto_sdk_crm_labels/meta'),
      submittedContact: require('@wix/auto_sdk_crm_submitted-contact/meta'),
    },
  ],
  ['categories', { categories: require('@wix/auto_sdk_categories_categories/meta') }],
  [
    'forms',
    {
      forms: require('@wix/auto_sdk_forms_forms/meta'),
      submissions: require('@wix/auto_sdk_forms_submissions/meta'),
    },
  ],
  ['media', { files: require('@wix/auto_sdk_media_files/meta') }],
]
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

interface Described {
  readonly httpMethod: string
  getUrl(context: { host: string }): string
}
/** The request that a function of a package makes, such as `GET /stores-reader/v1/products/:id`. */
const requestOf = (describe: unknown): string | undefined => {
  if (typeof describe !== 'function') return undefined
  const described: Partial<Described> = describe()
  if (!described.getUrl) return undefined
  const url = described.getUrl({ host: 'www.wixapis.com' })
  return `${described.httpMethod} ${new URL(url, 'https://www.wixapis.com').pathname}`
}

const segment = (path: string): string => path.replace(/:[^/]+/g, '*')

/** Every address of the hosted platform that ours answers too, with `*` for what differs from call to call. */
const answeredAddresses = (): Map<string, Rule> => {
  const found = new Map<string, Rule>()
  for (const rule of RULES) {
    const { name, service, method, path, query } = rule.operation
    if (LATER.includes(name) || service.name === 'vitrine') continue
    for (const base of service.bases.public)
      for (const one of query ? [method, 'POST'] : [method]) found.set(`${one} ${segment(base + path)}`, rule)
  }
  return found
}

/** What `npx @vitrine/move check` knows: which functions of the public packages the platform answers. */
export const knownCalls = () => {
  const addresses = answeredAddresses()
  const partly: Record<string, { fields: string; differs: string; isRare?: true }> = {}
  const packages: Record<string, Record<string, { answered?: string; missing?: string }>> = {}
  const unanswered = new Set<string>()
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
      if (!ruleFor(request) && isTakenForAnother(segment(request), addresses))
        unanswered.add(segment(request))
      const part = PARTLY[ruleFor(request)?.operation.name ?? '']
      if (part) partly[`${module}.${name}`] = { ...part, fields: part.fields.join(' ') }
    }
  }
  for (const [area, modules] of PACKAGES)
    for (const [module, described] of Object.entries(modules)) list(area, module, described)
  return { packages, partly, addresses: [...addresses.keys()].sort(), unanswered: [...unanswered].sort() }
}

/** Whether an address fits one with `*` without being that call: `/contacts/facets` isn't a contact's. */
const isTakenForAnother = (request: string, addresses: ReadonlyMap<string, Rule>): boolean =>
  !request.includes('*') &&
  [...addresses.keys()].some((known) =>
    new RegExp(`^${known.replace(/[.]/g, '\\.').replaceAll('*', '[^/]+')}$`).test(request),
  )
