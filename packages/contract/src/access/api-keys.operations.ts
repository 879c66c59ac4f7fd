import type { Empty } from '../empty.schemas.ts'
import { operation } from '../operation.ts'
import { vitrine } from '../service.ts'
import type {
  ApiKeyIdRequest,
  ApiKeyResponse,
  CreateApiKeyRequest,
  CreateApiKeyResponse,
  ListApiKeysResponse,
} from './api-keys.schemas.ts'

/** Makes an API key and shows its secret, this once. */
export const createApiKey = /* @__PURE__ */ operation<CreateApiKeyRequest, CreateApiKeyResponse>(
  'createApiKey',
  vitrine,
  'POST',
  '/v1/api-keys',
)

/** Lists the site's API keys, revoked and expired ones too, newest first. */
export const listApiKeys = /* @__PURE__ */ operation<Empty, ListApiKeysResponse>(
  'listApiKeys',
  vitrine,
  'GET',
  '/v1/api-keys',
)

/** Makes an API key worthless, at once here and within five seconds in every other process. */
export const revokeApiKey = /* @__PURE__ */ operation<ApiKeyIdRequest, ApiKeyResponse>(
  'revokeApiKey',
  vitrine,
  'POST',
  '/v1/api-keys/:id/revoke',
)
