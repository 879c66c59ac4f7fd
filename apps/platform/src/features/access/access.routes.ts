import { jwks, revokeToken, token, tokenInfo, userInfo } from '@vitrine/contract/operations'
import { answer, answerAnybody, type Route } from '../../http/answer.ts'
import type { AccessService } from './access.service.ts'
import type { Revoke } from './revoke.ts'
import type { Secrets } from './secrets.ts'
import type { UserInfo } from './user-info.ts'

export interface AccessRoutesParts {
  readonly access: AccessService
  readonly secrets: Secrets
  readonly revoke: Revoke
  readonly userInfo: UserInfo
}

export const accessRoutes = ({ access, secrets, ...parts }: AccessRoutesParts): readonly Route[] => [
  answerAnybody(token, ({ input, header, address }) =>
    access.token(input, {
      rotates: header('x-vitrine-rotation') === 'on',
      authorization: header('authorization'),
      address,
    }),
  ),
  answerAnybody(revokeToken, async ({ input }) => {
    await parts.revoke(input)
    return {}
  }),
  answer(userInfo, ({ actor }) => parts.userInfo(actor)),
  answerAnybody(tokenInfo, ({ input }) => access.tokenInfo(input.token)),
  answerAnybody(jwks, async () => ({ keys: secrets.signingKeys.map(({ publicJwk }) => ({ ...publicJwk })) })),
]
