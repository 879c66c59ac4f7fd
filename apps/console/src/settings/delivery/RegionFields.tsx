import { Button, Fieldset, Group, MultiSelect, Stack, Text, TextInput } from '@mantine/core'
import { useWords } from '../../messages/words.tsx'
import { useProblemAt } from '../failed-fields.ts'
import { useSettingsTexts } from '../texts.ts'
import { type DeliveryOption, hasWholeCountries, newOption, type Region } from './delivery-draft.ts'
import { OptionFields } from './OptionFields.tsx'

interface RegionFieldsProps {
  readonly region: Region
  /** Where it is in what is saved. */
  readonly field: string
  readonly countries: readonly { readonly value: string; readonly label: string }[]
  change(region: Region | undefined): void
}

/** A region, and the ways to deliver there. */
export function RegionFields({ region, field, countries, change }: RegionFieldsProps) {
  const texts = useSettingsTexts()
  const { t } = useWords()
  const problemAt = useProblemAt()
  const { name, areas, options } = region
  const setOption = (code: string, option: DeliveryOption | undefined) =>
    change({ ...region, options: options.flatMap((each) => (each.code === code ? (option ?? []) : each)) })
  return (
    <Fieldset legend={name || texts.newRegion} style={{ overflowWrap: 'anywhere' }}>
      <Stack gap="sm">
        <TextInput
          label={texts.regionName}
          description={texts.regionHint}
          required
          maxLength={100}
          error={problemAt(`${field}.name`)}
          value={name}
          onChange={({ currentTarget }) => change({ ...region, name: currentTarget.value })}
        />
        {hasWholeCountries(region) ? (
          <MultiSelect
            label={texts.countries}
            description={areas.length === 0 ? texts.everywhere : undefined}
            data={countries}
            error={problemAt(`${field}.areas`)}
            value={areas.map(({ country }) => country)}
            onChange={(codes) => change({ ...region, areas: codes.map((country) => ({ country })) })}
            searchable
            clearable
            hidePickedOptions
            clearButtonProps={{ 'aria-label': texts.clear }}
            nothingFoundMessage={t.list.nothing}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {texts.detailedAreas(areas.length)}
          </Text>
        )}
        {options.length === 0 && (
          <Text size="sm" c="dimmed">
            {texts.noOptions}
          </Text>
        )}
        {options.map((option, index) => (
          <OptionFields
            key={option.code}
            option={option}
            field={`${field}.options[${index}]`}
            change={(next) => setOption(option.code, next)}
          />
        ))}
        <Group justify="space-between">
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => change({ ...region, options: [...options, newOption()] })}
          >
            {texts.addOption}
          </Button>
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => change(undefined)}>
            {texts.removeRegion}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  )
}
