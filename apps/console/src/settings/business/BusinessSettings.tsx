import { Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useWords } from '../../messages/words.tsx'
import { countriesIn } from '../../parts/addresses/countries.ts'
import { Card } from '../../parts/Card.tsx'
import { useProblemAt } from '../failed-fields.ts'
import { SectionForm } from '../SectionForm.tsx'
import { useSettingsTexts } from '../texts.ts'
import type { Section } from '../use-section.ts'
import { CONTACT, type Contact } from './contact-draft.ts'

/** How customers reach the business. */
export function BusinessSettings() {
  return (
    <SectionForm part={CONTACT}>
      {(section) => (
        <>
          <Reach {...section} />
          <Place {...section} />
        </>
      )}
    </SectionForm>
  )
}

function Reach({ draft, change }: Section<Contact>) {
  const texts = useSettingsTexts()
  const problemAt = useProblemAt()
  return (
    <Card title={texts.contact}>
      <Stack>
        <Text size="sm" c="dimmed">
          {texts.contactHint}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            type="email"
            label={texts.email}
            maxLength={254}
            error={problemAt('email')}
            value={draft.email}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          />
          <TextInput
            type="tel"
            label={texts.phone}
            placeholder="+49 30 1234567"
            maxLength={50}
            error={problemAt('phone')}
            value={draft.phone}
            onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
          />
        </SimpleGrid>
      </Stack>
    </Card>
  )
}

const LONGEST = { street: 200, streetNumber: 50, zip: 20, city: 100, state: 100 } as const
const FIELDS = ['street', 'streetNumber', 'zip', 'city', 'state'] as const

function Place({ draft, change }: Section<Contact>) {
  const texts = useSettingsTexts()
  const { language } = useWords()
  const problemAt = useProblemAt()
  const countries = useMemo(() => countriesIn(language), [language])
  return (
    <Card title={texts.businessAddress}>
      <Stack>
        <Text size="sm" c="dimmed">
          {texts.businessAddressHint}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {FIELDS.map((name) => (
            <TextInput
              key={name}
              label={texts.place[name]}
              maxLength={LONGEST[name]}
              error={problemAt(`address.${name}`)}
              value={draft[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            />
          ))}
          <Select
            label={texts.country}
            data={countries}
            error={problemAt('address.country')}
            value={draft.country}
            onChange={(country) => change({ country })}
            searchable
            clearable
          />
        </SimpleGrid>
      </Stack>
    </Card>
  )
}
