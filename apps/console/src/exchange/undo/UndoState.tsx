import { useExchangeTexts } from '../texts.ts'
import { stateOf, useUndo } from './use-undo.ts'

/** Says in a word how the undo of an import stands. */
export function UndoState({ id }: { id: string }) {
  const texts = useExchangeTexts().undo
  const { data } = useUndo(id)
  return data ? ` · ${texts.states[stateOf(data)]}` : null
}
