import { RULES } from '@vitrine/contract/rules'
import type { Route } from './http/answer.ts'
import { fail } from './http/failure.ts'

/** The operations that are declared and not answered yet, by name. A test holds this list against the routes. */
export const LATER: readonly string[] = []

/** Routes for what is not built yet: each answers FEATURE_NOT_AVAILABLE and names itself. */
export const laterRoutes = (): readonly Route[] =>
  RULES.filter(({ operation }) => LATER.includes(operation.name)).map(({ operation }) => ({
    operation,
    handle: async () => {
      throw fail('FEATURE_NOT_AVAILABLE', { operation: operation.name })
    },
  }))
