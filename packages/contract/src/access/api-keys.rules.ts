import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.operations.ts'
import {
  ApiKeyIdRequest,
  ApiKeyResponse,
  CreateApiKeyRequest,
  CreateApiKeyResponse,
  ListApiKeysResponse,
} from './api-keys.schemas.ts'

/** Rules for the API key operations: callers, schemas and errors. */
export const apiKeysRules = [
  rule(createApiKey, {
    access: 'owner',
    input: CreateApiKeyRequest,
    output: CreateApiKeyResponse,
    errors: ['API_KEY_LIMIT', 'API_KEY_ALREADY_MADE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(listApiKeys, {
    access: 'owner',
    input: Empty,
    output: ListApiKeysResponse,
    errors: [],
  }),
  rule(revokeApiKey, {
    access: 'owner',
    input: ApiKeyIdRequest,
    output: ApiKeyResponse,
    errors: ['API_KEY_NOT_FOUND'],
  }),
]
