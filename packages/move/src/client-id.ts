import type { Addresses } from './addresses.ts'

/** The variables that storefronts read their client id from, as the provider's guides and templates name them. */
export const CLIENT_ID_VARIABLES = [
  'WIX_CLIENT_ID',
  'NEXT_PUBLIC_WIX_CLIENT_ID',
  'PUBLIC_WIX_CLIENT_ID',
  'VITE_WIX_CLIENT_ID',
  'REACT_APP_WIX_CLIENT_ID',
] as const

/**
 * The client id under every name that a storefront may read it from; nothing when it keeps the one it has.
 * @param more - names that only this storefront uses
 */
export const clientIdVariables = (
  { clientId }: Addresses,
  more: readonly string[] = [],
): Readonly<Record<string, string>> =>
  clientId === undefined
    ? {}
    : Object.fromEntries([...CLIENT_ID_VARIABLES, ...more].map((name) => [name, clientId]))
