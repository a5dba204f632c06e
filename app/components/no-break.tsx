import type { ReactNode } from 'react'

/** A number with its unit, a price, a date: what must stay on one line, however narrow its place is. */
export function NoBreak({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>
}
