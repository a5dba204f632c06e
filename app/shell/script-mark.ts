import { createContext } from 'react'

/**
 * Marks our own inline scripts while a page is rendered (as their `nonce`). The hashes of marked scripts go into the
 * page's Content-Security-Policy, and the mark is removed before the page is sent: a script that was injected with some
 * text has no mark and does not run. Undefined in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined)
