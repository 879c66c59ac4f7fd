import type { Empty } from '../declare/empty.schemas.ts'
import { operation } from '../declare/operation.ts'
import { vitrine } from '../declare/service.ts'
import type {
  ApiKeyIdRequest,
  ApiKeyResponse,
  CreateApiKeyRequest,
  CreateApiKeyResponse,
  ListApiKeysResponse,
} from './api-keys.schemas.ts'

export const createApiKey = /* @__PURE__ */ operation<CreateApiKeyRequest, CreateApiKeyResponse>(
  'createApiKey',
  'Creates an API key and returns its secret once.',
  vitrine,
  'POST /v1/api-keys',
)

export const listApiKeys = /* @__PURE__ */ operation<Empty, ListApiKeysResponse>(
  'listApiKeys',
  "Lists the site's API keys, newest first, including revoked and expired ones.",
  vitrine,
  'GET /v1/api-keys',
)

export const revokeApiKey = /* @__PURE__ */ operation<ApiKeyIdRequest, ApiKeyResponse>(
  'revokeApiKey',
  'Revokes an API key. Every process refuses it within five seconds.',
  vitrine,
  'POST /v1/api-keys/:id/revoke',
)
