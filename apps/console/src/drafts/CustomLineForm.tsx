import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { DecimalInput } from '../parts/amounts/DecimalInput.tsx'

interface CustomLineFormProps {
  readonly currency: string
  readonly add: (name: string, price: string) => void
}

/** Adds something that isn't in the catalog. */
export function CustomLineForm({ currency, add }: CustomLineFormProps) {
  const { t } = useWords()
  const [name, setName] = useState('')
  const [price, setPrice] = useState<string | number>('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim() || price === '') return
    add(name.trim(), String(price))
    setName('')
    setPrice('')
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        <TextInput
          label={t.drafts.ownItem}
          placeholder={t.drafts.ownItemHint}
          maxLength={200}
          flex={1}
          miw={180}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <DecimalInput
          label={t.drafts.price}
          w={140}
          min={0}
          digits={3}
          unit={currency}
          value={price}
          onChange={setPrice}
        />
        <Button type="submit" variant="default" disabled={!name.trim() || price === ''}>
          {t.drafts.addOwn}
        </Button>
      </Group>
    </form>
  )
}
