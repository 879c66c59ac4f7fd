import { Group, Kbd, Stack, Text } from '@mantine/core'
import { de } from '../messages/de/frame/help.ts'
import { en } from '../messages/en/frame/help.ts'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'

/** Lists the keys of the back office. */
export function HelpDialog({ close }: { close: () => void }) {
  const { language } = useWords()
  const texts = language.toLowerCase().startsWith('de') ? de : en
  return (
    <Dialog opened onClose={close} title={texts.title}>
      <Stack gap="xs">
        {texts.keys.map(({ keys, does }) => (
          <Group key={does} justify="space-between" wrap="nowrap">
            <Text size="sm">{does}</Text>
            <Group gap={4} wrap="nowrap">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </Dialog>
  )
}
