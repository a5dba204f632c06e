import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { POST_STATES, type PostState } from '#contracts/announcement-rules.ts'
import { OperatorTable, TABLE_CELL } from '../operator-table.tsx'
import { POST_STATE_ORDER } from './post-states.ts'

/** The desk of announcements or events: tabs by state, a table, and the way to a new one. */
export function PostDesk({
  title,
  addTo,
  state,
  page,
  pageCount,
  hrefOf,
  heads,
  isEmpty,
  states = POST_STATE_ORDER,
  words = POST_STATES,
  children,
}: {
  title: string
  addTo: string
  state: PostState
  page: number
  pageCount: number
  hrefOf: (state: PostState, page?: number) => string
  /** Of the table. */
  heads: readonly string[]
  isEmpty: boolean
  /** Those that a post of this kind can be in. */
  states?: readonly PostState[]
  words?: Record<PostState, string>
  /** Its rows. */
  children: ReactNode
}) {
  return (
    <div className="container-page py-4 lg:py-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl font-bold text-ink lg:text-2xl">{title}</h1>
        <ButtonLink to={addTo} size="sm">
          새로 쓰기
        </ButtonLink>
      </div>
      <Tabs
        label={`${title} 상태`}
        className="mt-3 mb-4"
        tabs={states.map((key) => ({
          to: hrefOf(key),
          label: words[key],
          current: key === state,
        }))}
      />
      {isEmpty ? (
        <EmptyState title={`${words[state]} 상태인 글이 없어요`}>
          이 상태의 글이 생기면 여기에 보여요.
        </EmptyState>
      ) : (
        <OperatorTable label={`${title} 목록`} heads={heads}>
          {children}
        </OperatorTable>
      )}
      <Pagination
        label={`${title} 목록 페이지`}
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => hrefOf(state, to)}
      />
    </div>
  )
}

/** The first cell of a row: the title, which leads to the form. */
export function PostTitleCell({ to, title }: { to: string; title: string }) {
  return (
    <td className={TABLE_CELL}>
      <Link
        to={to}
        className="inline-flex min-h-9 w-44 items-center font-semibold whitespace-normal wrap-break-word text-link underline underline-offset-4 lg:w-auto lg:min-w-9"
      >
        {title}
      </Link>
    </td>
  )
}

export function PostTimeCell({ at }: { at: string | null }) {
  return <td className={TABLE_CELL}>{at && <time dateTime={at}>{kstDateTime(at)}</time>}</td>
}
