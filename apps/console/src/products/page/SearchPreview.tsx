import { Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { Card } from '../../parts/Card.tsx'
import { readMarkup } from '../../trusted-text.ts'
import { useProductTexts } from '../help/texts.ts'
import type { DraftPartProps } from '../ProductFields.tsx'
import type { Product } from '../read-products.ts'

/** Search engines cut off about here. */
const SHOWN = { title: 60, description: 160 } as const

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text

const wordsOf = (html: string): string => {
  const text = html.replaceAll('<', ' <')
  const { body } = readMarkup(() => new DOMParser().parseFromString(text, 'text/html'))
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** What search engines read about a product, and how a result may look. It follows what is typed. */
export function SearchPreview({ product, draft, change }: DraftPartProps & { product: Product | undefined }) {
  const texts = useProductTexts().search
  const base = (product?.productPageUrl?.base ?? location.origin).replace(/\/$/, '')
  const address = `${base}/products/${draft.slug || '…'}`
  return (
    <Card title={texts.heading}>
      <Stack>
        <Paper withBorder p="sm" component="section" aria-label={texts.preview}>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {address}
          </Text>
          <Text fw={600} c="var(--mantine-color-anchor)" style={{ overflowWrap: 'anywhere' }}>
            {cut(draft.seoTitle || draft.name, SHOWN.title)}
          </Text>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {cut(draft.seoDescription || wordsOf(draft.description), SHOWN.description)}
          </Text>
        </Paper>
        <TextInput
          label={texts.title}
          description={texts.titleHint(draft.seoTitle.length, SHOWN.title)}
          placeholder={draft.name}
          maxLength={200}
          value={draft.seoTitle}
          onChange={({ currentTarget }) => change({ seoTitle: currentTarget.value })}
        />
        <Textarea
          label={texts.description}
          description={texts.titleHint(draft.seoDescription.length, SHOWN.description)}
          autosize
          minRows={2}
          maxLength={1000}
          value={draft.seoDescription}
          onChange={({ currentTarget }) => change({ seoDescription: currentTarget.value })}
        />
        <TextInput
          label={texts.slug}
          description={texts.slugHint}
          maxLength={100}
          pattern="[\p{L}\p{M}\p{N}._~\-]*"
          title={texts.slugRule}
          value={draft.slug}
          onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
        />
      </Stack>
    </Card>
  )
}
