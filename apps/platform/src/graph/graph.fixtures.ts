import type { GraphqlError, GraphqlRequest } from '@vitrine/contract'
import { graphql } from '@vitrine/contract/operations'
import type { Caller } from '../testing/index.ts'
import { fieldIn } from './batches.ts'

interface GraphAnswer {
  readonly data: Record<string, unknown> | null | undefined
  readonly errors: readonly GraphqlError[]
  readonly codes: readonly unknown[]
}

/** Sends a document by HTTP. */
export const ask = async (
  caller: Caller,
  query: string,
  variables: Record<string, unknown> = {},
  more: Partial<GraphqlRequest> = {},
): Promise<GraphAnswer> => send(caller, { query, variables, ...more })

/** Sends a request as it is, such as one without a document. */
export const send = async (caller: Caller, request: GraphqlRequest): Promise<GraphAnswer> => {
  const { data, errors = [] } = await caller.call(graphql, { version: 'alpha', ...request })
  return { data, errors, codes: errors.map(({ extensions }) => extensions.code) }
}

/** Returns a text of an answer by its path. */
export const textAt = (data: unknown, ...path: readonly string[]): string => {
  const value = path.reduce(fieldIn, data)
  if (typeof value !== 'string') throw new Error(`no text at ${path.join('.')} of ${JSON.stringify(data)}`)
  return value
}
