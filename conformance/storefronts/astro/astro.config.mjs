import node from '@astrojs/node'
import { vitrine } from '@vitrine/move/astro'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  security: { checkOrigin: false, allowedDomains: [{ hostname: 'localhost' }] },
  integrations: [vitrine({ client: process.env.STOREFRONT_CLIENT })],
})
