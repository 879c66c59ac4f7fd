import Type from 'typebox'
import { guid, nullable, timestamp } from '../declare/schema.ts'
import { ALL_SCOPES } from './scopes.ts'

const name = Type.String({ minLength: 1, maxLength: 100 })
const scopes = Type.Array(Type.Enum([...ALL_SCOPES]), { minItems: 1, maxItems: ALL_SCOPES.length })

/** An API key as its owner sees it. The secret itself is shown once, by `createApiKey`. */
export const ApiKey = Type.Object(
  {
    id: guid,
    name: Type.String(),
    /** The first characters of the key, to distinguish keys. */
    hint: Type.String(),
    scopes: Type.Array(Type.Enum([...ALL_SCOPES])),
    createdDate: timestamp,
    expiresDate: nullable(timestamp),
    /** Accurate to the hour. */
    lastUsedDate: nullable(timestamp),
    revokedDate: nullable(timestamp),
  },
  { title: 'ApiKey' },
)
export type ApiKey = Type.Static<typeof ApiKey>

/** Request for `createApiKey`. A key without `expiresDate` is valid until it is revoked. */
export const CreateApiKeyRequest = Type.Object(
  { name, scopes, expiresDate: Type.Optional(nullable(timestamp)) },
  { title: 'CreateApiKeyRequest' },
)
export type CreateApiKeyRequest = Type.Static<typeof CreateApiKeyRequest>

/**
 * A new key with its secret. The platform stores only a digest, so the secret can't be read again.
 * Repeating the call with the same idempotency key fails and names the key that was created.
 */
export const CreateApiKeyResponse = Type.Object(
  { apiKey: ApiKey, secret: Type.String() },
  { title: 'CreateApiKeyResponse' },
)
export type CreateApiKeyResponse = Type.Static<typeof CreateApiKeyResponse>

/** The site's keys, newest first. */
export const ListApiKeysResponse = Type.Object(
  { apiKeys: Type.Array(ApiKey) },
  { title: 'ListApiKeysResponse' },
)
export type ListApiKeysResponse = Type.Static<typeof ListApiKeysResponse>

/** One key by its id. */
export const ApiKeyIdRequest = Type.Object({ id: guid }, { title: 'ApiKeyIdRequest' })
export type ApiKeyIdRequest = Type.Static<typeof ApiKeyIdRequest>

/** Response of `revokeApiKey`. */
export const ApiKeyResponse = Type.Object({ apiKey: ApiKey }, { title: 'ApiKeyResponse' })
export type ApiKeyResponse = Type.Static<typeof ApiKeyResponse>
