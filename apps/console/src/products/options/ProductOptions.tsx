import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { useWords } from '../../messages/words.tsx'
import { Card } from '../../parts/Card.tsx'
import { moved, useOrder } from '../../parts/use-order.ts'
import type { DraftPartProps } from '../ProductFields.tsx'
import type { Product } from '../read-products.ts'
import { OptionFields } from './OptionFields.tsx'
import { combinations, MOST, newOption, type OptionDraft, optionProblem } from './option-draft.ts'
import { useOptionTexts } from './texts.ts'

/** Where the editor goes when the options can't be saved. */
export const OPTIONS_PROBLEM = 'options-problem'

/** What buyers choose, such as a size and a color. The combinations of the choices are the product's variants. */
export function ProductOptions({
  product,
  draft,
  change,
}: DraftPartProps & { product: Product | undefined }) {
  const { number } = useWords()
  const optionTexts = useOptionTexts()
  const { options, managesVariants } = draft
  const set = (next: readonly OptionDraft[]) => change({ options: next })
  const order = useOrder(options.length, (from, to) => set(moved(options, from, to)))
  const problem = optionProblem(options, managesVariants)
  const count = combinations(options)
  return (
    <Card title={optionTexts.title}>
      <Stack>
        {options.length === 0 && (
          <Text size="sm" c="dimmed">
            {optionTexts.none}
          </Text>
        )}
        {options.length > 0 && (
          <Stack gap="md">
            {options.map((option, index) => (
              <OptionFields
                key={option.key}
                option={option}
                order={order}
                index={index}
                isAlone={options.length === 1}
                isTaken={options.some(
                  (other) =>
                    other !== option && other.name.trim() === option.name.trim() && option.name !== '',
                )}
                change={(next) => set(options.map((each) => (each === option ? next : each)))}
                remove={() => set(options.filter((each) => each !== option))}
              />
            ))}
          </Stack>
        )}
        <Group gap="sm">
          <Button
            variant="default"
            size="xs"
            disabled={options.length >= MOST.options}
            onClick={() => set([...options, newOption()])}
          >
            {optionTexts.add}
          </Button>
          {options.length >= MOST.options && (
            <Text size="xs" c="dimmed">
              {optionTexts.most(MOST.options)}
            </Text>
          )}
        </Group>
        {options.length > 0 && (
          <>
            <Switch
              label={optionTexts.manages}
              description={optionTexts.managesHint}
              checked={managesVariants}
              // Their prices and stock would be lost without a word; removing the options asks.
              disabled={product?.manageVariants === true && product.productOptions.length > 0}
              onChange={({ currentTarget }) => change({ managesVariants: currentTarget.checked })}
            />
            <Text
              size="sm"
              c={problem ? 'var(--mantine-color-error)' : 'dimmed'}
              id={OPTIONS_PROBLEM}
              tabIndex={-1}
              role="status"
            >
              {problem
                ? optionTexts.problems[problem](number(count), number(MOST.variants))
                : managesVariants && optionTexts.gives(count)}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  )
}
