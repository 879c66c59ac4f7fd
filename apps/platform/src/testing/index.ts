/** What tests need of the platform: a real one in a temporary folder. */

export { logInForCode, openConsole, REDIRECT_URI } from '../features/access/authorize/console.fixtures.ts'
export { codeFor, linkFor, mailed } from '../features/identity/identity.fixtures.ts'
export { createServer } from '../http/server.ts'
export { type Answer, type Caller, createCaller } from './caller.ts'
export { openDemoShop } from './demo-shop.ts'
export { freePort } from './free-port.ts'
export { openProvider, type TestProvider } from './oidc-provider.ts'
export { startPostgres } from './postgres-server.ts'
export { productQueryPlan } from './query-plan.ts'
export { openShop, type Shop, type ShopOptions } from './shop.ts'
export { sizesOf } from './sizes-of.ts'
export {
  keptPostgresEngine,
  keptSqliteEngine,
  postgresEngine,
  sqliteEngine,
  type TestEngine,
} from './test-engine.ts'
