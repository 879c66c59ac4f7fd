import { useState } from 'react'
import { useLocation } from 'react-router'
import { useFrame } from '../layout/use-frame.ts'

/** Shows a message once: what a person has just done, or that their login has ended. */
export function ShopNews() {
  const { news } = useFrame()
  const { key } = useLocation()
  const [seen, setSeen] = useState({ news, key })
  if (seen.news !== news) setSeen({ news, key })
  const isSaid = seen.news !== news || seen.key === key
  return (
    <div role="status">
      {news && isSaid && (
        <div className="bg-mat">
          <p className="wrap py-4 wrap-break-word">{news.text}</p>
        </div>
      )}
    </div>
  )
}
