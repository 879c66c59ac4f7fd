import { Box, Button, FileButton, Group, Text } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import { useExchangeTexts } from './texts.ts'

const ACCEPTED = '.csv,.txt,.tsv,.jsonl,.ndjson'

/** Takes a file that is dropped or picked. */
export function FileDrop({ isBusy, take }: { isBusy: boolean; take(file: File): void }) {
  const texts = useExchangeTexts()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) take(file)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      p="md"
      style={{
        border: `1px dashed var(--mantine-color-${isOver ? 'ink-filled' : 'default-border'})`,
        borderRadius: 6,
      }}
    >
      <Group gap="sm">
        <FileButton accept={ACCEPTED} onChange={(file) => file && take(file)}>
          {(props) => (
            <Button {...props} loading={isBusy}>
              {texts.choose}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {texts.dropHint}
        </Text>
      </Group>
    </Box>
  )
}
