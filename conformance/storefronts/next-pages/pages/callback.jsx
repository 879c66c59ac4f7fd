import { useEffect } from 'react'
import { keepTokens, shop } from '../lib/shop'

export default function Callback() {
  useEffect(() => {
    const data = JSON.parse(localStorage.getItem('oAuthRedirectData'))
    if (!data) return
    localStorage.removeItem('oAuthRedirectData')
    const { code, state } = shop.auth.parseFromUrl()
    shop.auth.getMemberTokens(code, state, data).then((tokens) => {
      shop.auth.setTokens(tokens)
      keepTokens()
      location.replace(data.originalUri)
    })
  }, [])
  return <p>One moment</p>
}
