import { useMemo } from 'react'
import { Notice } from '#app/components/notice.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { alertPanel } from '#app/shell/panels/shell-panels.ts'
import { usePanelWhile } from '#app/shell/panels/use-panel-while.ts'

/** The agency did not answer (SPEC.md section 8: a modal); without script a notice. */
export function AgencyFailure({ message, answer }: { message: string; answer: unknown }) {
  const hydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words, said again, are news.
  const panel = useMemo(
    () => alertPanel('agency-failure', { title: '본인인증', message }),
    [message, answer],
  )
  usePanelWhile(hydrated ? panel : null)
  return hydrated ? null : <Notice tone="danger">{message}</Notice>
}
