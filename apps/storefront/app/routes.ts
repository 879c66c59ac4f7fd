import { layout } from '@react-router/dev/routes'
import { flatRoutes } from '@react-router/fs-routes'

/** Pages stand below the layout of their language; see `server/languages.js` for the others. */
export default [layout('languages/en.tsx', await flatRoutes())]
