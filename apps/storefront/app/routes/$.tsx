import { NotFound } from '../components/notice/NotFound.tsx'
import { notFound } from '../shop.server.ts'

/** Every address without a page. */
export const loader = () => {
  throw notFound()
}

export default NotFound
