import { operation } from '../declare/operation.ts'
import { graphqlService } from '../declare/service.ts'
import type { GraphqlRequest, GraphqlResponse } from './graphql.schemas.ts'

export const graphql = /* @__PURE__ */ operation<GraphqlRequest, GraphqlResponse>(
  'graphql',
  'Runs a GraphQL query or mutation.',
  graphqlService,
  'POST /graphql/:version',
)
