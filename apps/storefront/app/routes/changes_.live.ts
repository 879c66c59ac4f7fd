import type { LoaderFunctionArgs } from 'react-router'
import { catalogFeed } from '../live/live.server.ts'
import { streamFor } from '../live/visitor-stream.server.ts'
import { reading, visitorContext } from '../shop.server.ts'

/** Changes of the catalog and the visitor's cart as they happen, for page scripts. */
export const loader = reading(async ({ request, context }: LoaderFunctionArgs) => {
  const visitor = context.get(visitorContext)
  visitor.isPrivate = true
  return streamFor(request, visitor, catalogFeed)
})
