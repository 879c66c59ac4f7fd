import { Group, Kbd, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'

/** Lists the keys of the back office. */
export function HelpDialog({ close }: { close: () => void }) {
  const { t } = useWords()
  return (
    <Dialog opened onClose={close} title={t.help.title}>
      <Stack gap="xs">
        {t.help.keys.map(({ keys, does }) => (
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
