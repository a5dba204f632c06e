/**
 * Creates a check that is true the first time it gets an object. Objects come again by React's double effects in
 * development, and with a document that the browser took from its history: of that, the first object is old as well.
 *
 * @param isFromHistory whether this document comes from the history
 */
export function createOnce(isFromHistory: () => boolean): (data: object) => boolean {
  const seen = new WeakSet<object>()
  let isDocument = true
  return (data) => {
    if (seen.has(data)) return false
    seen.add(data)
    const isReplayed = isDocument && isFromHistory()
    isDocument = false
    return !isReplayed
  }
}
