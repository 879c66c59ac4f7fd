import { openShop } from '../../lib/shop'

export default async function Page() {
  const shop = await openShop()
  const { member } = await shop.members.getCurrentMember({ fieldsets: ['FULL'] })
  return (
    <>
      <h1>Account</h1>
      <p>{member?.loginEmail}</p>
      <form action="/logout" method="post">
        <button type="submit">Log out</button>
      </form>
    </>
  )
}
