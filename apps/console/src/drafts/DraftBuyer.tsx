import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { shop } from '../session/shop-client.ts'
import { DraftAddress } from './DraftAddress.tsx'
import type { DraftPartProps } from './DraftLines.tsx'
import type { CalculatedDraft } from './read-drafts.ts'
import { useTyped } from './use-typed.ts'

/** Who buys, where it goes, how, and what they want to be noted. */
export function DraftBuyer({
  draft,
  shippingOptions,
  changes,
}: DraftPartProps & { readonly shippingOptions: CalculatedDraft['shippingOptions'] }) {
  const { t, money } = useWords()
  const { change } = changes
  const { buyerDetails, shippingInfo, currency } = draft
  const email = useTyped(
    buyerDetails?.buyerInfo.email ?? '',
    (value) =>
      change((id) => shop.draftOrders.setBuyerInfo(id, { buyerInfo: { email: value.trim() || null } })),
    (value) => (/^([^\s@]+@[^\s@]+)?$/.test(value.trim()) ? undefined : t.drafts.emailProblem),
  )
  const note = useTyped(draft.buyerNote ?? '', (value) =>
    change((id) => shop.draftOrders.setBuyerInfo(id, { buyerNote: value })),
  )
  const chosen = shippingInfo?.shippingInfo
  return (
    <Stack>
      <Card title={t.orders.buyer}>
        <TextInput type="email" label={t.drafts.email} description={t.drafts.emailHint} {...email} />
      </Card>
      <Card title={t.orders.delivery}>
        <Stack>
          <DraftAddress draft={draft} changes={changes} />
          <Select
            label={t.drafts.deliveryOption}
            placeholder={shippingOptions.length > 0 ? t.drafts.chooseDelivery : t.drafts.noDeliveryYet}
            disabled={shippingOptions.length === 0 && !chosen}
            clearable
            allowDeselect={false}
            data={shippingOptions.map(({ code, title, cost }) => ({
              value: code,
              label: `${title} · ${money(cost.price.amount, currency)}`,
            }))}
            value={chosen?.code ?? null}
            onChange={(code) =>
              change((id) => shop.draftOrders.setShippingInfo(id, code ? { shippingInfo: { code } } : {}))
            }
          />
        </Stack>
      </Card>
      <Card title={t.drafts.note}>
        <Textarea
          aria-label={t.drafts.note}
          description={t.drafts.noteHint}
          autosize
          minRows={2}
          maxLength={1000}
          {...note}
        />
      </Card>
    </Stack>
  )
}
