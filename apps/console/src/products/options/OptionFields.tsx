import { Button, Group, Paper, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { OrderHandle } from '../../parts/OrderHandle.tsx'
import { useLeave } from '../../parts/use-leave.ts'
import { moved, type Order, useOrder } from '../../parts/use-order.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { asKind, type ChoiceDraft, MOST, type OptionDraft, withChoices } from './option-draft.ts'
import { useOptionTexts } from './texts.ts'

export interface OptionFieldsProps {
  readonly option: OptionDraft
  readonly order: Order
  readonly index: number
  /** Whether there is nothing to put in order. */
  readonly isAlone: boolean
  /** Whether another option has the same name. */
  readonly isTaken: boolean
  change(option: OptionDraft): void
  remove(): void
}

const KINDS = ['list', 'color'] as const

/** One option: its name, its kind and its choices. */
export function OptionFields(props: OptionFieldsProps) {
  const { option, order, index, isAlone, isTaken, change, remove } = props
  const optionTexts = useOptionTexts()
  const { choices, isColor } = option
  const name = option.name.trim() || optionTexts.unnamed(index + 1)
  const set = (next: readonly ChoiceDraft[]) => change({ ...option, choices: next })
  const choiceOrder = useOrder(choices.length, (from, to) => set(moved(choices, from, to)))
  return (
    <Paper withBorder p="sm" component="fieldset" m={0} aria-label={name} {...order.item(index)}>
      <Stack gap="sm">
        <Group gap="xs" align="flex-end">
          {!isAlone && <OrderHandle order={order} index={index} label={optionTexts.move(name)} />}
          <TextInput
            flex="1 1 140px"
            label={optionTexts.name}
            placeholder={optionTexts.nameExample}
            required
            maxLength={MOST.name}
            value={option.name}
            error={isTaken && optionTexts.taken}
            onChange={({ currentTarget }) => change({ ...option, name: currentTarget.value })}
          />
          <SegmentedControl
            aria-label={optionTexts.kind}
            value={isColor ? 'color' : 'list'}
            data={KINDS.map((value) => ({ value, label: optionTexts.kinds[value] }))}
            onChange={(kind) => change(asKind(option, kind === 'color'))}
          />
          <Button variant="subtle" color="red" onClick={remove} aria-label={optionTexts.removeOption(name)}>
            {optionTexts.remove}
          </Button>
        </Group>
        {choices.length > 0 && (
          <Stack gap={6}>
            {choices.map((choice, place) => (
              <ChoiceFields
                key={choice.key}
                choice={choice}
                isColor={isColor}
                order={choiceOrder}
                index={place}
                isTaken={choices.some(
                  (other) =>
                    other !== choice && other.name.trim() === choice.name.trim() && choice.name !== '',
                )}
                change={(next) => set(choices.map((each) => (each === choice ? next : each)))}
                remove={() => set(choices.filter((each) => each !== choice))}
              />
            ))}
          </Stack>
        )}
        <NewChoice
          label={optionTexts.addChoiceTo(name)}
          isFull={choices.length >= MOST.choices}
          add={(line) => change(withChoices(option, line))}
        />
      </Stack>
    </Paper>
  )
}

/** Takes one choice with Enter, or several that commas separate. */
function NewChoice({ label, isFull, add }: { label: string; isFull: boolean; add(line: string): void }) {
  const optionTexts = useOptionTexts()
  const [line, setLine] = useState('')
  const take = () => {
    add(line)
    setLine('')
  }
  const leave = useLeave(() => {
    if (line.trim()) take()
  })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Otherwise the product is saved.
    event.preventDefault()
    take()
  }
  return (
    <Group gap="xs" align="flex-start">
      <TextInput
        flex="1 1 180px"
        size="sm"
        aria-label={label}
        placeholder={optionTexts.choiceExample}
        description={isFull ? optionTexts.mostChoices(MOST.choices) : undefined}
        inputWrapperOrder={['input', 'description']}
        disabled={isFull}
        value={line}
        onChange={({ currentTarget }) => setLine(currentTarget.value)}
        onKeyDown={press}
        // What was typed is not lost when someone goes on without Enter.
        onBlur={leave}
      />
      <Button variant="default" size="sm" disabled={isFull || !line.trim()} onClick={take}>
        {optionTexts.addChoice}
      </Button>
    </Group>
  )
}
