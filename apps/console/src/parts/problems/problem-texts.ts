import { useQuery } from '@tanstack/react-query'
import { CommerceError } from '@vitrine/client'
import type { en } from '../../messages/en/frame/problems.ts'
import { useWords, type Words } from '../../messages/words.tsx'
import { SessionUnavailable, SignedOut } from '../../session/staff-session.ts'

type ProblemTexts = typeof en

/** What a failure means to the person at the screen. */
export interface Problem {
  readonly title: string
  readonly hint: string
}

/** Says what went wrong, in the reader's language. */
export const explainProblem = async (error: unknown, words: Words): Promise<Problem> =>
  knownProblem(error, words) ?? refusal(error, words, await loadTexts(words).catch(() => undefined))

/** As `explainProblem`, for components. The hint is empty until its texts are loaded. */
export const useProblem = (error: unknown): Problem => {
  const words = useWords()
  const known = knownProblem(error, words)
  const { data, isError } = useQuery({
    queryKey: ['problem texts', words.language],
    queryFn: () => loadTexts(words),
    enabled: !known,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (known) return known
  return data || isError ? refusal(error, words, data) : { title: titleOf(error, words), hint: '' }
}

/** They are needed seldom, so they aren't part of the first load. */
const loadTexts = async ({ language }: Words): Promise<ProblemTexts> =>
  language.toLowerCase().startsWith('de')
    ? (await import('../../messages/de/frame/problems.ts')).de
    : (await import('../../messages/en/frame/problems.ts')).en

/** Problems whose texts are always there: they arise without a connection, or everywhere. */
const knownProblem = (error: unknown, { t }: Words): Problem | undefined => {
  // The client passes on why a call got no token as the cause.
  const cause = error instanceof CommerceError ? error.cause : error
  if (cause instanceof SessionUnavailable) return t.problem[cause.reason]
  if (cause instanceof SignedOut) return { title: t.session.ended, hint: t.session.endedHint }
  if (!(error instanceof CommerceError)) return { title: t.problem.unknown, hint: String(error) }
  if (error.code === 'PERMISSION_DENIED') return t.problem.forbidden
  if (error.code === 'NETWORK_ERROR') return t.problem.offline
  if (error.code === 'TOO_MANY_REQUESTS' || error.status === 503) return t.problem.busy
  const known = t.problem.codes[error.code]
  return known ? { title: t.problem.refused, hint: known } : undefined
}

/** Also when the id in the page's address can't be one. */
const isGone = (error: unknown): boolean => {
  if (!(error instanceof CommerceError)) return false
  const [violation] = error.details?.validationError?.fieldViolations ?? []
  return error.status === 404 || (violation?.violatedRule === 'FORMAT' && /id$/i.test(violation.field ?? ''))
}

const titleOf = (error: unknown, { t }: Words): string =>
  isGone(error) ? t.problem.gone.title : t.problem.refused

const refusal = (error: unknown, words: Words, texts: ProblemTexts | undefined): Problem => {
  const title = titleOf(error, words)
  if (!(error instanceof CommerceError)) return { title, hint: String(error) }
  const known = texts?.codes[error.code]
  if (known) return { title, hint: known }
  if (isGone(error)) return words.t.problem.gone
  const { validationError, applicationError } = error.details ?? {}
  const [violation] = validationError?.fieldViolations ?? []
  if (!violation) return { title, hint: applicationError?.description ?? error.message }
  const { field = '', violatedRule = '', description = '' } = violation
  const name =
    texts?.fields[
      field
        .replace(/\[\d+\]/g, '')
        .split('.')
        .at(-1) ?? ''
    ] ?? field
  return { title, hint: `${name}: ${texts?.rules[violatedRule] ?? description}` }
}
