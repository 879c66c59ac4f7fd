import { Badge, Button, Divider, Group, NumberInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { MoneyInput } from '../parts/amounts/MoneyInput.tsx'
import { Card } from '../parts/Card.tsx'
import { LinePicture } from '../parts/LineRow.tsx'
import { choicesOf, nameOfLine } from '../parts/line-name.ts'
import { shop } from '../session/shop-client.ts'
import { CustomLineForm } from './CustomLineForm.tsx'
import { ItemPicker } from './ItemPicker.tsx'
import type { Draft, DraftChanges } from './read-drafts.ts'

export interface DraftPartProps {
  readonly draft: Draft
  readonly changes: DraftChanges
}

/** The lines of a draft, with their quantities and prices, and what can be added. */
export function DraftLines({ draft, changes: { change } }: DraftPartProps) {
  const { t } = useWords()
  return (
    <Card title={t.orders.items}>
      <Stack>
        {draft.lineItems.length === 0 && (
          <Text size="sm" c="dimmed">
            {t.drafts.noLines}
          </Text>
        )}
        {draft.lineItems.map((line) => (
          <Line key={line.lineItem._id} line={line} draft={draft} change={change} />
        ))}
        <ItemPicker
          choose={({ catalogReference }) =>
            change((id) =>
              shop.draftOrders.addLineItemsToDraftOrder(id, {
                catalogLineItems: [{ catalogReference, quantity: 1 }],
              }),
            )
          }
        />
        <CustomLineForm
          currency={draft.currency}
          add={(name, amount) =>
            change((id) =>
              shop.draftOrders.addLineItemsToDraftOrder(id, {
                customLineItems: [{ productName: { original: name }, price: { amount }, quantity: 1 }],
              }),
            )
          }
        />
      </Stack>
    </Card>
  )
}

interface LineProps {
  readonly line: Draft['lineItems'][number]
  readonly draft: Draft
  readonly change: DraftChanges['change']
}

function Line({
  line: { lineItem, availability, removed, added, changedDetails },
  draft,
  change,
}: LineProps) {
  const { t, money } = useWords()
  const { _id, productName, quantity, price } = lineItem
  const name = nameOfLine(lineItem)
  const update = (said: { newQuantity?: number; newPrice?: string }) =>
    change((id) => shop.draftOrders.updateLineItems(id, [{ lineItemId: _id, ...said }]))
  return (
    <Stack gap={4} role="group" aria-label={name}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <LinePicture image={lineItem.image} />
        <Stack gap={2} miw={0} flex={1}>
          <Group gap={6}>
            <Text
              size="sm"
              fw={500}
              td={removed ? 'line-through' : undefined}
              style={{ overflowWrap: 'anywhere' }}
            >
              {productName?.original}
            </Text>
            {added && (
              <Badge size="sm" variant="light" tt="none">
                {t.drafts.added}
              </Badge>
            )}
            {removed && (
              <Badge size="sm" variant="light" color="gray" tt="none">
                {t.drafts.removed}
              </Badge>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {choicesOf(lineItem)}
          </Text>
          {changedDetails?.quantityBeforeChange !== undefined && (
            <Text size="xs" c="dimmed">
              {t.drafts.wasQuantity(changedDetails.quantityBeforeChange)}
            </Text>
          )}
          {!removed && <Shortage availability={availability} />}
        </Stack>
        {!removed && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            flex="none"
            mr={-8}
            mt={-3}
            aria-label={t.drafts.remove(name)}
            onClick={() => update({ newQuantity: 0 })}
          >
            {t.drafts.removeShort}
          </Button>
        )}
      </Group>
      {!removed && (
        <Group align="flex-end" gap="sm">
          <Amount
            label={t.drafts.quantityOf(name)}
            shown={t.drafts.quantity}
            value={quantity}
            width={92}
            min={1}
            save={(value) => update({ newQuantity: Number(value) })}
          />
          <Amount
            label={t.drafts.priceOf(name)}
            shown={t.drafts.price}
            value={Number(price?.amount ?? 0)}
            width={132}
            min={0}
            currency={draft.currency}
            save={(value) => update({ newPrice: String(value) })}
          />
          <Text size="sm" className="numbers" ta="right" flex={1} pb={8}>
            {money(lineItem.lineItemPrice?.amount ?? 0, draft.currency)}
          </Text>
        </Group>
      )}
      <Divider mt="xs" />
    </Stack>
  )
}

function Shortage({ availability }: { readonly availability: Draft['lineItems'][number]['availability'] }) {
  const { t } = useWords()
  if (!availability || availability.status === 'AVAILABLE') return null
  const left = availability.quantityAvailable ?? 0
  return (
    <Text size="xs" c="red" role="alert">
      {availability.status === 'NOT_FOUND'
        ? t.drafts.deletedProduct
        : left > 0
          ? t.drafts.onlyLeft(left)
          : t.drafts.soldOut}
    </Text>
  )
}

interface AmountProps {
  readonly label: string
  readonly shown: string
  readonly value: number
  readonly width: number
  readonly min: number
  readonly currency?: string
  readonly save: (value: string | number) => void
}

/** A number that is saved when its field is left, or with Enter. */
function Amount({ label, shown, value, width, min, currency, save }: AmountProps) {
  const [typed, setTyped] = useState<string | number>()
  const keep = () => {
    if (typed !== undefined && typed !== '' && Number(typed) !== value) save(typed)
    setTyped(undefined)
  }
  const parts = {
    ...{ label: shown, 'aria-label': label, w: width, min, max: min === 1 ? 100_000 : 1_000_000_000 },
    onBlur: keep,
    onKeyDown: ({ key }: { readonly key: string }) => {
      if (key === 'Enter') keep()
    },
  }
  return currency ? (
    <MoneyInput {...parts} currency={currency} value={typed ?? value} onChange={setTyped} />
  ) : (
    <NumberInput {...parts} allowDecimal={false} value={typed ?? value} onChange={setTyped} />
  )
}
