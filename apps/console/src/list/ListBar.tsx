import { Button, CloseButton, Group, Menu, Pill, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import classes from './ListBar.module.css'
import type { ListAddress } from './use-address.ts'

/** A filter of a list: its name and its choices. */
export interface ListFilter {
  readonly key: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** Names a value that isn't among the choices. */
  nameOf?(value: string): string
  /** Shown below the choices, such as a way to enter other values. */
  readonly more?: ReactNode
}

export interface ListBarProps {
  readonly address: ListAddress
  /** What can be searched; absent if the list has no search. */
  readonly placeholder?: string
  readonly filters: readonly ListFilter[]
  /** Absent if the list has one order only. */
  readonly sorts?: readonly { readonly value: string; readonly label: string }[]
  readonly searchRef: Ref<HTMLInputElement>
  /** Shown before the search. */
  readonly before?: ReactNode
  /** Shown behind the sort. */
  readonly children?: ReactNode
}

const WAIT_MS = 300

/** Search, filters and sort of a list. */
export function ListBar(props: ListBarProps) {
  const { address, placeholder, filters, sorts = [], searchRef, before, children } = props
  const { t } = useWords()
  const [typed, setTyped] = useState(address.search)
  const send = useDebouncedCallback(address.setSearch, WAIT_MS)
  useEffect(() => setTyped(address.search), [address.search])
  const type = (words: string) => {
    setTyped(words)
    send(words)
  }
  return (
    <>
      <Group gap="xs" wrap="wrap">
        {before}
        {placeholder && (
          <TextInput
            ref={searchRef}
            flex="1 1 140px"
            type="search"
            value={typed}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
            placeholder={placeholder}
            aria-label={placeholder}
            rightSection={
              typed && <CloseButton size="sm" aria-label={t.list.clearSearch} onClick={() => type('')} />
            }
          />
        )}
        <div className={classes.tools}>
          {filters.map(({ key, label, choices, more }) => (
            <Menu key={key} position="bottom-start" withinPortal>
              <Menu.Target>
                <Button variant="default">{label}</Button>
              </Menu.Target>
              <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
                {choices.map((choice) => (
                  <Menu.Item key={choice.value} onClick={() => address.setFilter(key, choice.value)}>
                    {choice.label}
                  </Menu.Item>
                ))}
                {more}
              </Menu.Dropdown>
            </Menu>
          ))}
          {sorts.length > 0 && (
            <Select
              w={176}
              aria-label={t.list.sort}
              data={sorts.map(({ value, label }) => ({ value, label }))}
              value={address.sort ?? sorts[0]?.value ?? null}
              onChange={(value) => value && address.setSort(value)}
              allowDeselect={false}
            />
          )}
          {children}
        </div>
      </Group>
      {address.filters.length > 0 && (
        <Group gap="xs" mt="xs">
          {address.filters.map(([key, value]) => {
            const filter = filters.find((each) => each.key === key)
            const label =
              filter?.choices.find((each) => each.value === value)?.label ?? filter?.nameOf?.(value) ?? value
            return (
              <Pill
                key={key}
                size="md"
                withRemoveButton
                removeButtonProps={{
                  'aria-label': t.list.removeFilter(label),
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
                onRemove={() => address.setFilter(key, undefined)}
              >
                {filter?.label}: {label}
              </Pill>
            )
          })}
          <Button variant="subtle" size="compact-sm" onClick={address.clear}>
            {t.list.clearAll}
          </Button>
        </Group>
      )}
    </>
  )
}
