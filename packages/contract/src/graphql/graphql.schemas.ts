import Type from 'typebox'
import { freeForm, nullable } from '../declare/schema.ts'

/**
 * A GraphQL document with its variables. Instead of `query`, `extensions.persistedQuery.sha256Hash` can name a
 * document that the platform has answered before.
 */
export const GraphqlRequest = Type.Object(
  {
    /** From the path. Every version answers alike; clients use `alpha`. */
    version: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    query: Type.Optional(Type.String({ minLength: 1, maxLength: 20_000 })),
    variables: Type.Optional(nullable(freeForm)),
    operationName: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
    extensions: Type.Optional(
      Type.Object(
        {
          persistedQuery: Type.Optional(
            Type.Object(
              {
                version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1 })),
                /** The SHA-256 of the document's text in UTF-8, as hexadecimal digits. */
                sha256Hash: Type.String({
                  pattern: '^[0-9a-fA-F]{64}$',
                  description: 'a SHA-256 in hexadecimal',
                }),
              },
              { title: 'GraphqlPersistedQuery' },
            ),
          ),
        },
        { title: 'GraphqlExtensions' },
      ),
    ),
  },
  { title: 'GraphqlRequest' },
)
export type GraphqlRequest = Type.Static<typeof GraphqlRequest>

/**
 * Why a document wasn't run, or why one of its fields failed. `extensions.code` is the code of the field's
 * operation or one of GraphQL's own, such as `GRAPHQL_VALIDATION_FAILED`.
 */
export const GraphqlError = Type.Object(
  {
    message: Type.String(),
    /** Where in the document. */
    locations: Type.Optional(
      Type.Array(Type.Object({ line: Type.Integer(), column: Type.Integer() }, { title: 'GraphqlLocation' })),
    ),
    /** Where in `data`: names of fields and places in lists. */
    path: Type.Optional(Type.Array(Type.Unknown())),
    extensions: freeForm,
  },
  { title: 'GraphqlError' },
)
export type GraphqlError = Type.Static<typeof GraphqlError>

/** The response to a GraphQL document. A field that failed is null in `data` and explained in `errors`. */
export const GraphqlResponse = Type.Object(
  { data: Type.Optional(nullable(freeForm)), errors: Type.Optional(Type.Array(GraphqlError)) },
  { title: 'GraphqlResponse' },
)
export type GraphqlResponse = Type.Static<typeof GraphqlResponse>
