import { Link, type MetaFunction } from 'react-router'
import { accountWordsOf, useAccountWords } from '../account/use-words.ts'
import { AccountPage } from '../components/account/AccountPage.tsx'
import { privateMeta } from '../seo/page-meta.ts'

export const meta: MetaFunction = ({ matches }) => privateMeta(accountWordsOf(matches).waiting)

/** An account that staff must approve first. */
export default function Waiting() {
  const words = useAccountWords()
  return (
    <AccountPage title={words.waiting} lead={words.waitingWhy}>
      <div className="mt-10 flex flex-wrap gap-4">
        <Link to="/" className="button">
          {words.frontPage}
        </Link>
        <Link to="/login" className="button button-quiet">
          {words.backToLogin}
        </Link>
      </div>
    </AccountPage>
  )
}
