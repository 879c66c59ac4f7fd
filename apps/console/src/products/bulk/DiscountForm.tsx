import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { DecimalInput } from '../../parts/amounts/DecimalInput.tsx'
import type { FormProps, ProductEdit } from './product-change.ts'
import { useBulkTexts } from './texts.ts'

const WAYS = ['PERCENT', 'AMOUNT', 'remove'] as const
type Way = (typeof WAYS)[number]

/** Gives products a discount, or ends it. */
export function DiscountForm({ change }: FormProps) {
  const texts = useBulkTexts()
  const [way, setWay] = useState<Way>('PERCENT')
  const [value, setValue] = useState<number | string>('')
  const tell = (nextWay: Way, next: number | string) => {
    setWay(nextWay)
    setValue(next)
    change(editOf(nextWay, next))
  }
  return (
    <>
      <SegmentedControl
        aria-label={texts.way}
        size="xs"
        fullWidth
        value={way}
        onChange={(next) => tell(WAYS.find((each) => each === next) ?? 'PERCENT', value)}
        data={WAYS.map((each) => ({ value: each, label: texts.ways[each] }))}
      />
      {way !== 'remove' && (
        <DecimalInput
          label={texts.values[way]}
          value={value}
          onChange={(next) => tell(way, next)}
          digits={3}
          min={0}
          {...(way === 'PERCENT' && { max: 100 })}
          required
          data-autofocus
        />
      )}
    </>
  )
}

const editOf = (way: Way, value: number | string): ProductEdit | undefined => {
  if (way === 'remove') return { edit: { discount: { type: 'NONE', value: 0 } } }
  return value === '' ? undefined : { edit: { discount: { type: way, value: Number(value) } } }
}
