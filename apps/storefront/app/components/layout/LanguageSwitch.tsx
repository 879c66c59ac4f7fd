import { useLocation } from 'react-router'
import { LANGUAGES, NAMES, pathIn } from '../../messages/languages.ts'
import { useMessages } from '../../messages/messages.ts'

/**
 * Switches the page's language. Each button posts to that language's own address, which remembers the choice;
 * works without scripts.
 */
export function LanguageSwitch() {
  const { language, frame } = useMessages()
  const { pathname, search } = useLocation()
  return (
    <form method="post" aria-label={frame.language} className="flex flex-wrap gap-x-5 text-[0.9375rem]">
      <input type="hidden" name="to" value={pathname + search} />
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="submit"
          lang={one}
          formAction={pathIn(one, '/preferences')}
          aria-current={one === language ? 'true' : undefined}
          className="min-h-11 underline-offset-4 hover:text-accent aria-[current]:underline"
        >
          {NAMES[one]}
        </button>
      ))}
    </form>
  )
}
