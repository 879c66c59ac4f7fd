/**
 * Returns a text file as UTF-8, which the platform reads. A file that isn't UTF-8 is taken for Windows-1252, as
 * spreadsheets in Europe and America save it.
 * @throws {RangeError} when the file is too large to convert
 */
export const utf8File = async (file: File): Promise<File> => {
  const bytes = await file.arrayBuffer()
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return file
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new File([new TextDecoder('windows-1252').decode(bytes)], file.name, { type: file.type })
  }
}
