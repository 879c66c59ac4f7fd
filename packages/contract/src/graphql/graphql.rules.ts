import { rule } from '../rule.ts'
import { graphql } from './graphql.operations.ts'
import { GraphqlRequest, GraphqlResponse } from './graphql.schemas.ts'

/** Who may call what, what is checked and how it fails: graphql. */
export const graphqlRules = [
  rule(graphql, {
    summary: 'Answers a GraphQL document.',
    access: 'visitor',
    input: GraphqlRequest,
    output: GraphqlResponse,
    errors: [],
  }),
]
