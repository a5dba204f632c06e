/** Addresses of files that only the browser has, one for each file; they hold it in memory until they are revoked. */
export function createObjectUrls() {
  const urls = new Map<Blob, string>()
  return {
    of(blob: Blob): string {
      const url = urls.get(blob) ?? URL.createObjectURL(blob)
      urls.set(blob, url)
      return url
    },
    revokeAll(): void {
      for (const url of urls.values()) URL.revokeObjectURL(url)
      urls.clear()
    },
  }
}
