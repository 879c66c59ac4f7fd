import { readWayBack } from '../checkout/way-back.ts'
import { useWords } from '../messages/words.tsx'
import { backFrom } from './back-from.ts'
import { Frame } from './Frame.tsx'
import { NoticePage } from './NoticePage.tsx'

/** This browser has no such checkout. If this tab showed it before, the page leads back to its shop. */
export function GonePage() {
  const { t } = useWords()
  const way = readWayBack()
  if (!way) return <NoticePage title={t.goneTitle} text={t.goneText} />
  const { brand, links, isOrdered } = way
  const back = backFrom(isOrdered ? { ...links, cartPageUrl: undefined } : links, t)
  return (
    <Frame brand={brand}>
      <NoticePage title={t.closedTitle} text={isOrdered ? t.closedOrdered : t.closedText}>
        {back && (
          <a className="button" href={back.url}>
            {back.label}
          </a>
        )}
      </NoticePage>
    </Frame>
  )
}
