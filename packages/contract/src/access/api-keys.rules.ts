import { Empty } from '../declare/empty.schemas.ts'
import { rule } from '../declare/rule.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.operations.ts'
import * as schemas from './api-keys.schemas.ts'

/** Rules for the API key operations: callers, schemas and errors. */
export const apiKeysRules = [
  rule(createApiKey, {
    access: 'owner',
    input: schemas.CreateApiKeyRequest,
    output: schemas.CreateApiKeyResponse,
    errors: ['API_KEY_LIMIT', 'API_KEY_ALREADY_MADE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(listApiKeys, {
    access: 'owner',
    input: Empty,
    output: schemas.ListApiKeysResponse,
    errors: [],
  }),
  rule(revokeApiKey, {
    access: 'owner',
    input: schemas.ApiKeyIdRequest,
    output: schemas.ApiKeyResponse,
    errors: ['API_KEY_NOT_FOUND'],
  }),
]
