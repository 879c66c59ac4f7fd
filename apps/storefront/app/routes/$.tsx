import { NotFound } from '../components/notice/NotFound.tsx'
import { notFound } from '../shop.server.ts'

/** Every address that no other page has. */
export const loader = () => {
  throw notFound()
}

export default NotFound
