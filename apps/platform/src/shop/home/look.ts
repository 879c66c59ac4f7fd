/** For headings on the pages for people who build with the platform. */
export const SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,Georgia,serif"

/** The look of the pages for people who build with the platform, in light and dark. */
export const LOOK = `:root{color-scheme:light dark;--ink:#1c1a17;--quiet:#5e574d;--paper:#fbf9f5;--card:#fff;--line:#d9d3c8;--accent:#22507a}
@media(prefers-color-scheme:dark){:root{--ink:#ece7dd;--quiet:#b5ada1;--paper:#171512;--card:#201d19;--line:#3d3933;--accent:#9cc4ea}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 'Avenir Next',Avenir,'Segoe UI',Roboto,'Helvetica Neue','Liberation Sans',Arial,sans-serif}
a{color:var(--accent)}code{font-family:ui-monospace,monospace;font-size:.92em}pre code{font-size:1em}
pre{margin:0 0 1rem;padding:1rem 1.1rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem;overflow-x:auto;font:.875rem/1.6 ui-monospace,monospace}pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`
