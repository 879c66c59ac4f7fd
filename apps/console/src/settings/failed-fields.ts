import { CommerceError } from '@vitrine/client'
import { createContext, use } from 'react'
import type { en } from '../messages/en/shop/settings.ts'
import { useSettingsTexts } from './texts.ts'

interface Problem {
  readonly rule: string
  readonly description: string
}

/** The fields that made the platform refuse a change, without the name of the whole part. */
export const failedFields = (failure: unknown): ReadonlyMap<string, Problem> => {
  const violations =
    failure instanceof CommerceError ? (failure.details?.validationError?.fieldViolations ?? []) : []
  return new Map(
    violations.map(({ field = '', description = '', ruleName, violatedRule }) => [
      field.slice(field.indexOf('.') + 1),
      { rule: ruleName ?? violatedRule ?? '', description },
    ]),
  )
}

const ProblemContext = createContext<ReadonlyMap<string, Problem>>(new Map())

/** Tells the fields below what was refused. */
export const ProblemAt = ProblemContext

/** Returns a function that says why a field was refused, such as `regions[0].name`. */
export const useProblemAt = (): ((field: string) => string | undefined) => {
  const problems = use(ProblemContext)
  const texts = useSettingsTexts()
  return (field) => {
    const problem = problems.get(field)
    return problem && (sayingOf(texts, problem.rule) ?? problem.description)
  }
}

const sayingOf = ({ problems }: typeof en, rule: string): string | undefined => problems[rule]
