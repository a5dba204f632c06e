import { isbot } from 'isbot'
import { APP } from '#app/brand.ts'

/**
 * The store where a phone gets the app, by its User-Agent. Undefined for all others: computers, an iPad that identifies
 * itself as one, the app itself, and robots, which should see the page and not a store.
 */
export function phoneStore(userAgent: string | null): string | undefined {
  if (!userAgent || userAgent.includes(`${APP.name}/`) || isbot(userAgent)) return undefined
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return APP.stores.ios
  return /\bAndroid\b/.test(userAgent) ? APP.stores.android : undefined
}
