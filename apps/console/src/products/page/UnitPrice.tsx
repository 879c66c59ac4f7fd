import { Select, SimpleGrid } from '@mantine/core'
import { DecimalInput } from '../../parts/amounts/DecimalInput.tsx'
import { Card } from '../../parts/Card.tsx'
import { useProductTexts } from '../help/texts.ts'
import type { DraftPartProps } from '../ProductFields.tsx'
import { KINDS, UNITS, type Unit } from './units.ts'

/** How much the price is for, so that the shop can show what a kilogram, liter or meter costs. */
export function UnitPrice({ draft, change }: DraftPartProps) {
  const texts = useProductTexts().unit
  const named = (units: readonly Unit[]) => units.map((value) => ({ value, label: texts.units[value] }))
  const alike = KINDS.find((kind) => kind.some((each) => each === draft.unit)) ?? KINDS[0]
  const setUnit = (value: string | null) => {
    const unit = UNITS.find((each) => each === value)
    const kind = KINDS.find((each) => each.some((other) => other === unit))
    if (!unit || !kind) return
    const isAlike = kind.some((each) => each === draft.baseUnit)
    change({ unit, ...(!isAlike && { baseUnit: unit }) })
  }
  return (
    <Card title={texts.heading}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DecimalInput
          label={texts.quantity}
          description={texts.quantityHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          digits={3}
          value={draft.quantity}
          onChange={(quantity) => change({ quantity })}
        />
        <Select
          label={texts.unit}
          data={named(UNITS)}
          value={draft.unit}
          onChange={setUnit}
          allowDeselect={false}
        />
        <DecimalInput
          label={texts.base}
          min={0}
          digits={3}
          value={draft.baseQuantity}
          onChange={(baseQuantity) => change({ baseQuantity })}
        />
        <Select
          label={texts.baseUnit}
          data={named(alike)}
          value={draft.baseUnit}
          onChange={(value) => {
            const baseUnit = UNITS.find((each) => each === value)
            if (baseUnit) change({ baseUnit })
          }}
          allowDeselect={false}
        />
      </SimpleGrid>
    </Card>
  )
}
