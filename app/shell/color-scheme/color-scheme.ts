import { THEME_COLORS } from '#app/styles/theme-colors.ts'

/** A visitor's choice; SYSTEM is what the device prefers, and has no cookie. */
export type ColorScheme = 'system' | 'light' | 'dark'

export const COLOR_SCHEMES: readonly (readonly [ColorScheme, string])[] = [
  ['system', '시스템'],
  ['light', '라이트'],
  ['dark', '다크'],
]

/** Not httpOnly: the page's own script reads it, so that the HTML is the same for every visitor. */
export const COLOR_SCHEME_COOKIE = 'color_scheme'

const YEAR_SECONDS = 365 * 24 * 60 * 60

const CHOICE = `(?:^|; *)${COLOR_SCHEME_COOKIE}=(light|dark)(?:;|$)`

/** The choice in a `Cookie` header or in `document.cookie`. */
export function colorSchemeIn(cookies: string | null): ColorScheme {
  return (new RegExp(CHOICE).exec(cookies ?? '')?.[1] as ColorScheme | undefined) ?? 'system'
}

export function isColorScheme(value: unknown): value is ColorScheme {
  return COLOR_SCHEMES.some(([scheme]) => scheme === value)
}

/** The cookie that stores the choice, for a `Set-Cookie` header or `document.cookie`. */
export function colorSchemeCookie(scheme: ColorScheme, secure: boolean): string {
  const isSystem = scheme === 'system'
  const attributes = `Max-Age=${isSystem ? 0 : YEAR_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${COLOR_SCHEME_COOKIE}=${isSystem ? '' : scheme}; ${attributes}`
}

/**
 * The script that applies the choice before anything is painted; base.css reads the attribute. The text is the same for
 * all visitors. It is not compiled: it runs as it is written here.
 */
export const COLOR_SCHEME_SCRIPT = `{const d=document,m=/${CHOICE}/.exec(d.cookie);if(m){d.documentElement.dataset.scheme=m[1];for(const e of d.querySelectorAll("meta[name=theme-color]"))e.content=${JSON.stringify(THEME_COLORS)}[m[1]]}}`

/**
 * What the script does, as a stylesheet for browsers without script. The build makes `light-dark()` and `color-scheme`
 * into the two variables for older browsers.
 */
export function colorSchemeStyles(scheme: ColorScheme): string {
  if (scheme === 'system') return ''
  const [light, dark] = scheme === 'light' ? ['initial', ''] : ['', 'initial']
  return `:root{color-scheme:${scheme};--lightningcss-light:${light} ;--lightningcss-dark:${dark} }
.color-schemes [value="system"]{background:none;color:inherit}
.color-schemes [value="${scheme}"]{background:var(--color-selected);color:var(--color-on-selected)}
`
}
