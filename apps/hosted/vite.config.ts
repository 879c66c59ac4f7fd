import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/**
 * Built into static files that the platform serves. The nonce is a placeholder that the platform fills in per
 * answer; our own packages are read from source.
 */
export default defineConfig({
  base: '/hosted/',
  html: { cspNonce: '__NONCE__' },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { checkout: page('index.html'), login: page('login.html') } },
  },
})
