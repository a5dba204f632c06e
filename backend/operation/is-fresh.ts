/**
 * Whether a client has a response already: it names the response's tag, weak or strong, or any tag (RFC 9110, 13.1.2).
 * @param ifNoneMatch the header of its request
 * @param etag with its quotation marks
 */
export function isFresh(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
