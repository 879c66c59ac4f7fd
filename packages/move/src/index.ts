export { type Addresses, addressesIn, type Environment } from './addresses.ts'
export { ALIASES, type MoveOptions } from './alias.ts'
export { CLIENT_ID_VARIABLES } from './client-id.ts'
export { rewriteModule } from './rewrite.ts'
