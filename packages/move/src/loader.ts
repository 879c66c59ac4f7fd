import type { Addresses } from './addresses.ts'
import { rewriteModule } from './rewrite.ts'

/** What webpack and Turbopack give a loader. */
interface LoaderContext {
  readonly resourcePath: string
  getOptions(): Addresses
  callback(error: null, code: string, map: unknown): void
}

/** The loader of `withVitrine`: rewrites each module on its way into a bundle. */
export default function loader(this: LoaderContext, code: string, map: unknown): void {
  this.callback(null, rewriteModule(code, this.resourcePath, this.getOptions()) ?? code, map)
}
