import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { getExternalLogins, updateExternalLogins } from './external-logins.operations.ts'
import { ExternalLoginsResponse, UpdateExternalLoginsRequest } from './external-logins.schemas.ts'

/** Rules for the external login operations: callers, schemas and errors. */
export const externalLoginsRules = [
  rule(getExternalLogins, {
    access: 'elevated',
    scope: 'members:manage',
    input: Empty,
    output: ExternalLoginsResponse,
    errors: [],
  }),
  rule(updateExternalLogins, {
    access: 'elevated',
    scope: 'members:manage',
    input: UpdateExternalLoginsRequest,
    output: ExternalLoginsResponse,
    errors: ['CONFLICT'],
  }),
]
