import { jwks, token, tokenInfo } from '@vitrine/contract/operations'
import { answerAnybody, type Route } from '../../http/answer.ts'
import type { AccessService } from './access.service.ts'
import type { Secrets } from './secrets.ts'

export const accessRoutes = (access: AccessService, secrets: Secrets): readonly Route[] => [
  answerAnybody(token, ({ input, header }) => access.token(input, header('x-vitrine-rotation') === 'on')),
  answerAnybody(tokenInfo, ({ input }) => access.tokenInfo(input.token)),
  answerAnybody(jwks, async () => ({ keys: secrets.signingKeys.map(({ publicJwk }) => ({ ...publicJwk })) })),
]
