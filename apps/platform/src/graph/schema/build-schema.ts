import type { Operation } from '@vitrine/contract'
import { ruleOf } from '@vitrine/contract/rules'
import { type GraphQLFieldConfigMap, GraphQLObjectType, GraphQLSchema } from 'graphql'
import type { GraphContext } from '../graph-context.ts'
import { MUTATIONS, QUERIES } from '../graph-operations.ts'
import { createInputTypes } from './input-types.ts'
import { linksOf } from './links.ts'
import { capitalized, createOutputTypes } from './output-types.ts'
import { createTypeNames } from './type-names.ts'
import { createValueTypes } from './values.ts'

/**
 * Derives the GraphQL schema from the contract: each operation is a field with its own name, its input's
 * fields are the arguments, its output is the type. A titled schema becomes a type with that name.
 */
export const buildSchema = (): GraphQLSchema => {
  const names = createTypeNames()
  const valueType = createValueTypes(names)
  const outputs = createOutputTypes(names, valueType, linksOf)
  const argumentsOf = createInputTypes(names, valueType)

  const fieldsOf = (operations: readonly Operation[]): GraphQLFieldConfigMap<unknown, GraphContext> =>
    Object.fromEntries(
      operations.map((operation) => {
        const { input, output } = ruleOf(operation)
        const { name, summary: description } = operation
        return [
          name,
          {
            description,
            args: argumentsOf(input, name),
            type: outputs.of(output, `${capitalized(name)}Response`),
            resolve: (_: unknown, given: Record<string, unknown>, { run }: GraphContext) => run(name, given),
          },
        ]
      }),
    )

  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: () => fieldsOf(QUERIES) }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: () => fieldsOf(MUTATIONS) }),
  })
}
