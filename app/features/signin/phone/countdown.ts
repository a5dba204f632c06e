/** Whole seconds from one moment to another, never below zero; a part of a second counts as one. */
export function secondsUntil(until: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - nowMs) / 1_000))
}

/** 161 → '2:41' */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
