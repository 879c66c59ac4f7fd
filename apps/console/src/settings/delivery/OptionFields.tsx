import { Button, Group, Paper, SimpleGrid, Text, TextInput } from '@mantine/core'
import { DecimalInput } from '../../parts/amounts/DecimalInput.tsx'
import { useStaff } from '../../session/SessionGate.tsx'
import { useProblemAt } from '../failed-fields.ts'
import { useSettingsTexts } from '../texts.ts'
import type { DeliveryOption } from './delivery-draft.ts'

interface OptionFieldsProps {
  readonly option: DeliveryOption
  /** Where it is in what is saved. */
  readonly field: string
  change(option: DeliveryOption | undefined): void
}

/** A way to deliver: its name and price. Prices by weight or by the order's value stay as they were set. */
export function OptionFields({ option, field, change }: OptionFieldsProps) {
  const texts = useSettingsTexts()
  const problemAt = useProblemAt()
  const { currency } = useStaff().shop
  const { title, rate, freeFrom, deliveryTime } = option
  const money = { min: 0, max: 999_999_999, digits: 3, unit: currency }
  return (
    <Paper withBorder p="sm" role="group" aria-label={title || texts.newOption}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label={texts.optionTitle}
          placeholder={texts.optionExample}
          required
          maxLength={250}
          error={problemAt(`${field}.title`)}
          value={title}
          onChange={({ currentTarget }) => change({ ...option, title: currentTarget.value })}
        />
        {rate.flat == null ? (
          <Text size="sm" c="dimmed" pt={{ xs: 28 }}>
            {rate.byWeight ? texts.byWeight : texts.byPrice}
          </Text>
        ) : (
          <DecimalInput
            label={texts.price}
            required
            {...money}
            error={problemAt(`${field}.rate.flat`)}
            value={rate.flat}
            onChange={(value) => change({ ...option, rate: { flat: value } })}
          />
        )}
        <DecimalInput
          label={texts.freeFrom}
          description={texts.freeFromHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...money}
          error={problemAt(`${field}.freeFrom`)}
          value={freeFrom ?? ''}
          onChange={(value) => change({ ...option, freeFrom: value })}
        />
        <TextInput
          label={texts.deliveryTime}
          description={texts.deliveryTimeHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={texts.timeExample}
          maxLength={500}
          error={problemAt(`${field}.deliveryTime`)}
          value={deliveryTime ?? ''}
          onChange={({ currentTarget }) => change({ ...option, deliveryTime: currentTarget.value })}
        />
      </SimpleGrid>
      <Group justify="flex-end" mt={4}>
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          aria-label={texts.removeOption(title)}
          onClick={() => change(undefined)}
        >
          {texts.remove}
        </Button>
      </Group>
    </Paper>
  )
}
