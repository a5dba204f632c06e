/**
 * Tells news that were not told before from those that come again: React's double effects in development, and a
 * document that going back took from the browser's store with the news of its time in it.
 *
 * @param isFromHistory whether this document is such a one
 */
export function createTeller(isFromHistory: () => boolean): (data: object) => boolean {
  const told = new WeakSet<object>()
  let isDocument = true
  return (data) => {
    if (told.has(data)) return false
    told.add(data)
    const isReplayed = isDocument && isFromHistory()
    isDocument = false
    return !isReplayed
  }
}
