import { addressesIn } from './addresses.ts'
import type { MoveOptions } from './alias.ts'
import { vitrine as vitePlugin } from './vite.ts'

/** An Astro integration, as far as this one goes. */
export interface VitrineIntegration {
  readonly name: string
  readonly hooks: {
    'astro:config:setup'(setup: { updateConfig(config: object): unknown }): Promise<void>
  }
}

/**
 * Points a storefront on Astro at your platform: on the server, in the browser and while it is built. Pictures
 * of the platform may pass through `astro:assets`. Settings as for the Vite plugin.
 * @throws {Error} at start when `VITRINE_API_URL` is missing
 * @example
 * // astro.config.mjs
 * export default defineConfig({ adapter: node({ mode: 'standalone' }), integrations: [vitrine()] })
 */
export const vitrine = (options: MoveOptions = {}): VitrineIntegration => ({
  name: '@vitrine/move',
  hooks: {
    async 'astro:config:setup'({ updateConfig }) {
      const { loadEnv } = await import('vite')
      const env = { ...loadEnv('', process.cwd(), ''), ...process.env }
      const { protocol, hostname, port } = new URL(addressesIn(env).mediaUrl)
      updateConfig({
        image: { remotePatterns: [{ protocol: protocol.slice(0, -1), hostname, port }] },
        vite: { plugins: [vitePlugin(options)] },
      })
    },
  },
})
