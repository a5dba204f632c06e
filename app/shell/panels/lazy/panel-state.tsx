import type { ReactNode } from 'react'
import { Notice } from '#app/components/notice.tsx'
import { Skeleton } from '#app/components/skeleton.tsx'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { Loaded } from './use-panel-data.ts'

/** Shown in a panel while its data is loading, or when that has failed. */
export function PanelState({
  state,
  instead,
}: {
  state: Loaded<unknown>['state']
  /** A link to the page with the same content. */
  instead: ReactNode
}) {
  if (state === 'LOADING')
    return (
      <div role="status" className="flex flex-col gap-4 p-5">
        <span className="sr-only">불러오고 있어요.</span>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-5/6" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    )
  return (
    <div className="flex flex-col items-center gap-4 p-5">
      <Notice tone="danger">{ERROR_CATALOGUE.GENERIC.message}</Notice>
      {instead}
    </div>
  )
}
