import type { LoaderFunctionArgs } from 'react-router'
import { wordsIn } from '../catalog/listing/listing.ts'
import { suggestionsFor } from '../catalog/listing/suggestions.server.ts'
import { reading, visitorContext } from '../shop.server.ts'

/** Suggestions for page scripts while someone types, with their texts: few pages need them. */
export const loader = reading(async ({ url, context }: LoaderFunctionArgs) => {
  const shopper = context.get(visitorContext)
  const { answers } = shopper
  const words = wordsIn(url.searchParams) ?? ''
  const suggestions = await suggestionsFor(words, shopper)
  return {
    suggestions,
    /** Where all results are. */
    path: `/search?${new URLSearchParams({ q: words })}`,
    title: answers.suggestionsFor(words),
    count: answers.suggestions(suggestions.length),
    all: answers.allResults(words),
  }
})
