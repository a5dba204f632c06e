import { isbot } from 'isbot'
import { APP } from '#app/brand.ts'

/**
 * Where a phone gets the app, by its User-Agent. Undefined for everybody else: computers, an iPad that gives itself out
 * as one, the app itself, and robots, which are to see the page and not a store.
 */
export function phoneStore(userAgent: string | null): string | undefined {
  if (!userAgent || userAgent.includes(`${APP.name}/`) || isbot(userAgent)) return undefined
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return APP.stores.ios
  return /\bAndroid\b/.test(userAgent) ? APP.stores.android : undefined
}
