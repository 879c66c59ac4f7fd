import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useAction } from '../parts/use-action.ts'
import { BulkChanges } from '../products/changes/BulkChanges.tsx'
import { shop } from '../session/shop-client.ts'
import { ColumnMapping } from './columns/ColumnMapping.tsx'
import { isReadable } from './columns/columns.ts'
import { tableHead } from './columns/table-file.ts'
import { FileDrop } from './FileDrop.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ProductExport } from './ProductExport.tsx'
import { utf8File } from './read-text.ts'
import { useExchangeTexts } from './texts.ts'
import { UndoState } from './undo/UndoState.tsx'

/** Imports products from a file, after showing what would change, and exports them all. */
export function ExchangePage() {
  const { t } = useWords()
  const texts = useExchangeTexts()
  const [file, setFile] = useState<File>()
  const [params] = useSearchParams()
  const [job, setJob] = useState(params.get('import') ?? undefined)
  /** As it was chosen; its columns can be changed again. */
  const [original, setOriginal] = useState<File>()
  const [isMapping, setMapping] = useState(false)
  const start = useAction(
    async ({ given, dryRun }: { given: File; dryRun: boolean }) => {
      const { _id } = await shop.exchange.importProducts(given, { dryRun })
      setFile(given)
      setJob(_id)
      setMapping(false)
    },
    ['imports'],
    () => undefined,
  )
  const take = async (given: File) => {
    const readable = await utf8File(given)
    const head = await tableHead(readable)
    setOriginal(readable)
    if (head && !isReadable(head.header)) return setMapping(true)
    start.run({ given: readable, dryRun: true })
  }
  return (
    <>
      <PageHead title={texts.title} back={{ to: '/products', label: t.pages.products }} />
      <Stack maw={960}>
        <Card title={texts.import}>
          <Stack>
            <FileDrop isBusy={start.isRunning} take={(given) => void take(given)} />
            {original && (
              // What was chosen stays while the changes are shown.
              <Box display={isMapping ? 'block' : 'none'}>
                <ColumnMapping
                  key={`${original.name} ${original.lastModified} ${original.size}`}
                  file={original}
                  isBusy={start.isRunning}
                  use={(mapped) => start.run({ given: mapped, dryRun: true })}
                />
              </Box>
            )}
            {job && !isMapping && (
              <ImportProgress
                key={job}
                id={job}
                isStarting={start.isRunning}
                apply={file && (() => start.run({ given: file, dryRun: false }))}
                map={original && (() => setMapping(true))}
              />
            )}
          </Stack>
        </Card>
        <ProductExport />
        <Recent
          open={setJob}
          forget={() => {
            setFile(undefined)
            setOriginal(undefined)
            setMapping(false)
          }}
        />
        <BulkChanges />
      </Stack>
    </>
  )
}

/** The imports of the last 30 days. */
function Recent({ open, forget }: { open(job: string): void; forget(): void }) {
  const { time } = useWords()
  const texts = useExchangeTexts()
  const { data } = useQuery({
    queryKey: ['imports'],
    queryFn: () => shop.exchange.listProductImports({ limit: 20 }),
  })
  if (!data || data.productImports.length === 0) return null
  return (
    <Card title={texts.recent}>
      <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {data.productImports.map(({ _id, fileName, dryRun, status, undoneBy, _createdDate }) => (
          <Group component="li" key={_id} justify="space-between" gap="xs">
            <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Text size="sm">{fileName}</Text>
              <Text size="xs" c="dimmed">
                {[time(_createdDate), dryRun ? texts.trial : texts.statuses[status]].join(' · ')}
                {undoneBy && <UndoState id={undoneBy} />}
              </Text>
            </div>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={texts.showOf(fileName)}
              onClick={() => {
                forget()
                open(_id)
              }}
            >
              {texts.show}
            </Button>
          </Group>
        ))}
      </Stack>
    </Card>
  )
}
