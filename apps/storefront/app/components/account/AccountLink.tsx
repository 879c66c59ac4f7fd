import { Link, useLocation } from 'react-router'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'
import { useFrame } from '../layout/use-frame.ts'

/** Links members to their account, and everyone else to the login and back to the current page. */
export function AccountLink() {
  const { frame } = useMessages()
  const { member } = useFrame()
  const { pathname, search } = useLocation()
  const login = `/login?${new URLSearchParams({ returnTo: pathname + search })}`
  return (
    <Link
      to={member ? '/account' : login}
      rel={member ? undefined : 'nofollow'}
      aria-label={member ? frame.accountOf(member.name) : frame.logIn}
      className="flex h-11 min-w-11 items-center justify-center gap-2 px-2.5 text-[0.9375rem] hover:text-accent"
    >
      <Icon name="person" />
      <span className="hidden max-w-36 truncate sm:inline">
        {member ? member.name || frame.account : frame.logIn}
      </span>
    </Link>
  )
}
