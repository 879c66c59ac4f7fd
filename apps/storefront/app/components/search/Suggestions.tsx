import { type RefObject, useId } from 'react'
import { Link } from 'react-router'
import type { Suggestion } from '../../catalog/listing/suggestions.server.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Suggests pages below a search field while someone types, to choose by keyboard or pointer. */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  const found = useSuggestions(field)
  const suggestions = found?.suggestions ?? []
  const paths = found && suggestions.length > 0 ? [...suggestions.map(({ path }) => path), found.path] : []
  const { isOpen, active, close } = useCombobox(field, id, paths)
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && found?.count}
      </p>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={found?.title}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute top-full left-0 z-30 mt-2 w-full min-w-[min(24rem,100vw-2.5rem)] border border-line bg-paper py-2 text-base text-ink shadow-lg"
        >
          {paths.map((path, place) => (
            <Link
              key={path}
              id={`${id}-${place}`}
              to={path}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onClick={close}
              className="flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-mat aria-selected:bg-mat"
            >
              {suggestions[place] ? (
                <Choice {...suggestions[place]} />
              ) : (
                <span className="truncate text-accent">{found?.all}</span>
              )}
            </Link>
          ))}
        </div>
      )}
    </>
  )
}

function Choice({ name, about, picture, lang }: Suggestion) {
  return (
    <>
      {picture ? (
        <img {...picture} sizes="2.75rem" alt="" className="h-14 w-11 shrink-0 bg-mat object-cover" />
      ) : (
        <span className="h-14 w-11 shrink-0 bg-mat" />
      )}
      <span className="min-w-0 flex-1">
        <span lang={lang} className="line-clamp-2 leading-snug">
          {name}
        </span>
        <span className="block text-[0.875rem] text-soft tabular-nums">{about}</span>
      </span>
    </>
  )
}
