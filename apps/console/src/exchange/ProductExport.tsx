import { Button, Group, Stack, Text } from '@mantine/core'
import { streamedFile } from '../list/streamed-file.ts'
import { useExport } from '../list/use-export.ts'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { useExchangeTexts } from './texts.ts'

const FORMATS = ['csv', 'jsonl'] as const

/** Saves all products as a file. The platform writes cells so that no spreadsheet runs them as formulas. */
export function ProductExport() {
  const texts = useExchangeTexts()
  return (
    <Card title={texts.export}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{texts.exportHint}</Text>
        <Group gap="xs">
          {FORMATS.map((format) => (
            <ExportAs key={format} format={format} />
          ))}
        </Group>
      </Stack>
    </Card>
  )
}

function ExportAs({ format }: { format: (typeof FORMATS)[number] }) {
  const { t, number } = useWords()
  const texts = useExchangeTexts()
  const file = useExport(`products.${format}`)
  if (file.rows === undefined)
    return (
      <Button
        variant="default"
        onClick={() => file.start((run) => streamedFile(`/vitrine/v1/product-exports?format=${format}`, run))}
      >
        {texts.exportAs[format]}
      </Button>
    )
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {t.list.export.rows(number(file.rows))}
      </Text>
      <Button variant="default" onClick={file.stop}>
        {t.list.export.stop}
      </Button>
    </Group>
  )
}
