import { layout } from '@react-router/dev/routes'
import { flatRoutes } from '@react-router/fs-routes'

/** Pages stand below the layout of a language. Those of the others take its place: see `server/languages.js`. */
export default [layout('languages/en.tsx', await flatRoutes()), layout('languages/de.tsx', [])]
