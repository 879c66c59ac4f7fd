import table from './calls.json' with { type: 'json' }

/** A module of a public package, such as `products` of `@wix/stores`. */
export interface ModuleName {
  readonly package: string
  readonly module: string
}

/** What a platform does with a call. */
export type CallAnswer = 'answered' | 'partly' | 'missing'

interface KnownModule {
  readonly answered?: string
  readonly missing?: string
}
interface KnownPart {
  readonly fields: string
  readonly differs: string
  readonly isRare?: boolean
}

const MODULES: Readonly<Record<string, Readonly<Record<string, KnownModule>>>> = table.packages
const PARTLY: Readonly<Record<string, KnownPart>> = table.partly
const ADDRESSES: readonly { readonly method: string; readonly path: RegExp }[] = table.addresses.map(
  (line) => {
    const [method = '', path = ''] = line.split(' ')
    return { method, path: new RegExp(`^${path.replace(/[.]/g, '\\.').replaceAll('*', '[^/]+')}$`) }
  },
)

/** Addresses that fit one of those above, though a platform has no such call. */
const UNANSWERED: ReadonlySet<string> = new Set<string>(table.unanswered)

const camelCase = (kebab: string): string =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Returns the module that a package for one module is, such as `@wix/auto_sdk_stores_products-v-3`.
 * @returns undefined for packages with several modules
 */
export const moduleOfPackage = (name: string): ModuleName | undefined => {
  const [, area, module] = /^@wix\/auto_sdk_([a-z-]+)_(.+)$/.exec(name) ?? []
  return area && module ? { package: `@wix/${area}`, module: camelCase(module) } : undefined
}

/** Returns what is known about a function; undefined if the module has none of this name. */
export const answerTo = (module: ModuleName, name: string): CallAnswer | undefined => {
  const known = MODULES[module.package]?.[module.module]
  if (!known) return undefined
  if (known.answered?.split(' ').includes(name)) return 'answered'
  return known.missing?.split(' ').includes(name) ? 'missing' : undefined
}

/** Returns whether the public package with this module is known here at all. */
export const isKnownModule = ({ package: name, module }: ModuleName): boolean =>
  MODULES[name]?.[module] !== undefined

/** Returns the part of an answered call that a platform doesn't support; undefined if it supports all of it. */
export const partOf = (
  module: ModuleName,
  name: string,
): { fields: string[]; differs: string; isRare: boolean } | undefined => {
  const part = PARTLY[`${module.module}.${name}`]
  return part && { isRare: false, ...part, fields: part.fields.split(' ') }
}

/**
 * Returns whether a platform answers a plain request.
 * @param method - undefined if the code doesn't say
 */
export const answersAddress = (method: string | undefined, path: string): boolean =>
  !UNANSWERED.has(`${method ?? 'GET'} ${path}`) &&
  ADDRESSES.some((known) => known.path.test(path) && (method === undefined || known.method === method))
