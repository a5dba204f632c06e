/**
 * The text of a body.
 * @throws Error when it is longer than we take
 */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  maximumBytes: number,
): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maximumBytes) {
      await reader.cancel().catch(() => undefined)
      throw new Error('too long')
    }
    text += decoder.decode(value, { stream: true })
  }
}
