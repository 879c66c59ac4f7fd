import { type Reader, statement, type Transaction } from '../../database/database.ts'

/** A storefront that may ask for tokens. Public: it keeps no secret (RFC 6749, section 2.1). */
export interface OauthClient {
  readonly clientId: string
  readonly siteId: string
  readonly name: string
  /** Addresses a code may be sent to, compared exactly (RFC 9700, section 2.1). */
  readonly redirectUris: readonly string[]
  /** Origins that callbacks and web messages may go to. */
  readonly origins: readonly string[]
  readonly createdAt: number
}

interface OauthClientRow {
  client_id: string
  site_id: string
  name: string
  redirect_uris: string
  origins: string
  created_at: number
}

const findClient = statement<OauthClientRow>('SELECT * FROM oauth_clients WHERE client_id = ?')
const saveClient = statement(
  `INSERT INTO oauth_clients (client_id, site_id, name, redirect_uris, origins, created_at)
   VALUES (?, ?, ?, ?, ?, ?)
   ON CONFLICT (client_id) DO UPDATE SET name = excluded.name, redirect_uris = excluded.redirect_uris,
     origins = excluded.origins`,
)

export const oauthClientsStore = {
  find: async (reader: Reader, clientId: string): Promise<OauthClient | undefined> => {
    const row = await reader.first(findClient, clientId)
    return (
      row && {
        clientId: row.client_id,
        siteId: row.site_id,
        name: row.name,
        redirectUris: JSON.parse(row.redirect_uris),
        origins: JSON.parse(row.origins),
        createdAt: row.created_at,
      }
    )
  },
  save: (tx: Transaction, client: OauthClient): Promise<number> =>
    tx.run(
      saveClient,
      client.clientId,
      client.siteId,
      client.name,
      JSON.stringify(client.redirectUris),
      JSON.stringify(client.origins),
      client.createdAt,
    ),
}
