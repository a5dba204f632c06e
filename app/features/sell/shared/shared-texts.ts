/** Title and body of a listing out of what was shared beside photos. */
export function textsOfShared(shared: { title: string; text: string; url: string }): {
  title: string
  body: string
} {
  const [title, text, url] = [shared.title.trim(), shared.text.trim(), shared.url.trim()]
  // Most apps put the address into the text too.
  const body = url && !text.includes(url) ? [text, url].filter(Boolean).join('\n') : text
  return { title, body }
}
