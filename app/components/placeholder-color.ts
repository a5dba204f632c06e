/**
 * The colour that stands where a picture will be, in six steps a channel. Every colour on a page costs a hash in its
 * Content-Security-Policy, and nobody sees the difference for the moment it is there.
 *
 * @param color '#rrggbb'; anything else gives no colour
 */
export function placeholderColor(color: string): string | undefined {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  if (!channels) return undefined
  const digits = channels.map((hex) => (Math.round(Number.parseInt(hex, 16) / 51) * 3).toString(16))
  return `#${digits.join('')}`
}
