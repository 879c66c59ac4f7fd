import { CommerceError } from './http/error.ts'
import type { Caller } from './module.ts'

/** Where a client is found: by everything on the page or in the process, or by this copy of the package alone. */
export type ContextType = 'global' | 'module'

const scopes: Record<ContextType, Partial<Record<string, Caller>>> = {
  global: globalThis as never,
  module: {},
}

const slot = (isElevated?: boolean) => (isElevated ? 'vitrineElevatedClient' : 'vitrineClient')

/** Makes a client the one that module functions use when they are called by themselves. */
export const enterContext = (type: ContextType, caller: Caller, isElevated?: boolean): void => {
  scopes[type][slot(isElevated)] = caller
}

/** @throws {CommerceError} `NO_CLIENT` when no client was put into context */
export const currentClient = (isElevated?: boolean): Caller => {
  const caller = scopes.module[slot(isElevated)] ?? scopes.global[slot(isElevated)]
  if (caller) return caller
  const kind = isElevated
    ? 'An elevated client is required to use elevated modules'
    : 'No client is in context'
  throw new CommerceError(`${kind}. Call enableContext on one first.`, { code: 'NO_CLIENT' })
}
