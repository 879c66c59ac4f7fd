import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, printSchema } from 'graphql'
import { buildSchema } from '../graph/schema/build-schema.ts'
import type { Document } from './document.fixtures.ts'
import { table, wrapped } from './markdown.fixtures.ts'

/** The reference of GraphQL: every field to start from, and the whole schema for tools. */
export const graphqlDocuments = (): readonly Document[] => {
  const schema = buildSchema()
  const parts = [
    '# GraphQL reference',
    wrapped(
      'Every field that a document can start with. Names, arguments and answers are those of the operations in the API reference. [The schema](schema.graphql) has every type, for tools that generate types. [Query with GraphQL](../client/query-with-graphql.md) shows how to start.',
    ),
    '## Queries',
    fieldTable(schema.getQueryType()),
    '## Mutations',
    'Mutations in one document run one after the other.',
    fieldTable(schema.getMutationType()),
    '## Fields that lead to other types',
    'They lead from one entity to another:',
    table(['field', 'leads to', 'is'], linksOf(schema)),
  ]
  return [
    { file: 'graphql/README.md', text: `${parts.join('\n\n')}\n` },
    { file: 'graphql/schema.graphql', text: `${printSchema(schema)}\n` },
  ]
}

const fieldTable = (type: GraphQLObjectType | null | undefined): string => {
  const fields: GraphQLField<unknown, unknown>[] = Object.values(type?.getFields() ?? {})
  return table(
    ['field', 'arguments', 'returns', 'does'],
    fields.map(({ name, args, type: answer, description }) => [
      `\`${name}\``,
      args.map((one) => `\`${one.name}: ${one.type}\``).join(', ') || 'none',
      `\`${answer}\``,
      description ?? '',
    ]),
  )
}

/** Fields that have a description of their own start in `links.ts`; the contract's have none. */
const linksOf = (schema: GraphQLSchema): string[][] =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!('getFields' in type) || ['Query', 'Mutation'].includes(type.name) || type.name.startsWith('__'))
      return []
    return Object.values(type.getFields()).flatMap((field) =>
      'resolve' in field && field.resolve !== undefined && field.description
        ? [[`\`${type.name}.${field.name}\``, `\`${field.type}\``, field.description]]
        : [],
    )
  })
