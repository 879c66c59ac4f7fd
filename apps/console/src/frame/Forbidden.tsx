import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'

/** Shown instead of a page that the person's role doesn't include. */
export function Forbidden() {
  const { t } = useWords()
  return (
    <Stack align="flex-start" maw={480}>
      <Title order={1} size="h3">
        {t.problem.forbidden.title}
      </Title>
      <Text>{t.problem.forbidden.hint}</Text>
      <Button component={Link} to="/">
        {t.notFound.home}
      </Button>
    </Stack>
  )
}
