import { CloseButton, Group, TextInput } from '@mantine/core'
import { ColorField } from '../../parts/ColorField.tsx'
import { OrderHandle } from '../../parts/OrderHandle.tsx'
import type { Order } from '../../parts/use-order.ts'
import { type ChoiceDraft, MOST } from './option-draft.ts'
import { useOptionTexts } from './texts.ts'

export interface ChoiceFieldsProps {
  readonly choice: ChoiceDraft
  readonly isColor: boolean
  readonly order: Order
  readonly index: number
  /** Whether another choice has the same name. */
  readonly isTaken: boolean
  change(choice: ChoiceDraft): void
  remove(): void
}

/** One choice of an option: its name and, if it is a color, its color. */
export function ChoiceFields({ choice, isColor, order, index, isTaken, change, remove }: ChoiceFieldsProps) {
  const optionTexts = useOptionTexts()
  const name = choice.name.trim() || optionTexts.unnamedChoice(index + 1)
  return (
    <Group gap={6} wrap="nowrap" align="flex-start" {...order.item(index)}>
      <OrderHandle order={order} index={index} label={optionTexts.move(name)} />
      {isColor && (
        <ColorField
          w={124}
          size="xs"
          aria-label={optionTexts.colorOf(name)}
          format="hex"
          withEyeDropper={false}
          value={choice.value}
          onChange={(value) => change({ ...choice, value })}
        />
      )}
      <TextInput
        flex={1}
        size="xs"
        required
        maxLength={MOST.name}
        aria-label={optionTexts.choiceName(index + 1)}
        value={choice.name}
        error={isTaken && optionTexts.taken}
        onChange={({ currentTarget }) => change({ ...choice, name: currentTarget.value })}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <CloseButton aria-label={optionTexts.removeOption(name)} onClick={remove} />
    </Group>
  )
}
