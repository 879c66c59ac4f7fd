import { Badge, Text } from '@mantine/core'
import type { Column } from '../list/use-columns.ts'
import type { Words } from '../messages/words.tsx'
import { type GiftCard, type GiftCardState, stateOf } from './read-gift-cards.ts'
import type { GiftCardTexts } from './texts.ts'

const COLOURS: Readonly<Record<GiftCardState, string>> = {
  ...{ active: 'green', disabled: 'gray', expired: 'gray', empty: 'orange' },
}

/** The end of a code, which is all that the shop keeps readable. */
export const endOf = (obfuscatedCode: string): string => `… ${obfuscatedCode.replace(/^\*+/, '')}`

export function StateBadge({ card, texts }: { readonly card: GiftCard; readonly texts: GiftCardTexts }) {
  const state = stateOf(card, new Date())
  return (
    <Badge variant="light" tt="none" color={COLOURS[state]}>
      {texts.states[state]}
    </Badge>
  )
}

export const giftCardColumns = ({ money, day }: Words, texts: GiftCardTexts): Column<GiftCard>[] => [
  {
    key: 'code',
    label: texts.code,
    text: ({ obfuscatedCode }) => endOf(obfuscatedCode),
    cell: ({ obfuscatedCode, note }) => (
      <>
        <Text size="sm" fw={500} className="numbers">
          {endOf(obfuscatedCode)}
        </Text>
        {note && (
          <Text size="xs" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {note}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'status',
    label: texts.status,
    text: (card) => texts.states[stateOf(card, new Date())],
    cell: (card) => <StateBadge {...{ card, texts }} />,
  },
  {
    ...{ key: 'balance', label: texts.balance, align: 'right' },
    text: ({ balance }) => balance,
    cell: ({ balance, currency }) => <span className="numbers">{money(balance, currency)}</span>,
  },
  {
    ...{ key: 'value', label: texts.value, align: 'right', isWide: true },
    text: ({ initialValue }) => initialValue,
    cell: ({ initialValue, currency }) => <span className="numbers">{money(initialValue, currency)}</span>,
  },
  {
    ...{ key: 'made', label: texts.made, isWide: true },
    text: ({ _createdDate }) => _createdDate.toISOString(),
    cell: ({ _createdDate }) => day(_createdDate),
  },
  {
    ...{ key: 'expires', label: texts.expires, isWide: true },
    text: ({ expirationDate }) => expirationDate?.toISOString() ?? '',
    cell: ({ expirationDate }) => (expirationDate ? day(expirationDate) : '–'),
  },
]
