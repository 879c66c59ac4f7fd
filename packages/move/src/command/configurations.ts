/** A kind of storefront, and how to add the line to its configuration. */
export interface Framework {
  readonly name: string
  /** The package that a storefront of this kind depends on. */
  readonly dependsOn: string
  /** Its configuration, without the ending. */
  readonly file: string
  /** The configuration to write if the storefront has none. */
  readonly empty: string | undefined
  /** Where its developers open it. */
  readonly origin: string
  /** Where its templates let visitors return to after a login. */
  readonly returnsTo: readonly string[]
  /** Adds the line; undefined if the configuration has to be edited by hand. */
  add(text: string): string | undefined
}

const WITH = 'withVitrine'

/** Puts an import on the first line, or after those that are there; CommonJS gets a `require`. */
const importing = (text: string, name: string, from: string): string => {
  const isCommonJs = /\bmodule\.exports\b|\brequire\(/.test(text) && !/^(?:import|export) /m.test(text)
  return isCommonJs
    ? `const { ${name} } = require('${from}')\n${text}`
    : `import { ${name} } from '${from}'\n${text}`
}

/** The exported configuration: a name, or an object at the end of the file. */
const EXPORTED = /^(export default|module\.exports =) (\w+|\{[\s\S]*\})(?: as \w+| satisfies \w+)?;?\s*$/m

const addToNext = (text: string): string | undefined => {
  const [whole, start, config = ''] = EXPORTED.exec(text) ?? []
  if (!whole || /^(?:async|function|class|defineConfig)$/.test(config)) return undefined
  if (config.startsWith('{') && !text.trimEnd().endsWith(whole.trimEnd())) return undefined
  return importing(
    text.replace(whole, () => `${start} ${WITH}(${config})\n`),
    WITH,
    '@vitrine/move/next',
  )
}

/** Adds `vitrine()` to the only list of this name, or a list to the only call of `defineConfig`. */
const addToList =
  (list: string, from: string) =>
  (text: string): string | undefined => {
    const lists = text.match(new RegExp(`\\b${list}: \\[`, 'g')) ?? []
    const calls = text.match(/\bdefineConfig\(\{/g) ?? []
    if (lists.length > 1 || (lists.length === 0 && calls.length !== 1)) return undefined
    const added =
      lists.length === 1
        ? text
            .replace(new RegExp(`\\b${list}: \\[(\\s*)`), (_, space: string) =>
              space.includes('\n') ? `${list}: [${space}vitrine(),${space}` : `${list}: [vitrine(), `,
            )
            .replace('[vitrine(), ]', '[vitrine()]')
        : text.replace('defineConfig({', `defineConfig({ ${list}: [vitrine()],`)
    return importing(added, 'vitrine', from)
  }

/** Astro before Vite, because a storefront on Astro may depend on both. */
const FRAMEWORKS: readonly Framework[] = [
  {
    ...{ name: 'Next', dependsOn: 'next', file: 'next.config', add: addToNext },
    empty: 'export default {}\n',
    ...{ origin: 'http://localhost:3000', returnsTo: ['/callback', '/login-callback'] },
  },
  {
    ...{ name: 'Astro', dependsOn: 'astro', file: 'astro.config', empty: undefined },
    add: addToList('integrations', '@vitrine/move/astro'),
    ...{ origin: 'http://localhost:4321', returnsTo: ['/api/auth/callback'] },
  },
  {
    ...{ name: 'Vite', dependsOn: 'vite', file: 'vite.config' },
    empty: "import { defineConfig } from 'vite'\n\nexport default defineConfig({})\n",
    add: addToList('plugins', '@vitrine/move/vite'),
    ...{ origin: 'http://localhost:5173', returnsTo: ['/callback'] },
  },
]

/** The framework that a storefront's package.json names; undefined for a program in Node.js. */
export const frameworkOf = ({
  dependencies,
  devDependencies,
}: {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}): Framework | undefined =>
  FRAMEWORKS.find(({ dependsOn }) => dependsOn in { ...dependencies, ...devDependencies })
