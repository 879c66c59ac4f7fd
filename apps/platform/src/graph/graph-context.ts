import { assertNoNull } from '../floor/http/bodies/json-body.ts'
import type { Calls } from '../floor/http/run-call.ts'
import type { Call } from '../shop/calls/call.ts'
import type { Batches } from './batches.ts'

/** What the fields of one document share. */
export interface GraphContext {
  /** Runs an operation for the caller of the document. */
  run(operation: string, input: Readonly<Record<string, unknown>>): Promise<unknown>
  readonly batches: Batches
}

/** Binds operations to the caller of a document. */
export const runFor =
  (calls: Calls, call: Call<unknown>): GraphContext['run'] =>
  async (operation, input) => {
    assertNoNull(input) // a document's own texts may have one, unlike its variables
    return calls(operation, call, input)
  }
