/** `1234567` → `1,234,567`. By hand, so that server and browser can never disagree. */
export function groupDigits(value: number): string {
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}
