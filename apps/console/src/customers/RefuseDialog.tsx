import { Button, Group, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'

/** Asks before members are rejected, because their accounts are deleted. */
export function RefuseDialog({ count, close, refuse }: { count: number; close(): void; refuse(): void }) {
  const { t } = useWords()
  return (
    <Dialog opened onClose={close} title={t.customers.refuseTitle(count)}>
      <Stack>
        <Text size="sm">{t.customers.refuseHint}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t.keep}
          </Button>
          <Button color="red" data-autofocus onClick={refuse}>
            {t.customers.decisions.refuse}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
