import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Addresses } from './addresses.ts'
import { rewriteModule } from './rewrite.ts'

/** Node.js from 22.15: hooks for `import` and `require` in this thread. */
type RegisterHooks = (hooks: {
  load(url: string, context: object, next: (url: string, context: object) => Loaded): Loaded
}) => unknown
interface Loaded {
  readonly format: string
  readonly source?: string | Uint8Array | null
  readonly shortCircuit?: boolean
}

/** The provider's packages, and what isn't in a package: the storefront's own code. */
const isMoved = (path: string): boolean =>
  !/[\\/]node_modules[\\/]/.test(path) || /[\\/]node_modules[\\/]@wix[\\/]/.test(path)

/** Rewrites the provider's and the storefront's modules while Node.js loads them. */
export const hookLoading = (addresses: Addresses): void => {
  const registerHooks: RegisterHooks | undefined = Reflect.get(nodeModule, 'registerHooks')
  if (registerHooks) {
    registerHooks({ load: (url, context, next) => rewritten(next(url, context), url, addresses) })
    return
  }
  nodeModule.register('./node-hooks.js', import.meta.url, { data: addresses })
  hookRequire(addresses)
}

/** What a module holds once the addresses in it are replaced. */
export const rewritten = <Made extends Loaded>(loaded: Made, url: string, addresses: Addresses): Made => {
  const isCode = url.startsWith('file:') && /module|commonjs/.test(loaded.format)
  if (!loaded.source || !isCode || !isMoved(url)) return loaded
  const code = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
  return { ...loaded, source: rewriteModule(code, fileURLToPath(url), addresses) ?? code }
}

/** Before 22.15 the hooks don't see `require`. */
const hookRequire = (addresses: Addresses): void => {
  const { prototype } = nodeModule.Module
  const compile: unknown = Reflect.get(prototype, '_compile')
  if (typeof compile !== 'function') return
  Reflect.set(prototype, '_compile', function (this: object, code: string, file: string, ...rest: unknown[]) {
    const moved = isMoved(file) ? rewriteModule(code, file, addresses) : undefined
    return Reflect.apply(compile, this, [moved ?? code, file, ...rest])
  })
}
