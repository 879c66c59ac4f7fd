import { Alert, Button, Group, Select, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useExchangeTexts } from '../texts.ts'
import {
  guessed,
  identifies,
  isPlain,
  type Mapping,
  optionOf,
  TARGETS,
  type Target,
  withMeaning,
} from './columns.ts'
import { mappedFile, type TableHead, tableHead } from './table-file.ts'

interface ColumnMappingProps {
  readonly file: File
  readonly isBusy: boolean
  /** Called with the file as the platform reads it. */
  use(mapped: File): void
}

/** Asks what the columns of a file mean. Shows nothing for files without columns. */
export function ColumnMapping(props: ColumnMappingProps) {
  const { file } = props
  const { data } = useQuery({
    queryKey: ['import columns', file.name, file.size, file.lastModified],
    queryFn: async () => (await tableHead(file)) ?? null,
  })
  return data ? <Columns {...props} head={data} /> : null
}

function Columns({ file, isBusy, use, head }: ColumnMappingProps & { head: TableHead }) {
  const texts = useExchangeTexts().columns
  const [mapping, setMapping] = useState<Mapping>(() => guessed(head.header))
  const [isWriting, setWriting] = useState(false)
  const run = async () => {
    setWriting(true)
    try {
      use(await mappedFile(file, mapping))
    } finally {
      setWriting(false)
    }
  }
  const columns = head.header.map((name, index) => ({ name, index }))
  const labelOf = (target: Target) => {
    if (isPlain(target)) return texts.targets[target]
    const { place = 0, has = 'name' } = optionOf(target) ?? {}
    return texts.options[has](place)
  }
  const data = TARGETS.map((value) => ({ value, label: labelOf(value) }))
  return (
    <Stack gap="sm">
      <Text size="sm">{texts.hint}</Text>
      <Table aria-label={texts.title} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.inFile}</Table.Th>
            <Table.Th>{texts.means}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map(({ name, index }) => {
            const samples = head.samples.flatMap((row) => row[index]?.trim() || [])
            return (
              <Table.Tr key={index}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  <Text size="sm" fw={500}>
                    {name || '–'}
                  </Text>
                  <Text size="xs" c="dimmed" lineClamp={2}>
                    {samples.join(' · ')}
                  </Text>
                </Table.Td>
                <Table.Td w="50%">
                  <Select
                    size="sm"
                    aria-label={texts.meaningOf(name)}
                    placeholder={texts.leftOut}
                    data={data}
                    value={mapping[index] ?? null}
                    onChange={(value) =>
                      setMapping(
                        withMeaning(mapping, index, TARGETS.find((target) => target === value) ?? null),
                      )
                    }
                    clearable
                    allowDeselect={false}
                    searchable
                  />
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
      {!identifies(mapping) && <Alert color="orange">{texts.unidentified}</Alert>}
      <Group>
        <Button loading={isBusy || isWriting} disabled={!identifies(mapping)} onClick={() => void run()}>
          {texts.use}
        </Button>
      </Group>
    </Stack>
  )
}
