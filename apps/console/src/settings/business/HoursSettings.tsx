import { Button, CloseButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { useWords } from '../../messages/words.tsx'
import { Card } from '../../parts/Card.tsx'
import { useProblemAt } from '../failed-fields.ts'
import { SectionForm } from '../SectionForm.tsx'
import { useSettingsTexts } from '../texts.ts'
import type { Section } from '../use-section.ts'
import { DAYS, type Day, HOURS, type Hours, newHours, type OpenHours } from './hours-draft.ts'

/** When the business is open each week. */
export function HoursSettings() {
  return <SectionForm part={HOURS}>{(section) => <Week {...section} />}</SectionForm>
}

const WEEKDAYS: readonly Day[] = DAYS.slice(1, 5)
const A_MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

function Week({ draft: { hours }, change }: Section<Hours>) {
  const texts = useSettingsTexts()
  const { language } = useWords()
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const mondays = hours.filter(({ day }) => day === 'MONDAY')
  const set = (key: string, next: OpenHours | undefined) =>
    change({ hours: hours.flatMap((each) => (each.key === key ? (next ?? []) : each)) })
  const copy = () => {
    const copies = WEEKDAYS.flatMap((day) => mondays.map((each) => ({ ...newHours(day), ...timesOf(each) })))
    change({ hours: [...hours.filter(({ day }) => !WEEKDAYS.includes(day)), ...copies] })
  }
  return (
    <Card title={texts.hours}>
      <Stack>
        <Text size="sm" c="dimmed">
          {texts.hoursHint}
        </Text>
        {DAYS.map((day, place) => (
          <Group key={day} align="flex-start" gap="sm" role="group" aria-label={names.format(at(place))}>
            <Text size="sm" fw={500} w={100} pt={8}>
              {names.format(at(place))}
            </Text>
            <Stack gap="xs" flex="1 1 240px">
              {hours.map(
                (each, index) =>
                  each.day === day && (
                    <Times key={each.key} {...{ each, index }} set={(next) => set(each.key, next)} />
                  ),
              )}
              <Group gap="xs">
                {!hours.some((each) => each.day === day) && (
                  <Text size="sm" c="dimmed" py={8}>
                    {texts.closed}
                  </Text>
                )}
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={texts.addHoursOn(names.format(at(place)))}
                  onClick={() => change({ hours: [...hours, newHours(day)] })}
                >
                  {texts.addHours}
                </Button>
                {day === 'MONDAY' && mondays.length > 0 && (
                  <Button size="compact-sm" variant="subtle" onClick={copy}>
                    {texts.copyHours}
                  </Button>
                )}
              </Group>
            </Stack>
          </Group>
        ))}
      </Stack>
    </Card>
  )
}

const at = (place: number): Date => new Date(A_MONDAY + place * DAY_MS)
const timesOf = ({ from, until }: OpenHours) => ({ from, until })

interface TimesProps {
  readonly each: OpenHours
  /** Where it is in what is saved. */
  readonly index: number
  set(next: OpenHours | undefined): void
}

function Times({ each, index, set }: TimesProps) {
  const texts = useSettingsTexts()
  const problemAt = useProblemAt()
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <TextInput
        type="time"
        aria-label={texts.opens}
        flex="0 1 130px"
        miw={0}
        error={problemAt(`periods[${index}].openTime`)}
        value={each.from}
        onChange={({ currentTarget }) => set({ ...each, from: currentTarget.value })}
      />
      <Text size="sm" pt={8} aria-hidden="true">
        –
      </Text>
      <TextInput
        type="time"
        aria-label={texts.closes}
        flex="0 1 130px"
        miw={0}
        error={problemAt(`periods[${index}].closeTime`)}
        value={each.until}
        onChange={({ currentTarget }) => set({ ...each, until: currentTarget.value })}
      />
      <CloseButton
        size={36}
        aria-label={texts.removeHours(each.from, each.until)}
        onClick={() => set(undefined)}
      />
    </Group>
  )
}
