import { TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { knownTags, LONGEST_TAG, MOST_TAGS } from './change-orders.ts'

export interface TagsFieldProps {
  readonly value: readonly string[]
  onChange(tags: string[]): void
  readonly label?: string
}

/** Tags to type. Those of other orders are offered while one types, so that they cover nothing afterwards. */
export function TagsField({ value, onChange, label }: TagsFieldProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const { data = [] } = useQuery(knownTags)
  return (
    <TagsInput
      {...(label === undefined ? { 'aria-label': t.orders.tags } : { label })}
      description={t.orders.tagsHint}
      placeholder={value.length === 0 ? t.orders.addTag : ''}
      data={typed.trim() ? data : []}
      searchValue={typed}
      onSearchChange={setTyped}
      value={[...value]}
      onChange={(tags) => onChange(tags.map((tag) => tag.trim()).filter(Boolean))}
      maxLength={LONGEST_TAG}
      maxTags={MOST_TAGS}
      acceptValueOnBlur
      comboboxProps={{ withinPortal: false }}
    />
  )
}
