import { reactRouter } from '@react-router/dev/vite'
import { createRequestListener } from '@react-router/node'
import tailwindcss from '@tailwindcss/vite'
import type { ServerBuild } from 'react-router'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { LANGUAGES, languageOf } from './app/messages/languages.ts'
import { hostNames } from './server/known-hosts.js'
import { buildsOf } from './server/languages.js'

/** Serves the other languages in development, as `server.js` does in production. */
const languages: Plugin = {
  name: 'vitrine:languages',
  configureServer: (server) => () =>
    void server.middlewares.use(async (request, response, next) => {
      const address = request.originalUrl ?? ''
      if (languageOf(address) === LANGUAGES[0]) return next()
      try {
        const build = (await server.ssrLoadModule('virtual:react-router/server-build')) as unknown
        const translated = buildsOf(build as ServerBuild, LANGUAGES).get(languageOf(address))
        if (!translated) return next()
        await createRequestListener({ build: translated, mode: 'development' })(request, response)
      } catch (error) {
        next(error)
      }
    }),
}

/**
 * Takes the router's production build, which warns of nothing and weighs less. Its package names only the
 * development build.
 */
const routerForProduction: Plugin = {
  name: 'vitrine:router-for-production',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
}

/**
 * Code that every page needs is one file: a dozen small ones compress worse. React and its router are
 * separate files, because they stay the same when the shop changes.
 */
const FILES = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'router', test: /\/node_modules\/react-router\//, priority: 2 },
  {
    name: 'frame',
    test: /\/app\/(shop\.ts|components\/(icon|picture|notice|layout|prose|home\/SectionHead|cart\/(CartProvider|cart-context))|messages\/(messages|languages|use)|cart\/unanswered|components\/account\/use-(fresh-page|account-tabs)|components\/gallery\/sizes|components\/product\/Product(Grid|Card)|components\/price)|packages\/react\/src\/cart\/cart-data|vite\/preload-helper/,
    priority: 1,
  },
]

/** Our own packages are read from source, so a change in the client shows at once. */
export default defineConfig({
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FILES } } } } },
  },
  plugins: [tailwindcss(), languages, routerForProduction, reactRouter()],
  // Besides `localhost` and IP addresses; the built server uses the same list (server/known-hosts.js).
  server: { allowedHosts: hostNames(process.env) },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
})
