import { Button, Group, NumberInput, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useWords } from '../../messages/words.tsx'
import { countriesIn } from '../../parts/addresses/countries.ts'
import { Card } from '../../parts/Card.tsx'
import { useProblemAt } from '../failed-fields.ts'
import { SectionForm } from '../SectionForm.tsx'
import { useSettingsTexts } from '../texts.ts'
import type { Section } from '../use-section.ts'
import { DELIVERY, type Delivery, inOrder, newRegion, type Region } from './delivery-draft.ts'
import { RegionFields } from './RegionFields.tsx'

/** Where the shop delivers to, for how much, and how long buyers may send things back. */
export function DeliverySettings() {
  return (
    <SectionForm part={DELIVERY}>
      {(section) => (
        <>
          <Regions {...section} />
          <Returns {...section} />
        </>
      )}
    </SectionForm>
  )
}

function Regions({ draft, change }: Section<Delivery>) {
  const texts = useSettingsTexts()
  const { language } = useWords()
  const problemAt = useProblemAt()
  const countries = useMemo(() => countriesIn(language), [language])
  const { regions } = draft
  const set = (key: string, region: Region | undefined) =>
    change({ regions: inOrder(regions.flatMap((each) => (each.key === key ? (region ?? []) : each))) })
  const problem = problemAt('regions')
  return (
    <Card title={texts.delivery}>
      <Stack>
        <Text size="sm" c="dimmed">
          {regions.length === 0 ? texts.noRegions : texts.deliveryHint}
        </Text>
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)">
            {problem}
          </Text>
        )}
        {regions.map((region, index) => (
          <RegionFields
            key={region.key}
            region={region}
            field={`regions[${index}]`}
            countries={countries}
            change={(next) => set(region.key, next)}
          />
        ))}
        <Group>
          <Button variant="default" onClick={() => change({ regions: [...regions, newRegion()] })}>
            {texts.addRegion}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

const LONGEST_RETURN = 3650

function Returns({ draft, change }: Section<Delivery>) {
  const texts = useSettingsTexts()
  const problemAt = useProblemAt()
  return (
    <Card title={texts.returns}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NumberInput
          label={texts.returnDays}
          description={texts.returnDaysHint}
          min={1}
          max={LONGEST_RETURN}
          allowDecimal={false}
          error={problemAt('returnDays')}
          value={draft.returnDays}
          onChange={(value) => change({ returnDays: String(value) })}
        />
        <Select
          label={texts.timeZone}
          description={texts.timeZoneHint}
          placeholder="UTC"
          data={Intl.supportedValuesOf('timeZone')}
          limit={50}
          searchable
          clearable
          error={problemAt('timeZone')}
          value={draft.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        />
      </SimpleGrid>
    </Card>
  )
}
