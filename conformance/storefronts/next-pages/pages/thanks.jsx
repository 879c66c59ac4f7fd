import { useRouter } from 'next/router'

export default function Thanks() {
  return <h1>{`Thank you, order ${useRouter().query.orderId}`}</h1>
}
