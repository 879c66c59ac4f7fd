import { createApiKey, listApiKeys, revokeApiKey } from '@vitrine/contract/operations'
import { answer, type Route } from '../../../shop/calls/answer.ts'
import type { ApiKeysService } from './api-keys.service.ts'

export const apiKeysRoutes = (apiKeys: ApiKeysService): readonly Route[] => [
  answer(createApiKey, apiKeys.create),
  answer(listApiKeys, apiKeys.list),
  answer(revokeApiKey, apiKeys.revoke),
]
