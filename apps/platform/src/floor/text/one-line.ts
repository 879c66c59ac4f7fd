/** Makes one line of a text, for headers: what would end a line, or cannot be seen, becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
