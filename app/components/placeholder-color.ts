/**
 * The colour shown until a picture has loaded: a hint of its own, in six steps a channel. Every colour on a page costs a
 * hash in its Content-Security-Policy, and the difference is not visible for so short a time.
 *
 * @param color '#rrggbb'; anything else gives no colour
 */
export function placeholderColor(color: string): string | undefined {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  if (!channels) return undefined
  const digits = channels.map((hex) => (Math.round(Number.parseInt(hex, 16) / 51) * 3).toString(16))
  return `color-mix(in srgb,#${digits.join('')} 30%,var(--color-surface-3))`
}
