import type { TokenInfoRequest } from '@vitrine/contract'
import { jwks, revokeToken, token, tokenInfo } from '@vitrine/contract/operations'
import type { Secrets } from '../../floor/callers/secrets.ts'
import { refuse } from '../../floor/failure.ts'
import { readJsonObject } from '../../floor/http/bodies/json-body.ts'
import { answerAnyone, type Route } from '../../shop/calls/answer.ts'
import type { AccessService } from './access.service.ts'
import { challenging } from './grants/client-credentials-of.ts'
import type { Revoke } from './revoke.ts'

export interface AccessRoutesParts {
  readonly access: AccessService
  readonly secrets: Secrets
  readonly revoke: Revoke
}

export const accessRoutes = ({ access, secrets, ...parts }: AccessRoutesParts): readonly Route[] => [
  answerAnyone(token, ({ input, header, address }) => {
    const authorization = header('authorization')
    const call = { rotates: header('x-vitrine-rotation') === 'on', authorization, address }
    return access.token(input, call).catch(challenging(authorization))
  }),
  answerAnyone(revokeToken, async ({ input, header }) => {
    const authorization = header('authorization')
    await parts.revoke(input, authorization).catch(challenging(authorization))
    return {}
  }),
  answerAnyone(tokenInfo, ({ input }) => access.tokenInfo(tokenOf(input))),
  // Libraries read the key set, the public packages its bytes.
  answerAnyone(jwks, async () => {
    const keys = secrets.signingKeys.map(({ publicJwk }) => ({ ...publicJwk }))
    return { keys, body: Buffer.from(JSON.stringify({ keys })).toString('base64') }
  }),
]

/** @throws {InvalidArgument} without a token */
const tokenOf = ({ token: plain, body }: TokenInfoRequest): string => {
  if (plain !== undefined) return plain
  if (body == null) throw refuse('token', 'REQUIRED_FIELD', 'must be given')
  const { token: wrapped } = readJsonObject(Buffer.from(body, 'base64').toString())
  if (typeof wrapped !== 'string') throw refuse('body', 'FORMAT', 'must be base64 of JSON with a token')
  return wrapped
}
