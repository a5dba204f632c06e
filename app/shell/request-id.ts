import { createContext } from 'react'

/**
 * The id of the request for the document. Only the error page of a fault shows it, so that
 * every other page is the same for all users; the browser reads it from there when it hydrates.
 */
export const RequestId = createContext<string | undefined>(undefined)

/** The id that an error page was sent with. */
export function requestIdInDocument(document: Document): string | undefined {
  return document.querySelector('[data-request-id]')?.textContent ?? undefined
}
