import { MultiSelect, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { shop } from '../session/shop-client.ts'
import { useProblemAt } from './failed-fields.ts'
import { LANGUAGES, type Languages, languagesIn } from './language-draft.ts'
import { SectionForm } from './SectionForm.tsx'
import { useSettingsTexts } from './texts.ts'
import type { Section } from './use-section.ts'

/** The shop's currencies, as they were set up, and its languages. */
export function LanguageSettings() {
  return (
    <Stack>
      <Currencies />
      <SectionForm part={LANGUAGES}>{(section) => <LanguageFields {...section} />}</SectionForm>
    </Stack>
  )
}

const useShop = () => useQuery({ queryKey: ['settings', 'shop'], queryFn: () => shop.facts.getShop() }).data

function Currencies() {
  const texts = useSettingsTexts()
  const { language } = useWords()
  const facts = useShop()
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const nameOf = (code: string) => `${names.of(code)} (${code})`
  if (!facts) return null
  const others = facts.currencies.filter(({ currency }) => currency !== facts.currency)
  return (
    <Card title={texts.currencies}>
      <Stack gap="xs">
        <Text size="sm">{texts.ownCurrency(nameOf(facts.currency))}</Text>
        <Text size="sm" c="dimmed">
          {texts.currencyHint}
        </Text>
        {others.length > 0 && (
          <Table aria-label={texts.otherCurrencies}>
            <Table.Tbody>
              {others.map(({ currency, rate }) => (
                <Table.Tr key={currency}>
                  <Table.Td>{nameOf(currency)}</Table.Td>
                  <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                    {texts.rateOf(facts.currency, rate, currency)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Card>
  )
}

function LanguageFields({ draft, change }: Section<Languages>) {
  const texts = useSettingsTexts()
  const { t, language: reader } = useWords()
  const problemAt = useProblemAt()
  const facts = useShop()
  const { languages } = draft
  const codes = languages.map(({ language }) => language)
  const data = useMemo(() => languagesIn(reader, codes), [reader, codes])
  const own = facts?.languages[0] ?? ''
  const problem = languages.map((_, index) => problemAt(`languages[${index}].language`)).find(Boolean)
  const translated = languages.reduce((count, { texts: all }) => count + all.length, 0)
  return (
    <Card title={texts.languages}>
      <Stack gap="xs">
        {facts && (
          <Text size="sm">
            {texts.ownLanguage(new Intl.DisplayNames(reader, { type: 'language' }).of(own) ?? own)}
          </Text>
        )}
        <MultiSelect
          label={texts.otherLanguages}
          description={texts.languagesHint}
          data={data.filter(({ value }) => value !== own)}
          maxValues={20}
          error={problemAt('languages') ?? problem}
          value={codes}
          onChange={(chosen) =>
            change({
              languages: chosen.map(
                (code) =>
                  languages.find(({ language }) => language === code) ?? { language: code, texts: [] },
              ),
            })
          }
          searchable
          hidePickedOptions
          nothingFoundMessage={t.list.nothing}
        />
        {translated > 0 && (
          <Text size="sm" c="dimmed">
            {texts.translated(translated)}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
