import type { ExternalLogin, ExternalLoginTerms } from '@vitrine/contract'
import type { SealedSecrets } from '../../floor/callers/sealed-secrets.ts'
import type { Reader } from '../../floor/database/database.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'

/** A stored login provider for a site's members. */
export interface Connection {
  readonly id: string
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly sealedSecret?: string
  readonly active: boolean
}

/** The stored providers of a site. */
export interface Connections {
  readonly connections: readonly Connection[]
}

export const NO_CONNECTIONS: Connections = { connections: [] }

/** Lists a site's providers, inactive ones included. */
export const connectionsOf = async (reader: Reader, siteId: string): Promise<readonly Connection[]> =>
  ((await settingsStore.find<Connections>(reader, siteId, 'external-logins'))?.document ?? NO_CONNECTIONS)
    .connections

/** Finds an active provider. */
export const findConnection = async (
  reader: Reader,
  siteId: string,
  connectionId: string,
): Promise<Connection | undefined> =>
  (await connectionsOf(reader, siteId)).find(({ id, active }) => active && id === connectionId)

/** The place that a connection's secret is sealed for: only this issuer. */
export const placeOf = (siteId: string, { id, issuer }: Pick<Connection, 'id' | 'issuer'>): string =>
  JSON.stringify([siteId, id, issuer])

/** Shows a provider to an owner, without its secret. */
export const showConnection = ({ sealedSecret, ...shown }: Connection): ExternalLogin => ({
  ...shown,
  hasClientSecret: sealedSecret !== undefined,
})

/**
 * Reads providers as an owner sets them. A missing secret keeps the stored one, unless the issuer changed and
 * would learn it.
 */
export const connectionsFrom = (
  siteId: string,
  said: readonly (ExternalLoginTerms & { id: string })[],
  before: readonly Connection[],
  secrets: SealedSecrets,
): Connection[] =>
  said.map(({ id, name, issuer, clientId, active, clientSecret }) => {
    const known = before.find((other) => other.id === id && other.issuer === issuer)?.sealedSecret
    const sealed = clientSecret ? secrets.seal(clientSecret, placeOf(siteId, { id, issuer })) : known
    return { id, name, issuer, clientId, active, ...(sealed && { sealedSecret: sealed }) }
  })
