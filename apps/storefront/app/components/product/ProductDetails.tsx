import type { ProductPage } from '../../catalog/product/product-page.ts'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon/Icon.tsx'
import { Html } from '../prose/Html.tsx'

/** A product's texts: its description, further sections to open, documents, and its SKU. */
export function ProductDetails({ product, sku }: { product: ProductPage; sku: string | undefined }) {
  const { product: words } = useMessages()
  const { description, sections, papers, langs } = product
  return (
    <div className="grid gap-8">
      {description && <Html html={description} lang={langs?.description} className="text-soft" />}
      {(sections.length > 0 || papers.length > 0) && (
        <div className="divide-y divide-line border-y border-line">
          {sections.map(({ title, html }) => (
            <details key={title} lang={langs?.additionalInfoSections} className="group">
              <summary className="flex items-center justify-between gap-4 py-4 font-display text-lg hover:text-accent">
                {title}
                <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
              </summary>
              <div className="pb-6">
                <Html html={html} className="text-soft" />
              </div>
            </details>
          ))}
          {papers.map(({ title, url }) => (
            <a
              key={url}
              href={url}
              lang={langs?.media}
              className="flex items-center gap-3 py-4 hover:text-accent"
            >
              <Icon name="paper" />
              {title}
            </a>
          ))}
        </div>
      )}
      {sku && <p className="label">{words.articleNumber(sku)}</p>}
    </div>
  )
}
