import Type from 'typebox'
import { freeForm, nullable } from '../declare/schema.ts'

/** A GraphQL document with its variables. */
export const GraphqlRequest = Type.Object(
  {
    query: Type.String({ minLength: 1, maxLength: 20_000 }),
    variables: Type.Optional(nullable(freeForm)),
    operationName: Type.Optional(nullable(Type.String())),
  },
  { title: 'GraphqlRequest' },
)
export type GraphqlRequest = Type.Static<typeof GraphqlRequest>

/** The response to a GraphQL document; errors in the document are in `errors`. */
export const GraphqlResponse = Type.Object(
  { data: Type.Optional(nullable(freeForm)), errors: Type.Optional(Type.Array(freeForm)) },
  { title: 'GraphqlResponse' },
)
export type GraphqlResponse = Type.Static<typeof GraphqlResponse>
