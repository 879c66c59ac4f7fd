import { Empty } from '../empty.schemas.ts'
import { rule } from '../rule.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.operations.ts'
import {
  ApiKeyIdRequest,
  ApiKeyResponse,
  CreateApiKeyRequest,
  CreateApiKeyResponse,
  ListApiKeysResponse,
} from './api-keys.schemas.ts'

/** Who may call what, what is checked and how it fails: API keys. */
export const apiKeysRules = [
  rule(createApiKey, {
    summary: 'Makes an API key and shows its secret, this once.',
    access: 'owner',
    input: CreateApiKeyRequest,
    output: CreateApiKeyResponse,
    errors: ['API_KEY_LIMIT', 'API_KEY_ALREADY_MADE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  rule(listApiKeys, {
    summary: "Lists the site's API keys, revoked and expired ones too, newest first.",
    access: 'owner',
    input: Empty,
    output: ListApiKeysResponse,
    errors: [],
  }),
  rule(revokeApiKey, {
    summary: 'Makes an API key worthless, at once here and within five seconds in every other process.',
    access: 'owner',
    input: ApiKeyIdRequest,
    output: ApiKeyResponse,
    errors: ['API_KEY_NOT_FOUND'],
  }),
]
