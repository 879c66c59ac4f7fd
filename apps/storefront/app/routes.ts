import { layout } from '@react-router/dev/routes'
import { flatRoutes } from '@react-router/fs-routes'

/** Pages are below the layout of a language. Other languages replace the layout: see `server/languages.js`. */
export default [layout('languages/en.tsx', await flatRoutes()), layout('languages/de.tsx', [])]
