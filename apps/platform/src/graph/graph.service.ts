import type { GraphqlRequest, GraphqlResponse } from '@vitrine/contract'
import type { FastifyBaseLogger } from 'fastify'
import { JsonBytes } from '../floor/http/answers.ts'
import type { Calls } from '../floor/http/run-call.ts'
import type { Call } from '../shop/calls/call.ts'
import { createBatches } from './batches.ts'
import { createDocuments } from './documents.ts'
import { type GraphContext, runFor } from './graph-context.ts'
import { DocumentRefused, printGraphError } from './graph-errors.ts'
import type { Run } from './kept-answers.ts'
import { createPersistedDocuments } from './persisted-documents.ts'
import { buildSchema } from './schema/build-schema.ts'

export interface GraphParts {
  /** Runs the operations that are fields. */
  readonly calls: Calls
  readonly logger: Pick<FastifyBaseLogger, 'error'>
  /** Whether documents may ask for the schema; in development only. */
  readonly allowsIntrospection: boolean
}

/** Answers GraphQL documents. The schema is built for the first one, so no start waits for it. */
export const createGraph = ({ calls, logger, allowsIntrospection }: GraphParts) => {
  let built: ReturnType<typeof createDocuments> | undefined
  const documents = () => {
    built ??= createDocuments(buildSchema(), allowsIntrospection)
    return built
  }
  const persisted = createPersistedDocuments()

  const execute = (call: Call<GraphqlRequest>): ReturnType<Run> => {
    const { variables, operationName } = call.input
    const text = persisted.textOf(call.input)
    const prepared = documents().of(text)
    persisted.keep(call.input, text)
    const run = runFor(calls, call)
    const context: GraphContext = { run, batches: createBatches(run) }
    return prepared.run(operationName ?? undefined, variables ?? {}, context)
  }

  return async (call: Call<GraphqlRequest>): Promise<GraphqlResponse | JsonBytes> => {
    const log = (err: Error) => logger.error({ err, cause: err.cause, requestId: call.requestId }, 'failed')
    try {
      const answered = await execute(call)
      if (answered instanceof JsonBytes) return answered
      const { data, errors } = answered
      return {
        ...(data !== undefined && { data }),
        ...(errors && { errors: errors.map((error) => printGraphError(error, 'BAD_USER_INPUT', log)) }),
      }
    } catch (error) {
      if (!(error instanceof DocumentRefused)) throw error
      return { errors: error.errors.map((each) => printGraphError(each, 'GRAPHQL_PARSE_FAILED', log)) }
    }
  }
}
