const WIDTH = 128

/** Breaks a paragraph into lines of at most 128 characters, but not within code. */
export const wrapped = (paragraph: string): string => {
  const lines: string[] = []
  for (const word of paragraph.match(/(?:[^\s`]|`[^`]*`)+/g) ?? []) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

/** A table; bars in cells would end them. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

/** A block of code. */
export const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``
