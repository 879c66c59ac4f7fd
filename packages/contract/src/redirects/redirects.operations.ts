import { operation } from '../declare/operation.ts'
import { redirectSessions } from '../declare/service.ts'
import type { CreateRedirectSessionRequest, CreateRedirectSessionResponse } from './redirects.schemas.ts'

export const createRedirectSession = /* @__PURE__ */ operation<
  CreateRedirectSessionRequest,
  CreateRedirectSessionResponse
>(
  'createRedirectSession',
  'Creates a one-time link to a hosted page.',
  redirectSessions,
  'POST /v1/redirect-session',
)
