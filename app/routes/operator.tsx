import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { loadDesk } from '#app/features/operator/load-desk.server.ts'
import { OperatorNav } from '#app/features/operator/operator-nav.tsx'
import { UndoBar } from '#app/features/operator/undo-bar.tsx'
import { RouteError } from '#app/shell/route-error.tsx'

/** The pages within have their own guards; for everybody else there is nothing here. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadDesk(context)
}

/** The sections of the operators' desk and what can be taken back, above each of its pages. */
export default function OperatorLayout() {
  const { desk, undoable } = useLoaderData<typeof loader>()
  return (
    <>
      {desk && <OperatorNav desk={desk} />}
      <UndoBar undoable={undoable} />
      <Outlet />
    </>
  )
}

export const ErrorBoundary = RouteError
