/** The scripts that a page of the shop loads once it is painted. */
export const scriptPathsOf = (html: string): string[] => {
  const paths = / data-preload="([^"]+)"/.exec(html)?.[1]
  if (!paths) throw new Error('The page names no scripts')
  return paths.split(' ')
}
