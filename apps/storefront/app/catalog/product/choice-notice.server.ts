import { choicesFrom } from '@vitrine/react/pure'
import type { Shopper } from '../../shopper.ts'
import { isCounter, namedParameters } from '../listing/ignored.ts'
import type { ProductPage } from './product-page.ts'

/** What to say when an address asks for something the product doesn't have. */
export interface ChoiceNotice {
  /** The query it is about. */
  search: string
  text: string
}

/** The quantity is part of the query when a choice is shown without scripts. */
const OTHERS = ['quantity', '_routes']

/** Lists an address's choices and options that a product doesn't have, such as from an old link. */
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
