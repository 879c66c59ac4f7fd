import { refuse } from '../http/error.ts'
import type { Caller } from './module.ts'

/**
 * Where a client is found: by everything on the page or in the process, or only by this copy of the package.
 */
export type ContextType = 'global' | 'module'

interface Scope {
  vitrineClient?: Caller
  vitrineElevatedClient?: Caller
}

/** The clients that module functions use when called on their own. */
export const scopes: Record<ContextType, Scope> = { global: globalThis as Scope, module: {} }

/** @throws {CommerceError} `NO_CLIENT` when no client was put into context */
export const currentClient = (): Caller =>
  scopes.module.vitrineClient ?? scopes.global.vitrineClient ?? refuse('No client is in context', 'NO_CLIENT')
