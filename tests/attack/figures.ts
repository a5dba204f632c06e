/** How long answers took, in milliseconds. */
export interface Figures {
  count: number
  p50: number
  p99: number
  slowest: number
}

export function figuresOf(latencies: readonly number[]): Figures {
  const sorted = [...latencies].sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) /
    10
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), slowest: at(1) }
}
