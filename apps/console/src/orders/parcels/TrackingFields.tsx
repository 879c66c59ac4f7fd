import { TextInput } from '@mantine/core'
import { useWords } from '../../messages/words.tsx'

export const NO_TRACKING = { shippingProvider: '', trackingNumber: '', trackingLink: '' }
/** How a parcel is followed, as typed. */
export type Tracking = typeof NO_TRACKING

/** Links are often copied without their beginning. */
const withScheme = (link: string): string =>
  link === '' || /^[a-z+.-]+:/i.test(link) ? link : `https://${link}`

/** Whether a link could be followed; also if there is none. */
export const isTrackable = ({ trackingLink }: Tracking): boolean => {
  const link = withScheme(trackingLink.trim())
  return link === '' || (/^https?:/i.test(link) && URL.canParse(link))
}

/** What was typed, without what stayed empty; undefined if everything did. */
export const givenTracking = (tracking: Tracking): Partial<Tracking> | undefined => {
  const trackingLink = withScheme(tracking.trackingLink.trim())
  const given = Object.entries({ ...tracking, trackingLink })
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
      inputMode={name === 'trackingLink' ? 'url' : 'text'}
      error={name === 'trackingLink' && !isTrackable(value) && t.orders.linkProblem}
      placeholder={name === 'trackingLink' ? 'https://' : undefined}
      maxLength={name === 'trackingLink' ? 1000 : 100}
      value={value[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  ))
}
