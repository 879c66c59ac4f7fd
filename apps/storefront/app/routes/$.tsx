import type { MetaFunction } from 'react-router'
import { NotFound } from '../components/notice/NotFound.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { notFound } from '../shop.server.ts'

/** Every address that no other page has. */
export const loader = () => {
  throw notFound()
}

export const meta: MetaFunction = () => pageMeta({ title: 'Not found' })

export default NotFound
