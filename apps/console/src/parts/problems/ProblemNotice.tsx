import { Alert, Button, Stack, Text } from '@mantine/core'
import { CommerceError } from '@vitrine/client'
import { useWords } from '../../messages/words.tsx'
import { useProblem } from './problem-texts.ts'

/** Says what went wrong, and offers to try again. */
export function ProblemNotice({ error, retry }: { error: unknown; retry?: (() => void) | undefined }) {
  const { t } = useWords()
  const { title, hint } = useProblem(error)
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
