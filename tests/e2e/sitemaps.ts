/** The addresses of a sitemap, or of an index of sitemaps. */
export async function locationsOf(origin: string, path: string): Promise<string[]> {
  const response = await fetch(`${origin}${path}`)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return readLocations(await response.text())
}

export function readLocations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}
