import { nameEnd } from '../../floor/text/name-key.ts'

const LENGTH = 3
/** Fills up the last grams, so that every character begins one. */
const FILLER = '\u0001'

/**
 * Returns every three neighbouring characters of both parts of a name's key, each once: of the folded name, and of
 * the name as it is. Searched texts have no upper case, so grams with upper case are left out.
 *
 * @example gramsOf('Jar') // ['jar', 'ar\u0001', 'r\u0001\u0001', …]
 */
export const gramsOf = (name: string): string[] => {
  const grams = new Set<string>()
  for (const part of [nameEnd(name), name]) {
    const characters = [...part, FILLER, FILLER]
    for (let at = 0; at + LENGTH <= characters.length; at++) {
      const gram = characters.slice(at, at + LENGTH).join('')
      if (gram.toLowerCase() === gram) grams.add(gram)
    }
  }
  return [...grams]
}

/**
 * Returns the grams that every name with this text has. A text that is too short for a gram has a beginning instead:
 * every name with the text has at least one gram that starts with it.
 */
export const gramsIn = (text: string): { readonly grams: string[] } | { readonly beginning: string } => {
  const characters = [...text]
  if (characters.length < LENGTH) return { beginning: text }
  const count = characters.length - LENGTH + 1
  const grams = Array.from({ length: count }, (_, at) => characters.slice(at, at + LENGTH).join(''))
  return { grams: [...new Set(grams)] }
}
