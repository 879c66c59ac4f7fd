import { SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormProps } from './product-change.ts'
import { useBulkTexts } from './texts.ts'

const WAYS = ['set', 'remove'] as const
type Way = (typeof WAYS)[number]

/** Makes the form that sets the ribbon or the brand of products, or removes it. */
export const labelForm = (property: 'ribbon' | 'brand', maxLength: number) =>
  function LabelForm({ change }: FormProps) {
    const texts = useBulkTexts()
    const [way, setWay] = useState<Way>('set')
    const [value, setValue] = useState('')
    const tell = (nextWay: Way, next: string) => {
      setWay(nextWay)
      setValue(next)
      const text = nextWay === 'remove' ? '' : next.trim()
      change(nextWay === 'set' && text === '' ? undefined : { set: { [property]: text } })
    }
    return (
      <>
        <SegmentedControl
          aria-label={texts.way}
          size="xs"
          fullWidth
          value={way}
          onChange={(next) => tell(WAYS.find((each) => each === next) ?? 'set', value)}
          data={WAYS.map((each) => ({ value: each, label: texts.ways[each] }))}
        />
        {way === 'set' && (
          <TextInput
            label={texts.names[property]}
            maxLength={maxLength}
            value={value}
            onChange={({ currentTarget }) => tell(way, currentTarget.value)}
            required
            data-autofocus
          />
        )}
      </>
    )
  }
