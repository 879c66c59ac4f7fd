import { ColorInput, type ColorInputProps, isColorValid } from '@mantine/core'
import { useRef } from 'react'

export interface ColorFieldProps
  extends Omit<ColorInputProps, 'value' | 'onChange' | 'onBlur' | 'fixOnBlur'> {
  readonly value: string
  onChange(value: string): void
}

/**
 * A colour to type or pick. What isn't a colour is replaced by the last one when the field is left. Mantine's own way
 * of doing so notes the last colour only after drawing, so a colour was lost when the field was left before that.
 */
export function ColorField({ value, onChange, ...field }: ColorFieldProps) {
  const last = useRef(value)
  const isColor = (text: string) => text.trim() === '' || isColorValid(text)
  return (
    <ColorInput
      {...field}
      fixOnBlur={false}
      value={value}
      onChange={(text) => {
        if (isColor(text)) last.current = text
        onChange(text)
      }}
      onBlur={({ currentTarget }) => {
        if (!isColor(currentTarget.value)) onChange(last.current)
      }}
    />
  )
}
