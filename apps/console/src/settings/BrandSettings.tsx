import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { Card } from '../parts/Card.tsx'
import { ColorField } from '../parts/ColorField.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { BRAND, type Brand } from './brand-draft.ts'
import { useProblemAt } from './failed-fields.ts'
import { LogoField } from './LogoField.tsx'
import { SectionForm } from './SectionForm.tsx'
import { useSettingsTexts } from './texts.ts'
import type { Section } from './use-section.ts'

/** How the shop presents itself on its own pages, in mails and on invoices. */
export function BrandSettings() {
  return (
    <SectionForm part={BRAND}>
      {(section) => (
        <>
          <Look {...section} />
          <Seller {...section} />
          <Pages {...section} />
        </>
      )}
    </SectionForm>
  )
}

function Look({ draft, change }: Section<Brand>) {
  const texts = useSettingsTexts()
  const problemAt = useProblemAt()
  const { shop } = useStaff()
  return (
    <Card title={texts.brand}>
      <Stack>
        <TextInput
          label={texts.shopName}
          description={texts.shopNameHint}
          placeholder={shop.name}
          maxLength={100}
          error={problemAt('name')}
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <LogoField
          url={draft.logoUrl}
          problem={problemAt('logoUrl')}
          change={(logoUrl) => change({ logoUrl })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <ColorField
            label={texts.accentColor}
            description={texts.accentColorHint}
            format="hex"
            error={problemAt('accentColor')}
            value={draft.accentColor}
            onChange={(accentColor) => change({ accentColor })}
            eyeDropperButtonProps={{ 'aria-label': texts.pickColor }}
          />
          <ColorField
            label={texts.backgroundColor}
            description={texts.backgroundColorHint}
            format="hex"
            error={problemAt('backgroundColor')}
            value={draft.backgroundColor}
            onChange={(backgroundColor) => change({ backgroundColor })}
            eyeDropperButtonProps={{ 'aria-label': texts.pickColor }}
          />
        </SimpleGrid>
      </Stack>
    </Card>
  )
}

function Seller({ draft, change }: Section<Brand>) {
  const texts = useSettingsTexts()
  const problemAt = useProblemAt()
  const addressProblem = [0, 1, 2, 3, 4, 5].map((line) => problemAt(`legalAddress[${line}]`)).find(Boolean)
  return (
    <Card title={texts.seller}>
      <Stack>
        <TextInput
          label={texts.legalName}
          description={texts.legalNameHint}
          maxLength={200}
          error={problemAt('legalName')}
          value={draft.legalName}
          onChange={({ currentTarget }) => change({ legalName: currentTarget.value })}
        />
        <Textarea
          label={texts.legalAddress}
          description={texts.legalAddressHint}
          autosize
          minRows={3}
          maxRows={6}
          error={problemAt('legalAddress') ?? addressProblem}
          value={draft.legalAddress}
          onChange={({ currentTarget }) => change({ legalAddress: currentTarget.value })}
        />
        <TextInput
          label={texts.vatId}
          placeholder="DE123456789"
          maxLength={50}
          maw={280}
          error={problemAt('vatId')}
          value={draft.vatId}
          onChange={({ currentTarget }) => change({ vatId: currentTarget.value })}
        />
      </Stack>
    </Card>
  )
}

const PAGES = ['termsUrl', 'returnsUrl', 'privacyUrl'] as const

function Pages({ draft, change }: Section<Brand>) {
  const texts = useSettingsTexts()
  const problemAt = useProblemAt()
  return (
    <Card title={texts.legalPages}>
      <Stack>
        {PAGES.map((name) => (
          <TextInput
            key={name}
            type="url"
            label={texts[name]}
            description={texts[`${name}Hint`]}
            placeholder="https://"
            maxLength={2048}
            error={problemAt(name)}
            value={draft[name]}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          />
        ))}
      </Stack>
    </Card>
  )
}
