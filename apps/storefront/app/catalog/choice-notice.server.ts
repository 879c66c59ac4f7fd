import { choicesFrom } from '@vitrine/react/pure'
import type { Shopper } from '../shopper.ts'
import { isCounter, namedParameters } from './ignored.ts'
import type { ProductPage } from './product-page.ts'

/** What is to be said of an address that asks for what a product does not have. */
export interface ChoiceNotice {
  /** The query that it is said of. */
  search: string
  text: string
}

/** The quantity goes along when a choice is shown without scripts. */
const OTHERS = ['quantity', '_routes']

/** Names choices and options of an address that a product does not have, such as those of an old link. */
export function choiceNotice(
  product: ProductPage,
  { search, searchParams }: URL,
  shopper: Shopper,
): ChoiceNotice | undefined {
  const choices = choicesFrom(product, searchParams)
  const foreign = [...searchParams].filter(
    ([name, value]) => value !== '' && !(name in choices) && !OTHERS.includes(name) && !isCounter(name),
  )
  if (foreign.length === 0) return undefined
  return { search, text: shopper.answers.notMadeHere(namedParameters(foreign, ': ').named) }
}
