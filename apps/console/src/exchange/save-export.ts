import { shop } from '../session/shop-client.ts'

/** Saves all products as a file. The platform writes cells so that no spreadsheet runs them as formulas. */
export const saveExport = async (format: 'csv' | 'jsonl'): Promise<void> => {
  const response = await shop.fetchWithAuth(`/vitrine/v1/product-exports?format=${format}`)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = `products.${format}`
  link.click()
  URL.revokeObjectURL(url)
}
