import { Button, Group, Stack, Text } from '@mantine/core'
import { ExportProgress } from '../list/export/ExportProgress.tsx'
import { streamedFile } from '../list/export/streamed-file.ts'
import { useExport } from '../list/export/use-export.ts'
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
  const texts = useExchangeTexts()
  const file = useExport(`products.${format}`)
  return (
    <ExportProgress file={file}>
      <Button
        variant="default"
        onClick={() => file.start((run) => streamedFile(`/vitrine/v1/product-exports?format=${format}`, run))}
      >
        {texts.exportAs[format]}
      </Button>
    </ExportProgress>
  )
}
