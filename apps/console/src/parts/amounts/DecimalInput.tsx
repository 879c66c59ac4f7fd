import { Text, TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { de } from '../../messages/de/frame/numbers.ts'
import { en } from '../../messages/en/frame/numbers.ts'
import { useWords } from '../../messages/words.tsx'
import { type DecimalRange, readDecimal, writeDecimal } from './decimal-text.ts'

type DecimalInputProps = Omit<
  TextInputProps,
  'value' | 'onChange' | 'defaultValue' | 'type' | 'rightSection'
> &
  DecimalRange & {
    /** Decimal text with a point, as the wire has it; empty for none. */
    readonly value: string | number
    /** Called with such text, or with the field's last valid value while the typed text is invalid. */
    readonly onChange: (value: string) => void
    /** Whether to show all digits, as prices have them. */
    readonly isFixed?: boolean
    /** Shown behind the number, such as a currency. */
    readonly unit?: string
  }

/** A number with a decimal sign, in the reader's language. Typed text stays as it is until the field loses focus. */
export function DecimalInput({
  value,
  onChange,
  digits,
  min,
  max,
  isFixed,
  unit,
  error,
  onBlur,
  ...props
}: DecimalInputProps) {
  const { language } = useWords()
  const texts = language.toLowerCase().startsWith('de') ? de : en
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<{ readonly text: string; readonly before: string }>()
  const [isTyping, setTyping] = useState(false)
  const range = { digits, min, max }
  const read = typed && readDecimal(typed.text, language, range)
  // The limit can follow another field, such as that of a discount the price.
  const isAbove = read ? 'problem' in read && read.problem === 'TOO_HIGH' : Number(value) > (max ?? Infinity)
  const problem =
    isAbove || (read && 'problem' in read)
      ? isAbove
        ? texts.tooHigh(writeDecimal(max ?? 0, language, { digits }))
        : texts.example(writeDecimal(digits > 0 ? '12.5' : '12', language, { digits, isFixed }))
      : ''
  useEffect(() => input.current?.setCustomValidity(problem), [problem]) // keeps its form from being sent
  return (
    <TextInput
      {...props}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      error={(!isTyping && problem) || error}
      value={typed?.text ?? writeDecimal(value, language, { digits, isFixed })}
      onFocus={() => setTyping(true)}
      onChange={({ currentTarget: { value: text } }) => {
        const before = typed?.before ?? String(value)
        const next = readDecimal(text, language, range)
        setTyped({ text, before })
        onChange('value' in next ? next.value : before)
      }}
      onBlur={(event) => {
        setTyping(false)
        if (!problem) setTyped(undefined)
        onBlur?.(event)
      }}
      {...(unit && {
        'aria-description': unit,
        rightSection: (
          <Text size="sm" c="dimmed" aria-hidden>
            {unit}
          </Text>
        ),
        rightSectionWidth: unit.length * 10 + 16,
        rightSectionPointerEvents: 'none',
      })}
    />
  )
}
