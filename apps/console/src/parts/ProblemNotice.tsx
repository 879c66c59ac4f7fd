import { Alert, Button, Stack, Text } from '@mantine/core'
import { CommerceError } from '@vitrine/client'
import { useWords } from '../messages/words.tsx'

/** Says what went wrong, and offers to try again. */
export function ProblemNotice({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
  const { t } = useWords()
  const { title, hint } = problemOf(error, t)
  const requestId = error instanceof CommerceError ? error.requestId : undefined
  return (
    <Alert color="red" title={title} role="alert">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{hint}</Text>
        {requestId && (
          <Text size="xs" c="dimmed">
            {t.problem.reference(requestId)}
          </Text>
        )}
        {retry && (
          <Button size="xs" variant="default" onClick={retry}>
            {t.problem.retry}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}

type Texts = ReturnType<typeof useWords>['t']

/** What a failure means to the person at the screen. */
export const problemOf = (error: unknown, t: Texts): { readonly title: string; readonly hint: string } => {
  if (!(error instanceof CommerceError)) return { title: t.problem.unknown, hint: String(error) }
  if (error.code === 'PERMISSION_DENIED') return t.problem.forbidden
  if (error.code === 'NETWORK_ERROR') return t.problem.offline
  if (error.code === 'TOO_MANY_REQUESTS' || error.status === 503) return t.problem.busy
  const known = t.problem.codes[error.code]
  if (known) return { title: t.problem.refused, hint: known }
  if (error.status === 404) return t.problem.gone
  const [violation] = error.details?.validationError?.fieldViolations ?? []
  const description = violation
    ? `${violation.field}: ${violation.description}`
    : error.details?.applicationError?.description
  return { title: t.problem.refused, hint: description ?? error.message }
}
