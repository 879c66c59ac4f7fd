import { ActionIcon, Button, Checkbox, Group, Popover, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { StrokeIcon } from '../parts/StrokeIcon.tsx'
import type { ChosenColumns } from './use-columns.ts'

const COLUMNS_ICON = 'M2 3h12v10H2zM6 3v10M10 3v10'

/** Chooses and orders the columns of a list. */
export function ColumnsMenu<Row>({ columns }: { columns: ChosenColumns<Row> }) {
  const { t } = useWords()
  const [, ...chosen] = columns.shown
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t.list.columns.title}
          title={t.list.columns.title}
        >
          <StrokeIcon path={COLUMNS_ICON} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown mah={420} style={{ overflowY: 'auto' }} aria-label={t.list.columns.title}>
        <Stack gap={4} w={260} maw="78vw">
          {chosen.map(({ key, label }, index) => (
            <Group key={key} justify="space-between" wrap="nowrap" gap="xs">
              <Checkbox
                label={label}
                checked
                disabled={chosen.length === 1}
                onChange={() => columns.toggle(key)}
              />
              <Group gap={2} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={index === 0}
                  aria-label={t.list.columns.earlier(label)}
                  onClick={() => columns.move(key, -1)}
                >
                  ↑
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={index === chosen.length - 1}
                  aria-label={t.list.columns.later(label)}
                  onClick={() => columns.move(key, 1)}
                >
                  ↓
                </ActionIcon>
              </Group>
            </Group>
          ))}
          {columns.hidden.map(({ key, label }) => (
            <Checkbox key={key} py={4} label={label} checked={false} onChange={() => columns.toggle(key)} />
          ))}
          <Text size="xs" c="dimmed" hiddenFrom="sm">
            {t.list.columns.onPhones}
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={columns.text === undefined}
            onClick={columns.reset}
          >
            {t.list.columns.reset}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
