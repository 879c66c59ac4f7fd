import { useExchangeTexts } from '../texts.ts'
import { stateOf, useUndo } from './use-undo.ts'

/** The state of an import's undo, in a word. */
export function UndoState({ id }: { id: string }) {
  const texts = useExchangeTexts().undo
  const { data } = useUndo(id)
  return data ? ` · ${texts.states[stateOf(data)]}` : null
}
