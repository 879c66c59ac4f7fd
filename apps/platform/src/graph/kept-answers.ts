import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { createBounded } from '../floor/bounded.ts'
import { JsonBytes } from '../floor/http/answers.ts'
import { isObject } from '../floor/http/bodies/json-body.ts'
import type { GraphContext } from './graph-context.ts'
import type { Variables } from './limits/cost.ts'

/** A result, or the bytes that it is printed as. */
type Answer = ExecutionResult | JsonBytes

/** Runs an operation of a document. */
export type Run = (variables: Variables, context: GraphContext) => Answer | Promise<Answer>

/** How many bytes of answers a process keeps. */
const MOST_BYTES = 16_000_000

/**
 * Keeps printed answers. Pages of the catalog stay in memory as long as nothing changes, and printing what a document
 * picks from one takes most of the time of its answer. An answer is kept once its document gets the same page twice.
 *
 * The operation still runs each time, with its checks: only what it returned decides which answer fits.
 */
export const createKeptAnswers = (schema: GraphQLSchema) => {
  const answers = createBounded<JsonBytes>(MOST_BYTES)
  const numbers = new WeakMap<object, number>()
  let pages = 0
  let documents = 0

  /** The same way to run a document, without printing an answer again. */
  return (document: DocumentNode, operationName: string | undefined, run: Run): Run => {
    const operation = getOperationAST(document, operationName)
    const call = operation && soleCallOf(schema, document, operation)
    if (!operation || !call) return run
    documents += 1
    const place = documents
    return async (variables, context) => {
      const input = inputOf(schema, operation, call, variables)
      if (!input) return run(variables, context)
      const running = context.run(call.name.value, input)
      const page = await running.catch(() => undefined)
      const answerOnce = () => run(variables, { ...context, run: () => running })
      if (!isObject(page)) return answerOnce()
      const number = numbers.get(page)
      if (number === undefined) {
        pages += 1
        numbers.set(page, pages)
        return answerOnce()
      }
      const key = `${place} ${number}`
      const known = answers.get(key)
      if (known) return known
      const result = await answerOnce()
      if (result instanceof JsonBytes || result.errors) return result
      const printed = new JsonBytes(Buffer.from(JSON.stringify(result)))
      answers.set(key, printed, printed.bytes.byteLength)
      return printed
    }
  }
}

/** The only operation of a query that decides the answer: nothing below it is read, chosen or given arguments. */
const soleCallOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): FieldNode | undefined => {
  const [call, ...others] = operation.selectionSet.selections
  if (operation.operation !== 'query' || call?.kind !== Kind.FIELD || others.length > 0) return undefined
  const types = new TypeInfo(schema)
  let isAlone = schema.getQueryType()?.getFields()[call.name.value] !== undefined
  visit(
    document,
    visitWithTypeInfo(types, {
      Directive: () => {
        isAlone = false
      },
      Field: (node) => {
        if (node === call || node.name.value === '__typename') return
        const isRead = types.getFieldDef()?.resolve !== undefined || Boolean(node.arguments?.length)
        if (isRead) isAlone = false
      },
    }),
  )
  return isAlone ? call : undefined
}

/** What the call is given; undefined if the variables don't fit, which running the document explains. */
const inputOf = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  call: FieldNode,
  variables: Variables,
): Record<string, unknown> | undefined => {
  const { coerced } = getVariableValues(schema, variableDefinitions, variables)
  const field = schema.getQueryType()?.getFields()[call.name.value]
  try {
    return coerced && field && getArgumentValues(field, call, coerced)
  } catch {
    return undefined
  }
}
