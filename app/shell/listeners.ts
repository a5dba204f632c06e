/** A set of listeners to one thing; `subscribe` is as `useSyncExternalStore` takes it. */
export function createListeners<News = void>() {
  const listeners = new Set<(news: News) => void>()
  return {
    /** @returns takes the listener out again */
    subscribe(listener: (news: News) => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify(news: News): void {
      for (const listener of [...listeners]) listener(news)
    },
    isEmpty: (): boolean => listeners.size === 0,
  }
}
