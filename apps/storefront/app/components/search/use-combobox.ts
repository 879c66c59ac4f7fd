import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

const NONE = -1

/**
 * Makes a search field open and steer a list of choices: arrows choose, Enter opens the choice, Escape closes.
 * @param paths - where each choice leads
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox(field: RefObject<HTMLInputElement | null>, id: string, paths: readonly string[]) {
  const [isWanted, setIsWanted] = useState(true)
  const [active, setActive] = useState(NONE)
  const navigate = useNavigate()
  const isOpen = isWanted && paths.length > 0
  const close = () => {
    setIsWanted(false)
    setActive(NONE)
  }

  useEffect(() => {
    const input = field.current
    const open = () => {
      setIsWanted(true)
      setActive(NONE)
    }
    const press = (event: KeyboardEvent) => {
      const { key } = event
      const path = paths[active]
      if (key === 'Escape' && isOpen) event.preventDefault()
      if (key === 'Escape' || key === 'Enter') close()
      if (key === 'Enter' && isOpen && path !== undefined) {
        event.preventDefault()
        navigate(path)
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[key]
      if (step === undefined || paths.length === 0) return
      event.preventDefault()
      setIsWanted(true)
      // One more stop: the field itself.
      const places = paths.length + 1
      setActive((place) => ((place + 1 + step + places) % places) - 1)
    }
    input?.addEventListener('input', open)
    input?.addEventListener('keydown', press)
    input?.addEventListener('blur', close)
    return () => {
      input?.removeEventListener('input', open)
      input?.removeEventListener('keydown', press)
      input?.removeEventListener('blur', close)
    }
  })

  useEffect(() => {
    const input = field.current
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      ...(isOpen && { 'aria-controls': id }),
      ...(isOpen && active !== NONE && { 'aria-activedescendant': `${id}-${active}` }),
    }
    for (const [name, value] of Object.entries(attributes)) input?.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) input?.removeAttribute(name)
    }
  }, [field, id, isOpen, active])

  return { isOpen, active, close }
}
