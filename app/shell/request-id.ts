import { createContext } from 'react'

/**
 * The number of the request that brought the document. Only the error page of a fault shows it, so that
 * every other page is the same for everybody; the browser takes it from there when it hydrates.
 */
export const RequestId = createContext<string | undefined>(undefined)

/** The number that an error page was sent with. */
export function requestIdInDocument(document: Document): string | undefined {
  return document.querySelector('[data-request-id]')?.textContent ?? undefined
}
