import { CloseButton, ColorInput, Group, TextInput } from '@mantine/core'
import { useWords } from '../../messages/words.tsx'
import { OrderHandle } from '../../parts/OrderHandle.tsx'
import type { Order } from '../../parts/use-order.ts'
import { type ChoiceDraft, MOST } from './option-draft.ts'

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
  const { t } = useWords()
  const name = choice.name.trim() || t.options.unnamedChoice(index + 1)
  return (
    <Group gap={6} wrap="nowrap" align="flex-start" {...order.item(index)}>
      <OrderHandle order={order} index={index} label={t.options.move(name)} />
      {isColor && (
        <ColorInput
          w={124}
          size="xs"
          aria-label={t.options.colorOf(name)}
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
        aria-label={t.options.choiceName(index + 1)}
        value={choice.name}
        error={isTaken && t.options.taken}
        onChange={({ currentTarget }) => change({ ...choice, name: currentTarget.value })}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <CloseButton aria-label={t.options.removeOption(name)} onClick={remove} />
    </Group>
  )
}
