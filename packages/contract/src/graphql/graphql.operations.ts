import { operation } from '../operation.ts'
import { graphqlService } from '../service.ts'
import type { GraphqlRequest, GraphqlResponse } from './graphql.schemas.ts'

/** Runs a GraphQL document. */
export const graphql = /* @__PURE__ */ operation<GraphqlRequest, GraphqlResponse>(
  'graphql',
  graphqlService,
  'POST',
  '/graphql/:version',
)
