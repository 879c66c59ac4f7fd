import { ActionIcon, Group, NumberInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../messages/words.tsx'

const MOST_STOCK = 99_999
/** Several presses in a row are one change. */
const WAIT_MS = 700

interface StepperProps {
  /** What it counts. */
  readonly name: string
  readonly value: number
  /** Adds units, or takes them off; afterwards, `value` is up to date. */
  shift(by: number): Promise<void>
}

/** What was typed or stepped to, and what it was counted from. */
interface Wanted {
  readonly from: number
  readonly to: number | string
}

/** Counts up and down by thumb, or takes a number. Sends the difference once the person pauses or leaves. */
export function Stepper({ name, value, shift }: StepperProps) {
  const { t } = useWords()
  const [wanted, setWanted] = useState<Wanted>()
  const shown = wanted?.to ?? value
  const count = Number(shown)
  const latest = useRef({ wanted, shift })
  latest.current = { wanted, shift }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = useRef(async () => {
    clearTimeout(timer.current)
    const { wanted: now, shift: change } = latest.current
    if (!now) return
    const to = now.to === '' ? now.from : Number(now.to)
    latest.current.wanted = { from: to, to }
    setWanted({ from: to, to })
    if (to !== now.from) await change(to - now.from)
    // More may have been typed meanwhile.
    setWanted((after) => (after?.from === after?.to ? undefined : after))
  })
  useEffect(() => () => void send.current(), [])
  const want = (to: number | string) => setWanted((before) => ({ from: before?.from ?? value, to }))
  const step = (by: number) => {
    want(Math.min(MOST_STOCK, Math.max(0, count + by)))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send.current(), WAIT_MS)
  }
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t.stock.fewer(name)}
        disabled={count <= 0}
        onClick={() => step(-1)}
      >
        −
      </ActionIcon>
      <NumberInput
        w={64}
        min={0}
        max={MOST_STOCK}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        hideControls
        styles={{ input: { textAlign: 'center', paddingInline: 4 } }}
        value={shown}
        onChange={want}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => void send.current()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void send.current()
        }}
        aria-label={t.stock.of(name)}
      />
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t.stock.more(name)}
        disabled={count >= MOST_STOCK}
        onClick={() => step(1)}
      >
        +
      </ActionIcon>
    </Group>
  )
}
