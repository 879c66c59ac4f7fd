import { Button, CloseButton, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useWords } from '../../messages/words.tsx'
import { Card } from '../../parts/Card.tsx'
import { Loading } from '../../parts/Loading.tsx'
import { OrderHandle } from '../../parts/OrderHandle.tsx'
import { moved, useOrder } from '../../parts/use-order.ts'
import { useProductTexts } from '../help/texts.ts'
import { useOptionTexts } from '../options/texts.ts'
import type { DraftPartProps } from '../ProductFields.tsx'
import type { SectionDraft } from './page-draft.ts'

const RichText = lazy(async () => ({ default: (await import('../../rich-text/RichText.tsx')).RichText }))
const MOST = { sections: 20, title: 50, description: 16_000 } as const

/** Titled texts on the product's page, such as care or sizes. */
export function InfoSections({ draft, change }: DraftPartProps) {
  const { number } = useWords()
  const optionTexts = useOptionTexts()
  const texts = useProductTexts().sections
  const { sections } = draft
  const set = (next: readonly SectionDraft[]) => change({ sections: next })
  const order = useOrder(sections.length, (from, to) => set(moved(sections, from, to)))
  const edit = (key: string, changes: Partial<SectionDraft>) =>
    set(sections.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  return (
    <Card title={texts.heading}>
      <Stack>
        {sections.length === 0 && (
          <Text size="sm" c="dimmed">
            {texts.none}
          </Text>
        )}
        {sections.length > 0 && (
          <Stack>
            {sections.map(({ key, title, description }, index) => {
              const name = title.trim() || texts.unnamed(number(index + 1))
              return (
                <Paper key={key} withBorder p="sm" {...order.item(index)}>
                  <Group wrap="nowrap" align="flex-end" mb="xs" gap="xs">
                    <OrderHandle order={order} index={index} label={optionTexts.move(name)} />
                    <TextInput
                      flex={1}
                      label={texts.title}
                      required
                      maxLength={MOST.title}
                      value={title}
                      onChange={({ currentTarget }) => edit(key, { title: currentTarget.value })}
                    />
                    <CloseButton
                      aria-label={optionTexts.removeOption(name)}
                      onClick={() => set(sections.filter((each) => each.key !== key))}
                    />
                  </Group>
                  <Suspense fallback={<Loading h={220} />}>
                    <RichText
                      label={texts.text}
                      maxLength={MOST.description}
                      value={description}
                      change={(html) => edit(key, { description: html })}
                    />
                  </Suspense>
                </Paper>
              )
            })}
          </Stack>
        )}
        <Button
          variant="default"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          disabled={sections.length >= MOST.sections}
          onClick={() => set([...sections, { key: crypto.randomUUID(), title: '', description: '' }])}
        >
          {texts.add}
        </Button>
      </Stack>
    </Card>
  )
}
