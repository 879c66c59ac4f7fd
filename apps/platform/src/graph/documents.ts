import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { createBounded } from '../floor/bounded.ts'
import type { GraphContext } from './graph-context.ts'
import { DocumentRefused, refuseDocument } from './graph-errors.ts'
import { createKeptAnswers, type Run } from './kept-answers.ts'
import type { Cost, Variables } from './limits/cost.ts'
import { measureDocument } from './limits/document-limits.ts'
import { assertSize } from './limits/document-size.ts'
import { GRAPH_LIMITS } from './limits/graph-limits.ts'

/** A document that may run, with the ways to run its operations. */
export interface Prepared {
  /** @throws {DocumentRefused} if the operation costs too much with these variables */
  run(operation: string | undefined, variables: Variables, context: GraphContext): ReturnType<Run>
}

/** Documents cached per process. The most recently used ones stay. */
const KEPT_DOCUMENTS = 300
const MOST_ERRORS = 5

/**
 * Prepares documents: size, syntax, limits, then the rules of GraphQL. Documents that pass are kept; one that
 * comes a second time is compiled to JavaScript, so a flood of different ones compiles nothing.
 *
 * @param allowsIntrospection - whether documents may ask for the schema, and errors may suggest its names
 */
export const createDocuments = (schema: GraphQLSchema, allowsIntrospection: boolean) => {
  const kept = createBounded<Prepared>(KEPT_DOCUMENTS)
  const keptAnswers = createKeptAnswers(schema)

  const checked = (text: string): { document: DocumentNode; costs: ReadonlyMap<string, Cost> } => {
    assertSize(text)
    const document = parsed(text)
    const costs = measureDocument(schema, document)
    const rules = allowsIntrospection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
    const errors = validate(schema, document, rules, {
      maxErrors: MOST_ERRORS,
      hideSuggestions: !allowsIntrospection, // they would tell the schema name by name
    })
    if (errors.length > 0)
      throw new DocumentRefused(errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')))
    return { document, costs }
  }

  const prepare = (text: string): Prepared => {
    const { document, costs } = checked(text)
    const runs = new Map<string | undefined, Run>()
    return {
      run: (operation, variables, context) => {
        const cost = (operation === undefined ? onlyOf(costs) : costs.get(operation))?.(variables) ?? 0
        if (cost > GRAPH_LIMITS.cost)
          throw refuseDocument(
            'GRAPHQL_LIMIT_EXCEEDED',
            `The document costs about ${Math.round(cost)}; at most ${GRAPH_LIMITS.cost} is allowed. Ask for smaller pages or fewer fields.`,
          )
        const known = runs.get(operation)
        if (known) return known(variables, context)
        const interpreted = interpretedOf(schema, document, operation)
        // Operations that don't exist are never kept.
        if (costs.has(operation ?? '') || operation === undefined)
          runs.set(operation, (...given) => {
            const compiled = keptAnswers(
              document,
              operation,
              compiledOf(schema, document, operation) ?? interpreted,
            )
            runs.set(operation, compiled)
            return compiled(...given)
          })
        return interpreted(variables, context)
      },
    }
  }

  return {
    /** @throws {DocumentRefused} */
    of: (text: string): Prepared => {
      const known = kept.get(text)
      if (known) return known
      const prepared = prepare(text)
      kept.set(text, prepared)
      return prepared
    },
  }
}

const onlyOf = (costs: ReadonlyMap<string, Cost>): Cost | undefined => [...costs.values()][0]

const parsed = (text: string): DocumentNode => {
  try {
    return parse(text, { maxTokens: GRAPH_LIMITS.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) throw new DocumentRefused([coded(error, 'GRAPHQL_PARSE_FAILED')])
    throw error
  }
}

const coded = (error: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { code },
  })

const interpretedOf =
  (schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Run =>
  (variableValues, contextValue) =>
    execute({ schema, document, operationName, variableValues, contextValue }) as
      | ExecutionResult
      | Promise<ExecutionResult>

const compiledOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: string | undefined,
): Run | undefined => {
  // Values come from operations whose answers the contract describes, so they needn't be checked again.
  const compiled = compileQuery(schema, document, operation, { disableLeafSerialization: true })
  if (!isCompiledQuery(compiled)) return undefined
  return (variables, context) => compiled.query(undefined, context, variables)
}
