import { useLoginWords } from '../messages/words.tsx'
import { Entry } from '../parts/Entry.tsx'
import type { Page } from './page.ts'

/** Says that the account is blocked. Only someone who knew its password gets here. */
export function BlockedPage({ login, go }: Page) {
  const t = useLoginWords()
  const { name, shopUrl } = login.brand
  return (
    <Entry title={t.blockedTitle}>
      <p>{t.blockedText(name)}</p>
      <a className="button" href={shopUrl}>
        {t.toShop(name)}
      </a>
      <button type="button" className="link" onClick={() => go('log-in')}>
        {t.otherAccount}
      </button>
    </Entry>
  )
}
