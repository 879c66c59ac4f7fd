/** Turns a text into one line, for headers: line breaks and invisible characters become spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
