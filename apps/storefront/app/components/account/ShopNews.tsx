import { useState } from 'react'
import { useLocation } from 'react-router'
import type { News } from '../../account/news.server.ts'
import { type Messages, useMessages } from '../../messages/messages.ts'
import { useFrame } from '../layout/use-frame.ts'

/** Confirms once what a person has just done, on the next page. */
export function ShopNews() {
  const { frame } = useMessages()
  const { news } = useFrame()
  const { key } = useLocation()
  const [seen, setSeen] = useState({ news, key })
  if (seen.news !== news) setSeen({ news, key })
  const isSaid = seen.news !== news || seen.key === key
  return (
    <div role="status">
      {news && isSaid && (
        <div className="bg-mat">
          <p className="wrap py-4 wrap-break-word">{wordsOf(news, frame)}</p>
        </div>
      )}
    </div>
  )
}

function wordsOf({ what, names = [], more = 0 }: News, frame: Messages['frame']): string {
  switch (what) {
    case 'CART_MERGED':
      return frame.cartMerged(names, more)
    case 'REORDERED':
      return frame.reordered(names, more)
    case 'PASSWORD_CHANGED':
      return frame.passwordChanged
    case 'PASSWORD_SET':
      return frame.passwordSet
    case 'DELETED':
      return frame.deleted
  }
}
