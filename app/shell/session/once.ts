/**
 * Creates a check that is true the first time it gets an object. Objects are repeated by React's double effects in
 * development, and by a document that the browser restored from its history: then the first object is a repeat too.
 *
 * @param isFromHistory whether the browser restored this document from its history
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
