/** What a field of date and time says ('2026-11-23T09:30', in Korea), as a moment; null where it says none. */
export function momentOfKstInput(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(typed)) return null
  const time = Date.parse(`${typed}+09:00`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
