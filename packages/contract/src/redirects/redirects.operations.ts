import { operation } from '../operation.ts'
import { redirectSessions } from '../service.ts'
import type { CreateRedirectSessionRequest, CreateRedirectSessionResponse } from './redirects.schemas.ts'

/** Creates a one-time link to a hosted page. */
export const createRedirectSession = /* @__PURE__ */ operation<
  CreateRedirectSessionRequest,
  CreateRedirectSessionResponse
>('createRedirectSession', redirectSessions, 'POST', '/v1/redirect-session')
