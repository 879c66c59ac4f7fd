import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { useWords } from '../messages/words.tsx'

/** Shown for an address that has no page. */
export function NotFound() {
  const { t } = useWords()
  return (
    <Stack align="flex-start" maw={480}>
      <Title order={1} size="h3">
        {t.notFound.title}
      </Title>
      <Text>{t.notFound.hint}</Text>
      <Button component={Link} to="/">
        {t.notFound.home}
      </Button>
    </Stack>
  )
}
