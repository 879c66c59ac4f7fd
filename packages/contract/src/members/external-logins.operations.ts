import type { Empty } from '../empty.schemas.ts'
import { operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type { ExternalLoginsResponse, UpdateExternalLoginsRequest } from './external-logins.schemas.ts'

/** Reads which providers members can log in with. */
export const getExternalLogins = /* @__PURE__ */ operation<Empty, ExternalLoginsResponse>(
  'getExternalLogins',
  vitrine,
  'GET',
  '/v1/settings/external-logins',
)

/** Sets which providers members can log in with. */
export const updateExternalLogins = /* @__PURE__ */ operation<
  UpdateExternalLoginsRequest,
  ExternalLoginsResponse
>('updateExternalLogins', vitrine, 'PATCH', '/v1/settings/external-logins')
