import { rule } from '../declare/rule.ts'
import { createRedirectSession } from './redirects.operations.ts'
import { CreateRedirectSessionRequest, CreateRedirectSessionResponse } from './redirects.schemas.ts'

/** Rules for the redirect operations: callers, schemas and errors. */
export const redirectsRules = [
  rule(createRedirectSession, {
    access: 'visitor',
    input: CreateRedirectSessionRequest,
    output: CreateRedirectSessionResponse,
    errors: [
      'CHECKOUT_NOT_FOUND',
      'PRODUCT_NOT_FOUND',
      'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
      'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE',
      'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE',
    ],
  }),
]
