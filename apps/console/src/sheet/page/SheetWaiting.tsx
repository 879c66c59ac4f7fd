import { Center, Loader, Stack, Text } from '@mantine/core'
import { useWords } from '../../messages/words.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import { ProblemNotice } from '../../parts/problems/ProblemNotice.tsx'
import { useSheetTexts } from '../cells/texts.ts'

interface SheetWaitingProps {
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  readonly error: unknown
  /** Whether there is nothing to edit. */
  readonly isEmpty: boolean
  /** The number of rows read so far. */
  readonly loaded: number
  retry(): void
}

/** A sheet without rows: they are being read, there are none, or they can't be read. */
export function SheetWaiting({ title, back, error, isEmpty, loaded, retry }: SheetWaitingProps) {
  const sheet = useSheetTexts()
  const { t } = useWords()
  return (
    <>
      <PageHead title={title} back={back} />
      {error ? (
        <ProblemNotice error={error} retry={retry} />
      ) : (
        <Center py={96}>
          {isEmpty ? (
            <Text c="dimmed">{sheet.none}</Text>
          ) : (
            <Stack align="center">
              <Loader aria-label={t.loading} />
              <Text size="sm" c="dimmed" role="status">
                {loaded > 0 ? sheet.loading(loaded) : ''}
              </Text>
            </Stack>
          )}
        </Center>
      )}
    </>
  )
}
