import { Form, NavLink, Outlet, useNavigation } from 'react-router'
import { onlyMembersOrForms } from '../account/member.server.ts'
import { useAccountWords } from '../account/use-words.ts'
import { useFreshPage } from '../components/account/use-fresh-page.ts'

export const middleware = [onlyMembersOrForms]

/** An empty loader makes the browser ask the shop, which checks who is logged in. */
export const loader = () => null

/** The account: its sections, and the logout. */
export default function Account() {
  const words = useAccountWords()
  const isLeaving = useNavigation().formAction === '/logout'
  useFreshPage()
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-12 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-20">
      <nav aria-label={words.sections} className="self-start">
        <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.9375rem] lg:flex-col lg:items-start">
          <Section to="/account" name={words.overview} />
          <Section to="/account/addresses" name={words.addresses} />
          <Section to="/account/password" name={words.security} />
          <li>
            <Form method="post" action="/logout">
              <button type="submit" aria-busy={isLeaving} className="min-h-11 hover:text-accent">
                {words.logOut}
              </button>
            </Form>
          </li>
        </ul>
      </nav>
      <div className="max-w-3xl min-w-0 2xl:max-w-none">
        <Outlet />
      </div>
    </div>
  )
}

function Section({ to, name }: { to: string; name: string }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className="flex min-h-11 items-center underline-offset-8 hover:text-accent aria-[current=page]:underline"
      >
        {name}
      </NavLink>
    </li>
  )
}
