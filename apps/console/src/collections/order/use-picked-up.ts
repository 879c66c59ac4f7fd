import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { useCollectionTexts } from '../texts.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

interface PickedUp {
  readonly name: string
  readonly from: number
  readonly at: number
}

/** The part of an ordered list that people use with keys. */
export interface KeyedOrder {
  /** What to tell screen readers. */
  readonly said: string
  isHeld(index: number): boolean
  /** @returns whether the key was used */
  press(event: KeyboardEvent, index: number, name: string): void
  /** Puts down what is held, where it is. */
  leave(): void
}

/**
 * Lets people pick an item up, move it and put it down with keys, and says where it is.
 * @param move - moves an item; the list isn't saved before it is put down
 */
export const useKeyedOrder = (
  count: number,
  move: (from: number, to: number) => void,
  putDown: () => void,
): KeyedOrder => {
  const { number } = useWords()
  const { order } = useCollectionTexts()
  const [held, setHeld] = useState<PickedUp>()
  const [said, setSaid] = useState('')
  const say = (
    text: (name: string, place: string, count: string) => string,
    { name, at }: Pick<PickedUp, 'name' | 'at'>,
  ) => setSaid(text(name, number(at + 1), number(count)))
  const drop = (item: PickedUp) => {
    setHeld(undefined)
    say(order.putDown, item)
    if (item.at !== item.from) putDown()
  }
  return {
    said,
    isHeld: (index) => held?.at === index,
    press: (event, index, name) => {
      const isMine = held?.at === index
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault()
        if (isMine) return drop(held)
        setHeld({ name, from: index, at: index })
        return say(order.pickedUp, { name, at: index })
      }
      if (!isMine) return
      if (event.key === 'Escape') {
        event.preventDefault()
        if (held.at !== held.from) move(held.at, held.from)
        setHeld(undefined)
        return setSaid(order.cancelled(name))
      }
      const to = index + (STEPS[event.key] ?? 0)
      if (to === index || to < 0 || to >= count) return
      event.preventDefault()
      move(index, to)
      setHeld({ ...held, at: to })
      say(order.moved, { name, at: to })
    },
    leave: () => {
      if (held) drop(held)
    },
  }
}
