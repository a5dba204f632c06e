import { createContext } from 'react'

/**
 * Marks the inline scripts that are ours while a page is rendered (as their `nonce`). What bears the mark is hashed
 * into the page's Content-Security-Policy, and the mark is taken out before the page is sent: a script that came in by
 * way of some text has none and does not run. Undefined in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined)
