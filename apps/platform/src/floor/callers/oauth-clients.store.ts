import type { Scope } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../database/database.ts'

/**
 * The kind of a client. `storefront` and `console` are public clients without a secret (RFC 6749, section
 * 2.1), one for visitors and members, the other for merchants. An `app` has a secret and acts for itself.
 */
export type ClientKind = 'storefront' | 'console' | 'app'

/** The versions of the catalog that a client can be written for. */
export const TOLD_VERSIONS = ['V1_CATALOG', 'V3_CATALOG'] as const
export type ToldVersion = (typeof TOLD_VERSIONS)[number]

export interface OauthClient {
  readonly clientId: string
  readonly siteId: string
  readonly kind: ClientKind
  readonly name: string
  /** Addresses that may receive a code, compared exactly (RFC 9700, section 2.1). */
  readonly redirectUris: readonly string[]
  /** Origins that may receive callbacks and web messages. */
  readonly origins: readonly string[]
  /** The digest of an app's secret. */
  readonly secretDigest: string | null
  /** What an app may do. */
  readonly scopes: readonly Scope[]
  /** The catalog version reported to it. Both versions answer its calls. */
  readonly catalogVersion: ToldVersion
  /** Milliseconds since 1970, like `revokedAt`. */
  readonly createdAt: number
  readonly revokedAt: number | null
}

/** A client to save; a public storefront by default. */
export type NewClient = Omit<
  OauthClient,
  'kind' | 'secretDigest' | 'scopes' | 'catalogVersion' | 'revokedAt'
> &
  Partial<Pick<OauthClient, 'kind' | 'secretDigest' | 'scopes'>>

interface OauthClientRow {
  client_id: string
  site_id: string
  kind: ClientKind
  name: string
  redirect_uris: string
  origins: string
  secret_digest: string | null
  scopes: string
  catalog_version: ToldVersion
  created_at: number
  revoked_at: number | null
}

const findClient = statement<OauthClientRow>('SELECT * FROM oauth_clients WHERE client_id = ?')
const listConsoles = statement<OauthClientRow>(
  `SELECT * FROM oauth_clients WHERE kind = 'console' AND revoked_at IS NULL ORDER BY created_at, client_id LIMIT 1000`,
)
const saveClient = statement(
  `INSERT INTO oauth_clients
     (client_id, site_id, kind, name, redirect_uris, origins, secret_digest, scopes, created_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (client_id) DO UPDATE SET name = excluded.name, redirect_uris = excluded.redirect_uris,
     origins = excluded.origins`,
)
const tellVersion = statement(
  'UPDATE oauth_clients SET catalog_version = ? WHERE client_id = ? AND revoked_at IS NULL',
)
const revokeClient = statement(
  'UPDATE oauth_clients SET revoked_at = ? WHERE site_id = ? AND client_id = ? AND revoked_at IS NULL',
)

const clientOf = (row: OauthClientRow): OauthClient => ({
  clientId: row.client_id,
  siteId: row.site_id,
  kind: row.kind,
  name: row.name,
  redirectUris: JSON.parse(row.redirect_uris),
  origins: JSON.parse(row.origins),
  secretDigest: row.secret_digest,
  scopes: JSON.parse(row.scopes),
  catalogVersion: row.catalog_version,
  createdAt: row.created_at,
  revokedAt: row.revoked_at,
})

export const oauthClientsStore = {
  find: async (reader: Reader, clientId: string): Promise<OauthClient | undefined> => {
    const row = await reader.first(findClient, clientId)
    return row && clientOf(row)
  },
  /** The first thousand back offices of all shops, oldest first. */
  consoles: async (reader: Reader): Promise<OauthClient[]> => (await reader.all(listConsoles)).map(clientOf),
  /** Adds a client. Updates only name and addresses if it exists. */
  save: (tx: Transaction, client: NewClient): Promise<number> =>
    tx.run(
      saveClient,
      client.clientId,
      client.siteId,
      client.kind ?? 'storefront',
      client.name,
      JSON.stringify(client.redirectUris),
      JSON.stringify(client.origins),
      client.secretDigest ?? null,
      JSON.stringify(client.scopes ?? []),
      client.createdAt,
    ),
  /** Sets the catalog version reported to a client; returns whether the client exists. */
  tellVersion: async (tx: Transaction, clientId: string, version: ToldVersion): Promise<boolean> =>
    (await tx.run(tellVersion, version, clientId)) === 1,
  /** Revokes a client and everything issued to it. */
  revoke: (tx: Transaction, siteId: string, clientId: string, now: number): Promise<number> =>
    tx.run(revokeClient, now, siteId, clientId),
}
