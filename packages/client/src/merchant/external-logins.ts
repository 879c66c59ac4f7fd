import type * as wire from '@vitrine/contract'
import * as operations from '@vitrine/contract/operations'
import { method } from '../module.ts'
import type { Answer, Argument } from '../wire/forms.ts'

/** The providers that members may log in by, and where each must be allowed to lead back to. */
export type ExternalLogins = Answer<wire.ExternalLogins>
/** What to change of it: `connections` replaces all of them; a secret that is not said stays. */
export type ExternalLoginsChange = Argument<wire.UpdateExternalLoginsRequest['externalLogins']>

/** Reads which providers members may log in by. For owners and API keys. */
export const getExternalLogins: () => Promise<ExternalLogins> = /* @__PURE__ */ method(
  operations.getExternalLogins,
  () => ({}),
  { answers: 'externalLogins' },
)

/**
 * Settles which providers members may log in by. For owners and API keys.
 *
 * @throws {CommerceError} `CONFLICT` when `revision` is not the present one; `INVALID_ARGUMENT`
 * @example
 * const connection = { name: 'House of Ids', issuer: 'https://id.example', clientId, clientSecret, active: true }
 * await client.externalLogins.updateExternalLogins({ connections: [connection] })
 */
export const updateExternalLogins: (externalLogins: ExternalLoginsChange) => Promise<ExternalLogins> =
  /* @__PURE__ */ method(operations.updateExternalLogins, (externalLogins) => ({ externalLogins }), {
    answers: 'externalLogins',
  })
