import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
import { getExternalLogins, updateExternalLogins } from './external-logins.operations.ts'
import { ExternalLoginsResponse, UpdateExternalLoginsRequest } from './external-logins.schemas.ts'

/** Who may call what, what is checked and how it fails: logins by other providers. */
export const externalLoginsRules = [
  rule(getExternalLogins, {
    summary: 'Reads which providers members may log in by.',
    access: 'elevated',
    scope: 'members:manage',
    input: Empty,
    output: ExternalLoginsResponse,
    errors: [],
  }),
  rule(updateExternalLogins, {
    summary: 'Settles which providers members may log in by.',
    access: 'elevated',
    scope: 'members:manage',
    input: UpdateExternalLoginsRequest,
    output: ExternalLoginsResponse,
    errors: ['CONFLICT'],
  }),
]
