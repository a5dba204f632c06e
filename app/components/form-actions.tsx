import type { ReactNode } from 'react'

/** The buttons at the end of a form. In a panel they stay in sight at its lower edge while the form scrolls behind them. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form-actions flex flex-wrap gap-2">{children}</div>
}
