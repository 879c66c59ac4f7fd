import { Button, Center, Stack, Text, Title } from '@mantine/core'
import { useWords } from '../messages/words.tsx'

/** Shown when a page fails to load, for example after a platform update. */
export function Trouble() {
  const { t } = useWords()
  return (
    <Center mih="100dvh" p="md">
      <Stack align="flex-start" maw={480}>
        <Title order={1} size="h3">
          {t.trouble.title}
        </Title>
        <Text>{t.trouble.hint}</Text>
        <Button onClick={() => location.reload()}>{t.trouble.reload}</Button>
      </Stack>
    </Center>
  )
}
