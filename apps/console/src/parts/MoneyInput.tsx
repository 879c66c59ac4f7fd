import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { digitsOf } from './currency-digits.ts'

type MoneyInputProps = Omit<NumberInputProps, 'decimalScale' | 'fixedDecimalScale'> & {
  readonly currency: string
}

/** An amount with all digits of its currency, such as 49.90; while it is typed, only with those typed. */
export function MoneyInput({ currency, ...props }: MoneyInputProps) {
  const [isTyping, setTyping] = useState(false)
  return (
    <NumberInput
      min={0}
      {...props}
      decimalScale={digitsOf(currency)}
      fixedDecimalScale={!isTyping}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
    />
  )
}
