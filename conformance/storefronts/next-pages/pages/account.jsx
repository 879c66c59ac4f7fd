import Cookies from 'js-cookie'
import { useEffect, useState } from 'react'
import { shop } from '../lib/shop'

export default function Account() {
  const [member, setMember] = useState()
  useEffect(() => {
    shop.members.getCurrentMember({ fieldsets: ['FULL'] }).then((answer) => setMember(answer.member))
  }, [])
  const logOut = async () => {
    const { logoutUrl } = await shop.auth.logout(location.origin)
    Cookies.remove('session')
    location.href = logoutUrl
  }
  return (
    <>
      <h1>Account</h1>
      <p>{member?.loginEmail}</p>
      <button type="button" onClick={logOut}>
        Log out
      </button>
    </>
  )
}
