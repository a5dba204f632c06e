/** `1234567` → `1,234,567`. Own code, so that server and browser always give the same text. */
export function groupDigits(value: number): string {
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}
