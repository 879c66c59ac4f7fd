import { Textarea, TextInput } from '@mantine/core'
import { useStaff } from '../session/SessionGate.tsx'
import { useGiftCardTexts } from './texts.ts'

/** What staff can say about a gift card: when it ends, where the shop is, and a note; empty is none. */
export interface CardDetails {
  readonly ends: string
  readonly note: string
}

export function DetailFields({
  details,
  change,
}: {
  readonly details: CardDetails
  change(changes: Partial<CardDetails>): void
}) {
  const texts = useGiftCardTexts()
  const { timeZone } = useStaff().shop
  const isElsewhere = timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      <TextInput
        type="datetime-local"
        label={texts.expires}
        description={[texts.expiresHint, ...(isElsewhere ? [texts.zone(timeZone)] : [])].join(' ')}
        value={details.ends}
        onChange={({ currentTarget: { value } }) => change({ ends: value })}
      />
      <Textarea
        label={texts.note}
        description={texts.noteHint}
        autosize
        maxRows={6}
        maxLength={500}
        value={details.note}
        onChange={({ currentTarget: { value } }) => change({ note: value })}
      />
    </>
  )
}
