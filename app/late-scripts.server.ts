const MODULE = 'type="module" async=""'
const PRELOAD = 'rel="modulepreload"'
/** A browser asks for no link without a relation, and ignores a type that it does not know. */
const LATE = 'late'

/**
 * A page is read before it is used: its scripts are asked for when its styles are there, because where they come
 * together over a slow connection, the styles and pictures wait for the scripts. Remix has no option for it.
 *
 * @param tree the page as Remix renders it
 */
export function withScriptsLate(tree: string): string {
  return tree
    .replaceAll(PRELOAD, `itemprop="${LATE}" fetchpriority="low"`)
    .replace(MODULE, `type="${LATE}"`)
}

/** The inline script at the end of such a page. A browser runs it when all styles before it have come. */
export const START_OF_LATE_SCRIPTS = `{${[
  `const d=document,o=d.querySelector("script[type=${LATE}]"),n=d.createElement("script")`,
  `d.querySelectorAll("link[itemprop=${LATE}]").forEach(l=>l.rel="modulepreload")`,
  'n.type="module"',
  'n.textContent=o.textContent',
  'o.replaceWith(n)',
].join(';')}}`
