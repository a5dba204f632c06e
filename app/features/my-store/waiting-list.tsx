import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Card } from '#app/components/card.tsx'
import { CheckIcon, ChevronRightIcon } from '#app/components/icons.tsx'
import type { Waiting } from '#contracts/main.ts'
import { type WaitingRow, waitingRows } from './waiting-rows.tsx'

/** What waits for the member, the most urgent first. */
export function WaitingList({ waiting, now }: { waiting: Waiting; now: string }) {
  const rows = waitingRows(waiting, now)
  return (
    <Card as="section" padded={false} aria-labelledby="waiting">
      <h2 id="waiting" className="px-4 pt-4 pb-1 text-lg font-bold text-ink sm:px-5">
        지금 할 일
        {rows.length > 0 && <span className="ms-1.5 text-primary tabular-nums">{rows.length}</span>}
      </h2>
      {rows.length > 0 ? (
        <ul className="pb-2">
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-2 px-4 pt-1 pb-4 text-base text-ink-3 sm:px-5">
          <CheckIcon size={18} className="shrink-0" />
          기다리는 일이 없어요. 새 소식이 오면 여기에 보여 드릴게요.
        </p>
      )}
    </Card>
  )
}

function Row({ row: { to, icon, title, detail } }: { row: WaitingRow }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-surface-2 sm:px-5"
      >
        <Mark>{icon}</Mark>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-semibold text-ink">{title}</span>
          {detail && <span className="line-clamp-2 text-sm text-ink-3">{detail}</span>}
        </span>
        <ChevronRightIcon size={18} className="shrink-0 text-ink-3" />
      </Link>
    </li>
  )
}

const Mark = ({ children }: { children: ReactNode }) => (
  <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-surface-3 text-ink-2">
    {children}
  </span>
)
