import Type from 'typebox'
import { guid, nullable, timestamp } from '../schema.ts'
import { ALL_SCOPES } from './scopes.ts'

const name = Type.String({ minLength: 1, maxLength: 100 })
const scopes = Type.Array(Type.Enum([...ALL_SCOPES]), { minItems: 1, maxItems: ALL_SCOPES.length })

/** A program's way in, as its owner sees it. The secret itself is shown once, by `createApiKey`. */
export const ApiKey = Type.Object(
  {
    id: guid,
    name: Type.String(),
    /** How the secret begins, to tell keys apart. */
    hint: Type.String(),
    scopes: Type.Array(Type.Enum([...ALL_SCOPES])),
    createdDate: timestamp,
    expiresDate: nullable(timestamp),
    /** Right to the hour. */
    lastUsedDate: nullable(timestamp),
    revokedDate: nullable(timestamp),
  },
  { title: 'ApiKey' },
)
export type ApiKey = Type.Static<typeof ApiKey>

/** What `createApiKey` takes; a key without `expiresDate` stays good until it is revoked. */
export const CreateApiKeyRequest = Type.Object(
  { name, scopes, expiresDate: Type.Optional(nullable(timestamp)) },
  { title: 'CreateApiKeyRequest' },
)
export type CreateApiKeyRequest = Type.Static<typeof CreateApiKeyRequest>

/**
 * A new key with its secret. The platform keeps only a digest: nobody can read the secret again, not even a repeat
 * of the call under its idempotency key, which is refused with the id of the key that it made.
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

/** What `revokeApiKey` answers. */
export const ApiKeyResponse = Type.Object({ apiKey: ApiKey }, { title: 'ApiKeyResponse' })
export type ApiKeyResponse = Type.Static<typeof ApiKeyResponse>
