/** A piece of a file that is a script of its own. */
export interface ScriptPart {
  /** As long as the file: everything else is blank, so line numbers match. */
  readonly code: string
  /** Whether a part that can't be read is an error; we may not be able to read a component's markup. */
  readonly isCode: boolean
}

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g
const FRONT = /^\s*---\r?\n([\s\S]*?)\r?\n---/
const NOT_MARKUP = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b[\s\S]*?<\/\1>/gi

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ')

/** The text from one place to another, and blanks around it. */
const only = (text: string, from: number, to: number): string =>
  blank(text.slice(0, from)) + text.slice(from, to) + blank(text.slice(to))

const scriptsIn = (text: string): ScriptPart[] =>
  [...text.matchAll(SCRIPT)].map((match) => {
    const from = match.index + match[0].indexOf(match[1] ?? '', match[0].indexOf('>'))
    return { code: only(text, from, from + (match[1] ?? '').length), isCode: true }
  })

/**
 * Splits a file into the scripts it has: one for a module, those of a component for Astro, Vue and Svelte. The
 * markup of an Astro component is read as JSX.
 */
export const scriptParts = (file: string, text: string): ScriptPart[] => {
  if (/\.(vue|svelte)$/.test(file)) return scriptsIn(text)
  if (!file.endsWith('.astro')) return [{ code: text, isCode: true }]
  const front = FRONT.exec(text)
  const start = front ? front[0].indexOf(front[1] ?? '') : 0
  const end = front?.[0].length ?? 0
  const markup = blank(text.slice(0, end)) + text.slice(end).replace(NOT_MARKUP, blank)
  return [
    ...(front ? [{ code: only(text, start, start + (front[1] ?? '').length), isCode: true }] : []),
    ...scriptsIn(text),
    { code: `<>${markup}</>`, isCode: false },
  ]
}
