import { createRedirectSession } from '@vitrine/contract/operations'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { RedirectsService } from './redirects.service.ts'

export const redirectsRoutes = (redirects: RedirectsService): readonly Route[] => [
  answer(createRedirectSession, (call) => redirects.create(call)),
]
