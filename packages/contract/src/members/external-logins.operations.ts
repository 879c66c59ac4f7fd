import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type { ExternalLoginsResponse, UpdateExternalLoginsRequest } from './external-logins.schemas.ts'

export const getExternalLogins = /* @__PURE__ */ operation<Empty, ExternalLoginsResponse>(
  'getExternalLogins',
  'Returns the providers that members can log in with.',
  vitrine,
  'GET /v1/settings/external-logins',
)

export const updateExternalLogins = /* @__PURE__ */ operation<
  UpdateExternalLoginsRequest,
  ExternalLoginsResponse
>(
  'updateExternalLogins',
  'Changes the providers that members can log in with.',
  vitrine,
  'PATCH /v1/settings/external-logins',
)
