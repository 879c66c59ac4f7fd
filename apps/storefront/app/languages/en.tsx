import { languageLayout } from '../components/layout/language-layout.tsx'
import { en } from '../messages/en.ts'

export { frameMeta as meta } from '../components/layout/language-layout.tsx'
export { retryHeaders as headers } from '../serving/retry-headers.ts'

/** Every page in English: this layout loads the English messages and no others. */
export const handle = { messages: en }

const { Layout, Failure } = languageLayout(en)

export default Layout
export { Failure as ErrorBoundary }
