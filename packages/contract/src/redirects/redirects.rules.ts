import { rule } from '../rule.ts'
import { createRedirectSession } from './redirects.operations.ts'
import { CreateRedirectSessionRequest, CreateRedirectSessionResponse } from './redirects.schemas.ts'

/** Who may call what, what is checked and how it fails: redirects. */
export const redirectsRules = [
  rule(createRedirectSession, {
    summary: 'Creates a one-time way to a hosted page.',
    access: 'visitor',
    input: CreateRedirectSessionRequest,
    output: CreateRedirectSessionResponse,
    errors: ['CHECKOUT_NOT_FOUND', 'PRODUCT_NOT_FOUND'],
  }),
]
