import type { Addresses } from './addresses.ts'
import type { MoveOptions } from './alias.ts'
import { rewriteModule } from './rewrite.ts'
import { splitImports } from './split-imports.ts'

/** What webpack and Turbopack give a loader. */
interface LoaderContext {
  readonly resourcePath: string
  getOptions(): Addresses & Pick<MoveOptions, 'client'>
  callback(error: null, code: string, map: unknown): void
}

/** The loader of `withVitrine`: rewrites each module on its way into a bundle. */
export default function loader(this: LoaderContext, code: string, map: unknown): void {
  const options = this.getOptions()
  const split = options.client === 'ours' ? splitImports(code, this.resourcePath) : undefined
  this.callback(null, rewriteModule(split ?? code, this.resourcePath, options) ?? split ?? code, map)
}
