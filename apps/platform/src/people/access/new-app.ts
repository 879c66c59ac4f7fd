import type { Scope } from '@vitrine/contract'
import type { NewClient } from '../../floor/callers/oauth-clients.store.ts'
import { digestOf, newSecret } from '../../floor/callers/secret-text.ts'

interface App {
  readonly clientId: string
  readonly siteId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
}

/** Creates an app client with its secret: this is the only time that both are together. */
export const newApp = (app: App): { client: NewClient; secret: string } => {
  const secret = newSecret('vitrine_secret_')
  return {
    secret,
    client: { ...app, kind: 'app', redirectUris: [], origins: [], secretDigest: digestOf(secret) },
  }
}
