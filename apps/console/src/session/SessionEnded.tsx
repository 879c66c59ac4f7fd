import { Button, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { Dialog } from '../parts/Dialog.tsx'

/** Asks someone whose session has ended to log in again, in a new tab; their work stays on the page. */
export function SessionEnded({ address }: { address: string }) {
  const { t } = useWords()
  return (
    <Dialog opened title={t.session.ended}>
      <Stack>
        <Text size="sm">{t.session.endedHint}</Text>
        <Button component="a" href={address} target="_blank">
          {t.session.signIn}
        </Button>
      </Stack>
    </Dialog>
  )
}
