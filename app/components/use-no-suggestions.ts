import { useHydrated } from './use-hydrated.ts'

/**
 * Asks the browser for no suggestions from other forms. Only with script: a browser that goes back to a page brings what
 * was typed only to fields that do not ask for it, and without script nothing else keeps it.
 */
export const useNoSuggestions = (): 'off' | undefined => (useHydrated() ? 'off' : undefined)
