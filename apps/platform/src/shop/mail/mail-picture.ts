/**
 * The same picture, whole, at twice the size mails show it (wire, transform paths of media). As a JPEG, because
 * several mail programs don't show WebP.
 */
const mailPicture = (url: string): string =>
  url.replace(/\/v1\/fit\/w_\d+,h_\d+([^/]*)\/[^/]+$/, '/v1/fit/w_128,h_160$1/picture.jpg')

/** The data of a mail for a picture, if mail programs can load it. */
export const pictureData = (url: string | undefined): { readonly pictureUrl?: string } =>
  url && /^https?:/.test(url) ? { pictureUrl: mailPicture(url) } : {}
