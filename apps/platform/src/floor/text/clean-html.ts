import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'pre', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'abbr', 'q', 'cite'],
    ...['span', 'time', 'bdi', 'bdo', 'wbr'],
  ],
  allowedAttributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    ol: ['start', 'reversed', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    // A page opened by a link must not reach back to the shop's page.
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, ...(attribs.target && { target: '_blank', rel: 'noopener' }) },
    }),
  },
}

/**
 * Removes everything from HTML that isn't safe to show to visitors: scripts, styles, frames, forms, pictures
 * from elsewhere, event handlers, script addresses. Text stays.
 *
 * @example cleanHtml('<p onclick="x()">Clay<script>y()</script></p>') // '<p>Clay</p>'
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS)
