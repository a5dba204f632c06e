/**
 * Remix reads session storage while it discovers routes, and treats a browser that forbids it as a broken page. Such a
 * browser gets a storage that lasts as long as the document.
 */
export function standInForForbiddenStorage(): void {
  try {
    void window.sessionStorage
  } catch {
    const held = new Map<string, string>()
    const value = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, text: string) => void held.set(key, text),
      removeItem: (key: string) => void held.delete(key),
    }
    Object.defineProperty(window, 'sessionStorage', { value })
  }
}
