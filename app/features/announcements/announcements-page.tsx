import { Form, Link, useLoaderData } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { SearchIcon } from '#app/components/icons.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import type { AnnouncementSummary } from '#contracts/announcement.ts'
import {
  ANNOUNCEMENT_CATEGORIES,
  type AnnouncementCategory,
} from '#contracts/announcement-rules.ts'
import { MAX_KEYWORD_LENGTH } from '#contracts/search-limits.ts'
import { AnnouncementArticle } from './announcement-article.tsx'
import { AnnouncementFacts } from './announcement-facts.tsx'
import { type AnnouncementQuery, announcementsHref } from './announcement-query.ts'
import type { loadAnnouncements } from './load-announcements.server.ts'

type Loader = (...args: never[]) => ReturnType<typeof loadAnnouncements>

const TABS: readonly { category: AnnouncementCategory | null; label: string }[] = [
  { category: null, label: '전체' },
  ...Object.entries(ANNOUNCEMENT_CATEGORIES).map(([category, label]) => ({
    category: category as AnnouncementCategory,
    label,
  })),
]

/** 공지사항: the list with its categories and its search, or one announcement. */
export function AnnouncementsPage() {
  const { one, list, query } = useLoaderData<Loader>()
  return (
    <div className="container-page py-5 lg:py-8">
      <div className="mx-auto max-w-3xl">
        {one && (
          <AnnouncementArticle announcement={one}>
            <ButtonLink to={paths.notice()} variant="secondary">
              공지사항 목록
            </ButtonLink>
          </AnnouncementArticle>
        )}
        {list && query && (
          <>
            <h1 className="mb-4 text-xl font-bold lg:text-2xl">공지사항</h1>
            <SearchForm query={query} />
            <Tabs
              label="공지사항 종류"
              tabs={TABS.map(({ category, label }) => ({
                to: announcementsHref({ category, keyword: query.keyword }),
                label,
                current: category === query.category,
              }))}
            />
            {query.keyword && (
              <p role="status" className="mt-4 text-sm text-ink-3">
                ‘{query.keyword}’ 공지사항 {count(list.total)}개
              </p>
            )}
            {list.items.length > 0 ? (
              <List items={list.items} />
            ) : (
              <Nothing isSearched={query.keyword !== ''} />
            )}
            <Pagination
              label="공지사항 페이지"
              page={query.page}
              hasNext={query.page < list.pageCount}
              lastPage={list.pageCount}
              to={(page) => announcementsHref({ ...query, page })}
            />
          </>
        )}
      </div>
    </div>
  )
}

function SearchForm({ query }: { query: AnnouncementQuery }) {
  return (
    <search className="search-box search-box-large mb-4">
      <Form action={paths.notice()}>
        {query.category && (
          <input type="hidden" name="category" value={query.category.toLowerCase()} />
        )}
        <input
          key={query.keyword}
          type="text"
          name="q"
          defaultValue={query.keyword}
          maxLength={MAX_KEYWORD_LENGTH}
          autoComplete="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          aria-label="공지사항 검색"
          placeholder="제목이나 내용으로 찾기"
        />
        <button type="submit" aria-label="공지사항 찾기">
          <SearchIcon size={22} strokeWidth={2} />
        </button>
      </Form>
    </search>
  )
}

function List({ items }: { items: readonly AnnouncementSummary[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li
          key={item.announcementSeq}
          className="relative flex flex-col gap-1 py-4 -outline-offset-2 hover:bg-surface-2"
        >
          <h2 className="text-base font-semibold text-ink">
            {item.isPinned && (
              <Badge tone="info" className="me-1.5 align-middle">
                중요
              </Badge>
            )}
            <Link
              to={paths.notice({ noticeSeq: item.announcementSeq })}
              className="card-link wrap-anywhere"
            >
              {item.title}
            </Link>
          </h2>
          <AnnouncementFacts announcement={item} />
        </li>
      ))}
    </ul>
  )
}

function Nothing({ isSearched }: { isSearched: boolean }) {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={isSearched ? '찾으시는 공지사항이 없어요' : '아직 공지사항이 없어요'}
      actions={<ButtonLink to={paths.notice()}>전체 공지사항 보기</ButtonLink>}
    >
      {isSearched ? '다른 말로 찾거나 종류를 바꿔 보세요.' : '새 소식이 생기면 여기에 올릴게요.'}
    </EmptyState>
  )
}
