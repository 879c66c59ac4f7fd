import { languageLayout } from '../components/layout/language-layout.tsx'
import { de } from '../messages/de.ts'

export { frameMeta as meta } from '../components/layout/language-layout.tsx'
export { retryHeaders as headers } from '../serving/retry-headers.ts'

/** Every page in German: this layout loads the German messages and no others. */
export const handle = { messages: de }

const { Layout, Failure } = languageLayout(de)

export default Layout
export { Failure as ErrorBoundary }
