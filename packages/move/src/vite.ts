import type { Addresses } from './addresses.ts'
import { ALIASES, type MoveOptions } from './alias.ts'
import { startMoved } from './announce.ts'
import { clientIdVariables } from './client-id.ts'
import { rewriteModule } from './rewrite.ts'
import { splitImports } from './split-imports.ts'

/** A Vite plugin, as far as this one goes. */
export interface VitrinePlugin {
  readonly name: string
  readonly enforce: 'pre' | 'post'
  config?(config: { envDir?: string | false; root?: string }, env: { mode: string }): Promise<object>
  transform(code: string, id: string): { code: string; map: null } | undefined
}

/**
 * Points a storefront on Vite at your platform: in the browser, on the server and while it is built. Reads
 * `VITRINE_API_URL` and `VITRINE_CLIENT_ID` from the environment or the storefront's `.env` files.
 * @throws {Error} at start when `VITRINE_API_URL` is missing
 * @example
 * // vite.config.js
 * export default defineConfig({ plugins: [react(), vitrine()] })
 */
export const vitrine = (options: MoveOptions = {}): VitrinePlugin[] => {
  let addresses: Addresses
  let ids: Readonly<Record<string, string>> = {}
  const moves: VitrinePlugin = {
    name: 'vitrine',
    enforce: 'post',
    async config({ envDir, root = process.cwd() }, { mode }) {
      const { loadEnv } = await import('vite')
      const files = envDir === false ? {} : loadEnv(mode, envDir ?? root, '')
      addresses = startMoved({ ...files, ...process.env })
      ids = clientIdVariables(addresses, options.clientIdVariables)
      Object.assign(process.env, ids)
      const aliases = options.client === 'ours' ? ALIASES : {}
      return {
        // Exact names: `@wix/sdk/client` is another module.
        resolve: {
          alias: Object.entries(aliases).map(([from, replacement]) => ({
            find: new RegExp(`^${from}$`),
            replacement,
          })),
        },
        define: Object.fromEntries(
          Object.entries(ids).flatMap(([name, id]) => [
            [`import.meta.env.${name}`, JSON.stringify(id)],
            [`process.env.${name}`, JSON.stringify(id)],
          ]),
        ),
        // Node.js would load these as they are on disk.
        ssr: { noExternal: [/^@wix\//, /^@vitrine\/client/] },
      }
    },
    transform(code, id) {
      const split = options.client === 'ours' ? splitImports(code, id.replace(/\?.*$/, '')) : undefined
      const moved = rewriteModule(split ?? code, id, addresses) ?? split
      return moved === undefined ? undefined : { code: moved, map: null }
    },
  }
  /** Astro replaces variables by a plugin of its own, which comes before `define`. */
  const names: VitrinePlugin = {
    name: 'vitrine-client-id',
    enforce: 'pre',
    transform(code) {
      if (!code.includes('import.meta.env.')) return undefined
      const named = code.replace(/\bimport\.meta\.env\.(\w+)\b/g, (whole, name) =>
        ids[name] === undefined ? whole : JSON.stringify(ids[name]),
      )
      return named === code ? undefined : { code: named, map: null }
    },
  }
  return [names, moves]
}
