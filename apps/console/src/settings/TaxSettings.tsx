import { Button, Group, Paper, Select, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useWords } from '../messages/words.tsx'
import { countriesIn } from '../parts/addresses/countries.ts'
import { DecimalInput } from '../parts/amounts/DecimalInput.tsx'
import { Card } from '../parts/Card.tsx'
import { useProblemAt } from './failed-fields.ts'
import { SectionForm } from './SectionForm.tsx'
import { newRate, TAX, type Tax, type TaxRate } from './tax-draft.ts'
import { useSettingsTexts } from './texts.ts'
import type { Section } from './use-section.ts'

/** How the shop charges tax. */
export function TaxSettings() {
  return <SectionForm part={TAX}>{(section) => <TaxFields {...section} />}</SectionForm>
}

function TaxFields({ draft, change }: Section<Tax>) {
  const texts = useSettingsTexts()
  const { language } = useWords()
  const countries = useMemo(() => countriesIn(language), [language])
  const { rates } = draft
  const set = (key: string, rate: TaxRate | undefined) =>
    change({ rates: rates.flatMap((each) => (each.key === key ? (rate ?? []) : each)) })
  return (
    <Card title={texts.tax}>
      <Stack>
        <Switch
          label={texts.pricesIncludeTax}
          description={texts.pricesIncludeTaxHint}
          checked={draft.pricesIncludeTax}
          onChange={({ currentTarget }) => change({ pricesIncludeTax: currentTarget.checked })}
        />
        <Switch
          label={texts.shippingTaxable}
          description={texts.shippingTaxableHint}
          checked={draft.shippingTaxable}
          onChange={({ currentTarget }) => change({ shippingTaxable: currentTarget.checked })}
        />
        <Text size="sm" c="dimmed">
          {rates.length === 0 ? texts.noRates : texts.ratesHint}
        </Text>
        {rates.map((rate, index) => (
          <RateFields
            key={rate.key}
            rate={rate}
            field={`rates[${index}]`}
            countries={countries}
            change={(next) => set(rate.key, next)}
          />
        ))}
        <Group>
          <Button variant="default" onClick={() => change({ rates: [...rates, newRate()] })}>
            {texts.addRate}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}

interface RateFieldsProps {
  readonly rate: TaxRate
  /** Where it is in what is saved. */
  readonly field: string
  readonly countries: readonly { readonly value: string; readonly label: string }[]
  change(rate: TaxRate | undefined): void
}

function RateFields({ rate, field, countries, change }: RateFieldsProps) {
  const texts = useSettingsTexts()
  const problemAt = useProblemAt()
  const { area, taxName, percent, taxGroupId } = rate
  const place = area?.subdivision ?? area?.city ?? area?.postalCodes?.join(', ')
  return (
    <Paper withBorder p="sm" role="group" aria-label={taxName || texts.newRate}>
      <Group gap="sm" align="flex-end">
        <Select
          flex="2 1 180px"
          label={texts.country}
          placeholder={texts.everyCountry}
          data={countries}
          disabled={place !== undefined}
          error={problemAt(`${field}.area.country`)}
          value={area?.country ?? null}
          onChange={(country) => change({ ...rate, area: country ? { country } : null })}
          searchable
          clearable
        />
        <TextInput
          flex="2 1 120px"
          label={texts.taxName}
          placeholder={texts.taxExample}
          maxLength={100}
          error={problemAt(`${field}.taxName`)}
          value={taxName ?? ''}
          onChange={({ currentTarget }) => change({ ...rate, taxName: currentTarget.value })}
        />
        <DecimalInput
          flex="1 1 90px"
          label={texts.rate}
          required
          min={0}
          max={100}
          digits={4}
          unit="%"
          error={problemAt(`${field}.rate`)}
          value={percent}
          onChange={(value) => change({ ...rate, percent: value })}
        />
        <Button
          variant="subtle"
          color="gray"
          aria-label={texts.removeRate(taxName ?? '')}
          onClick={() => change(undefined)}
        >
          {texts.remove}
        </Button>
      </Group>
      {(place || taxGroupId) && (
        <Text size="xs" c="dimmed" mt={6}>
          {[place && texts.ofPlace(place), taxGroupId && texts.ofGroup].filter(Boolean).join(' ')}
        </Text>
      )}
    </Paper>
  )
}
