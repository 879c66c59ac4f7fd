import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from '../../../floor/text/clean-html.ts'
import { richContentOf } from './rich-content.ts'
import { htmlOf } from './rich-html.ts'

const text = (value: string, ...decorations: object[]) => ({
  type: 'TEXT',
  textData: { text: value, decorations },
})
const inParagraph = (...nodes: object[]) => ({ nodes: [{ type: 'PARAGRAPH', nodes }] })
const html = (...nodes: object[]) => htmlOf({ nodes: nodes.map((node) => ({ ...node })) }, 'description')
const problem = (...nodes: object[]) => {
  try {
    return html(...nodes)
  } catch (error) {
    return error instanceof Error && 'violations' in error ? error.violations : error
  }
}

describe('rich content becomes HTML', () => {
  it('with headings, lists, quotes, code, tables and dividers', () => {
    expect(
      html(
        { type: 'HEADING', headingData: { level: 3 }, nodes: [text('Care')] },
        {
          type: 'ORDERED_LIST',
          orderedListData: { start: 4 },
          nodes: [{ type: 'LIST_ITEM', nodes: [{ type: 'PARAGRAPH', nodes: [text('Rinse')] }] }],
        },
        { type: 'BULLETED_LIST', nodes: [{ type: 'LIST_ITEM', nodes: [] }] },
        { type: 'BLOCKQUOTE', nodes: [{ type: 'PARAGRAPH', nodes: [text('a\nb')] }] },
        { type: 'CODE_BLOCK', nodes: [text('x\ny')] },
        { type: 'DIVIDER', dividerData: {} },
        {
          type: 'TABLE',
          nodes: [
            { type: 'TABLE_ROW', nodes: [{ type: 'TABLE_CELL', tableCellData: { colspan: 2 }, nodes: [] }] },
          ],
        },
      ),
    ).toBe(
      '<h3>Care</h3><ol start="4"><li><p>Rinse</p></li></ol><ul><li></li></ul><blockquote><p>a<br>b</p></blockquote>' +
        '<pre>x\ny</pre><hr><table><tr><td colspan="2"></td></tr></table>',
    )
  })

  it('with bold, italic, links and other marks, and without styles that HTML descriptions do not have', () => {
    const link = { type: 'LINK', linkData: { link: { url: 'https://a.example/?b="c"', target: 'BLANK' } } }
    const looks = [
      { type: 'COLOR', colorData: { foreground: '#f00' } },
      { type: 'BOLD', fontWeightValue: 400 },
    ]
    const marks = [{ type: 'ITALIC' }, { type: 'UNDERLINE', underlineData: false }, { type: 'BOLD' }, link]
    expect(htmlOf(inParagraph(text('<Clay>', ...marks), text(' & glaze', ...looks)), 'description')).toBe(
      '<p><em><strong><a href="https://a.example/?b=&quot;c&quot;" target="_blank">&lt;Clay&gt;</a></strong></em> &amp; glaze</p>',
    )
  })

  it('without an address that runs a script, once it is sanitized', () => {
    const link = { type: 'LINK', linkData: { link: { url: 'javascript:alert(1)' } } }
    expect(cleanHtml(htmlOf(inParagraph(text('Clay', link)), 'description'))).toBe('<p><a>Clay</a></p>')
  })

  it.each([
    [{ type: 'IMAGE', imageData: {} }, 'description.nodes[0].type', 'VALIDATION'],
    [{ type: 'HEADING', headingData: { level: 7 } }, 'description.nodes[0].headingData.level', 'VALIDATION'],
    [
      { type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 1 } }] },
      'description.nodes[0].nodes[0].textData.text',
      'VALIDATION',
    ],
    [{ type: 'PARAGRAPH', nodes: 'Clay' }, 'description.nodes[0].nodes', 'VALIDATION'],
    [{ type: 'PARAGRAPH', nodes: [null] }, 'description.nodes[0].nodes[0]', 'VALIDATION'],
  ])('never from %j', (node, field, violatedRule) => {
    expect(problem(node)).toMatchObject([{ field, violatedRule }])
  })

  const element = fc.letrec<{ inline: string; block: string }>((tie) => ({
    inline: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('Clay', 'Fired &amp; glazed', 'a<br>b', 'two\n  lines'),
      fc
        .tuple(fc.constantFrom('em', 'strong', 'u', 's', 'sub', 'sup'), tie('inline'))
        .map(([name, inner]) => `<${name}>${inner}</${name}>`),
      tie('inline').map((inner) => `<a href="https://a.example/">${inner}</a>`),
    ),
    block: fc.oneof(
      { depthSize: 'small' },
      tie('inline').map((inner) => `<p>${inner}</p>`),
      tie('inline').map((inner) => `<h2>${inner}</h2>`),
      fc.constantFrom('<hr>', '<pre>x\n  y</pre>'),
      fc.array(tie('block'), { maxLength: 2 }).map((inner) => `<ul><li>${inner.join('')}</li></ul>`),
      fc.array(tie('block'), { maxLength: 2 }).map((inner) => `<blockquote>${inner.join('')}</blockquote>`),
    ),
  }))

  it('and back without a change', () => {
    fc.assert(
      fc.property(fc.array(element.block, { maxLength: 4 }), (parts) => {
        const content = richContentOf(parts.join(''))
        const again = cleanHtml(htmlOf(content, 'description'))
        expect(richContentOf(again)).toEqual(content)
      }),
    )
  })
})
