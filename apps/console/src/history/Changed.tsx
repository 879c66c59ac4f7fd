import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../messages/words.tsx'
import { useOptionTexts } from '../products/options/texts.ts'
import type { Change } from './entry.ts'
import { namedBy, namedFields } from './product-fields.ts'
import { useHistoryTexts } from './texts.ts'

const MOST_FIELDS = 4
const LONGEST = 60

/** One changed thing and its fields. @param props.thing - its name, where the page shows changes of several */
export function Changed({ change, thing }: { change: Change; thing?: ReactNode }) {
  const { t } = useWords()
  const optionTexts = useOptionTexts()
  const texts = useHistoryTexts()
  const { entityType, kind, fields } = change
  const named = entityType === 'PRODUCT' ? namedFields(fields, t, optionTexts) : namedBy(texts, fields)
  return (
    <div>
      <Text size="sm" fw={500}>
        {texts.did[kind]?.(texts.kinds[entityType] ?? entityType)}
      </Text>
      {thing}
      {kind === 'UPDATED' &&
        named.slice(0, MOST_FIELDS).map(({ name, values }) => (
          <Text key={name} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {values ? `${name}: ${shown(values[0])} → ${shown(values[1])}` : name}
          </Text>
        ))}
    </div>
  )
}

const shown = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
