import { defaultClientConditions, defineConfig } from 'vite'

/**
 * Built into static files that the platform serves. The nonce is a placeholder that the platform fills in per
 * answer; our own packages are read from source.
 */
export default defineConfig({
  base: '/console/',
  html: { cspNonce: '__NONCE__' },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Mantine marks its components for servers that render; there is none here.
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      // Parts of the client that every call needs stay in one file, also if only a lazy page needs a further one.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'calls',
              test: /client.src.(wire|calls).(values|module)\.ts|declare.(operation|enumeration)\.ts/,
            },
          ],
        },
      },
    },
  },
})
