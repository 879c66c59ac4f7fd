export default async function Page({ searchParams }) {
  const { orderId } = await searchParams
  return <h1>Thank you, order {orderId}</h1>
}
