import { Button, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { giftCardColumns } from './gift-card-columns.tsx'
import { NewGiftCard } from './NewGiftCard.tsx'
import { readGiftCards } from './read-gift-cards.ts'
import { useGiftCardTexts } from './texts.ts'

const WAIT_MS = 300

/** The gift cards of the shop: sold ones, and those that staff give. A code that is searched for stays out of the address. */
export function GiftCardsPage() {
  const words = useWords()
  const texts = useGiftCardTexts()
  const [code, setCode] = useState('')
  const [asked] = useDebouncedValue(code.trim(), WAIT_MS)
  const [isAdding, setAdding] = useState(false)
  const read = (cursor: string | undefined) => readGiftCards(asked, cursor)
  const title = words.t.pages.giftCards
  const list = useList({
    ...{ address: useListAddress([]), pages: usePages(['gift cards', asked], read) },
    idOf: ({ _id }) => _id,
    hrefOf: ({ _id }) => `/gift-cards/${_id}`,
  })
  return (
    <>
      <PageHead title={title}>
        <Button onClick={() => setAdding(true)}>{texts.add}</Button>
      </PageHead>
      <List
        name="gift-cards"
        list={list}
        label={title}
        nameOf={({ obfuscatedCode }) => obfuscatedCode}
        before={
          <TextInput
            ref={list.searchRef}
            type="search"
            flex="1 1 240px"
            aria-label={texts.search}
            placeholder={texts.search}
            autoComplete="off"
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        }
        filters={[]}
        columns={giftCardColumns(words, texts)}
        exported={read}
        none={<Text c="dimmed">{asked === '' ? texts.none : texts.nothing}</Text>}
      />
      {isAdding && <NewGiftCard close={() => setAdding(false)} />}
    </>
  )
}
