import { rule } from '../declare/rule.ts'
import { graphql } from './graphql.operations.ts'
import { GraphqlRequest, GraphqlResponse } from './graphql.schemas.ts'

/** Rules for the GraphQL operations: callers, schemas and errors. */
export const graphqlRules = [
  rule(graphql, {
    access: 'visitor',
    input: GraphqlRequest,
    output: GraphqlResponse,
    errors: [],
  }),
]
