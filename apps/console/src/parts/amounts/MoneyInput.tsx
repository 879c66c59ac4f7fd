import type { ComponentProps } from 'react'
import { digitsOf } from './currency-digits.ts'
import { DecimalInput } from './DecimalInput.tsx'

type MoneyInputProps = Omit<ComponentProps<typeof DecimalInput>, 'digits' | 'isFixed' | 'unit'> & {
  readonly currency: string
}

/** An amount with all digits of its currency, such as 49.90. */
export function MoneyInput({ currency, ...props }: MoneyInputProps) {
  return <DecimalInput min={0} {...props} digits={digitsOf(currency)} isFixed unit={currency} />
}
