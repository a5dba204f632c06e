import { useRouteLoaderData } from '@remix-run/react'
import { hasDuty, type NeededDuty } from '#contracts/duties.ts'
import type { loadDesk } from './load-desk.server.ts'

/** Whether the operator who looks at the desk has one of the duties, for links and forms that others would not open. */
export function useDuty(): (needed: NeededDuty) => boolean {
  const desk = useRouteLoaderData<typeof loadDesk>('routes/operator')?.desk
  return (needed) => !!desk && hasDuty(desk, needed)
}
