import { TextInput } from '@mantine/core'
import { useWords } from '../../messages/words.tsx'

export const NO_TRACKING = { shippingProvider: '', trackingNumber: '', trackingLink: '' }
/** How a parcel is followed, as typed. */
export type Tracking = typeof NO_TRACKING

/** What was typed, without what stayed empty; undefined if everything did. */
export const givenTracking = (tracking: Tracking): Partial<Tracking> | undefined => {
  const given = Object.entries(tracking)
    .map(([name, text]) => [name, text.trim()])
    .filter(([, text]) => text)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** Fields for carrier, tracking number and link. */
export function TrackingFields({
  value,
  onChange,
}: {
  value: Tracking
  onChange(change: Partial<Tracking>): void
}) {
  const { t } = useWords()
  return (['shippingProvider', 'trackingNumber', 'trackingLink'] as const).map((name) => (
    <TextInput
      key={name}
      label={t.orders.tracking[name]}
      type={name === 'trackingLink' ? 'url' : 'text'}
      placeholder={name === 'trackingLink' ? 'https://' : undefined}
      maxLength={name === 'trackingLink' ? 1000 : 100}
      value={value[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  ))
}
