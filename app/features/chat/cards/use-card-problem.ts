import { useActionData } from '@remix-run/react'
import type { ActionProblem } from '../room/action-outcome.ts'

/** What was wrong with a form of the room's page that was sent, by its fields, and what was typed into it. */
export function useCardProblem(intent: string) {
  const answered = useActionData<ActionProblem>()
  const problem = answered?.intent === intent ? answered : undefined
  return {
    typed: problem?.typed ?? {},
    /** Without a field: what stands above the form. */
    errorAt: (field?: string) =>
      problem?.error && problem.error.field === field ? problem.error.message : undefined,
  }
}
