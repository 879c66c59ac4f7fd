import { Combobox, Group, Loader, Stack, Text, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { type FoundItem, findItems } from './find-items.ts'

const TYPING_MS = 200

/** Finds products while someone types, and hands over the one they choose. */
export function ItemPicker({ choose }: { readonly choose: (item: FoundItem) => void }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), TYPING_MS)
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })
  const { data, isFetching } = useQuery({
    queryKey: ['draft items', asked],
    queryFn: () => findItems(asked),
    enabled: asked !== '',
  })
  const items = asked === '' ? [] : (data ?? [])
  return (
    <Combobox
      store={box}
      onOptionSubmit={(id) => {
        const item = items.find((each) => each.id === id)
        if (item) choose(item)
        setText('')
        box.closeDropdown()
      }}
    >
      <Combobox.Target>
        <TextInput
          label={t.drafts.addProduct}
          placeholder={t.drafts.addProductHint}
          value={text}
          rightSection={isFetching ? <Loader size="xs" /> : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            box.openDropdown()
            box.resetSelectedOption()
          }}
          onFocus={() => box.openDropdown()}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={asked === '' || (items.length === 0 && isFetching)}>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={t.pages.products}>
          {items.map((item) => (
            <Combobox.Option key={item.id} value={item.id}>
              <Group justify="space-between" wrap="nowrap">
                <Stack gap={0} style={{ minWidth: 0 }}>
                  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {item.name}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {[item.choices, item.isInStock ? '' : t.drafts.soldOut].filter(Boolean).join(' · ')}
                  </Text>
                </Stack>
                <Text size="sm" className="numbers">
                  {item.price}
                </Text>
              </Group>
            </Combobox.Option>
          ))}
          {items.length === 0 && !isFetching && <Combobox.Empty>{t.drafts.noProduct}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
