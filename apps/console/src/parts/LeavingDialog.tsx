import { Button, Group, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { Dialog } from './Dialog.tsx'
import type { Leaving } from './use-leaving.ts'

/** Asks before a page with unsaved work is left. */
export function LeavingDialog({ leaving }: { leaving: Leaving | undefined }) {
  const { t } = useWords()
  return (
    <Dialog opened={leaving !== undefined} onClose={() => leaving?.stay()} title={t.leaving.title}>
      <Stack>
        <Text size="sm">{t.leaving.hint}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => leaving?.leave()}>
            {t.leaving.leave}
          </Button>
          <Button onClick={() => leaving?.stay()} data-autofocus>
            {t.leaving.stay}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
