import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../calls/module.ts'
import type { Answer, Argument } from '../wire/forms.ts'

/** The providers that members may log in with, and the callback address to allow at each. */
export type ExternalLogins = Answer<wire.ExternalLogins>
/** What to change: `connections` replaces all of them; a secret that is left out stays. */
export type ExternalLoginsChange = Argument<wire.UpdateExternalLoginsRequest['externalLogins']>

/**
 * Returns which providers members may log in with. For owners and API keys.
 * @example const { connections, redirectUri } = await client.externalLogins.getExternalLogins()
 */
export const getExternalLogins: () => Promise<ExternalLogins> = /* @__PURE__ */ method(
  operations.getExternalLogins,
  () => ({}),
  { answers: 'externalLogins' },
)

/**
 * Sets which providers members may log in with. For owners and API keys.
 * @throws {CommerceError} `CONFLICT` when `revision` is outdated; `INVALID_ARGUMENT`
 * @example
 * const connection = { name: 'House of Ids', issuer: 'https://id.example', clientId, clientSecret, active: true }
 * await client.externalLogins.updateExternalLogins({ connections: [connection] })
 */
export const updateExternalLogins: (externalLogins: ExternalLoginsChange) => Promise<ExternalLogins> =
  /* @__PURE__ */ method(operations.updateExternalLogins, (externalLogins) => ({ externalLogins }), {
    answers: 'externalLogins',
  })
