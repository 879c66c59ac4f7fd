/**
 * The merchant's HTML. The platform sanitized it before storing, and the page's policy runs no scripts in it.
 */
export function Html({ html, lang, className = '' }: { html: string; lang?: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above; there is no other way to show a merchant's own HTML.
  return <div lang={lang} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
