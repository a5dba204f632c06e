import type { ByteRange } from '#backend/operation/media-store.ts'

/**
 * The part that a Range header requests (RFC 9110, section 14). An invalid header, or several ranges, get the whole, as
 * the RFC allows.
 * @param size bytes of the whole
 */
export function byteRange(
  header: string | null,
  size: number,
): ByteRange | 'WHOLE' | 'UNSATISFIABLE' {
  const [, from = '', to = ''] =
    /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'WHOLE'
  if (from === '') {
    const length = Number(to)
    if (length === 0) return 'UNSATISFIABLE'
    return { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return 'WHOLE'
  if (start >= size) return 'UNSATISFIABLE'
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
