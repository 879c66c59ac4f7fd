import { Stack, Switch, TextInput } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { DecimalInput } from '../parts/amounts/DecimalInput.tsx'
import { Card } from '../parts/Card.tsx'
import { useProductTexts } from './help/texts.ts'
import { ScheduleFields, type ScheduleFieldsProps } from './schedule/ScheduleFields.tsx'

const TEXTS = [
  ['sku', 40],
  ['brand', 50],
  ['ribbon', 30],
] as const

/** Whether the shop shows the product, and what it is sorted by. */
export function ProductSide({ draft, change, base }: ScheduleFieldsProps) {
  const { t } = useWords()
  const texts = useProductTexts()
  return (
    <Card title={t.products.shop}>
      <Stack>
        <ScheduleFields draft={draft} change={change} base={base} />
        {TEXTS.map(([name, maxLength]) => (
          <TextInput
            key={name}
            label={t.products.texts[name]}
            maxLength={maxLength}
            value={draft[name]}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
          />
        ))}
        <DecimalInput
          label={t.products.weight}
          min={0}
          digits={3}
          value={draft.weight}
          onChange={(weight) => change({ weight })}
        />
        <Switch
          label={texts.isDigital}
          description={texts.digitalHint}
          checked={draft.isDigital}
          onChange={({ currentTarget }) => change({ isDigital: currentTarget.checked })}
        />
      </Stack>
    </Card>
  )
}
