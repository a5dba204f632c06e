import { useEffect, useSyncExternalStore } from 'react'
import { THEME_COLORS } from '#app/styles/theme-colors.ts'
import { type ColorScheme, colorSchemeCookie, colorSchemeIn } from './color-scheme.ts'

const EVENT = 'color-scheme'

/** Applies the cookie's choice to the document. */
function apply(): void {
  const scheme = colorSchemeIn(document.cookie)
  const { dataset } = document.documentElement
  if (scheme === 'system') delete dataset.scheme
  else dataset.scheme = scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content =
      THEME_COLORS[scheme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : scheme]
  dispatchEvent(new Event(EVENT))
}

/** Stores the choice and applies it at once. */
export function chooseColorScheme(scheme: ColorScheme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and over plain http.
  document.cookie = colorSchemeCookie(scheme, location.protocol === 'https:')
  apply()
}

/** Follows a choice that another tab has made, or this one before the page came back from the browser's cache. */
export function useFollowColorScheme(): void {
  useEffect(() => {
    apply()
    document.addEventListener('visibilitychange', apply)
    addEventListener('pageshow', apply)
    return () => {
      document.removeEventListener('visibilitychange', apply)
      removeEventListener('pageshow', apply)
    }
  }, [])
}

const subscribe = (changed: () => void) => {
  addEventListener(EVENT, changed)
  return () => removeEventListener(EVENT, changed)
}

/** The choice; undefined on the server, whose HTML is the same for every visitor. */
export const useColorScheme = (): ColorScheme | undefined =>
  useSyncExternalStore(
    subscribe,
    () => colorSchemeIn(document.cookie),
    () => undefined,
  )
