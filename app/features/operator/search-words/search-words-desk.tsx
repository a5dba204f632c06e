import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Badge } from '#app/components/badge.tsx'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { SearchSenseRow } from '#contracts/search-words.ts'
import { SENSE_LIMITS } from '#contracts/search-words-rules.ts'
import { OperatorTable, TABLE_CELL } from '../operator-table.tsx'
import { PostTimeCell, PostTitleCell } from '../posts/post-desk.tsx'
import { searchWordsHref } from './search-words-href.ts'

/** The words of search: a form that explains a search, and the list. @param children the explanation */
export function SearchWordsDesk({
  items,
  word,
  isOn,
  page,
  pageCount,
  keyword,
  children,
}: {
  items: readonly SearchSenseRow[]
  word: string
  isOn: boolean
  page: number
  pageCount: number
  keyword: string
  children: ReactNode
}) {
  return (
    <div className="container-page space-y-5 py-4 lg:py-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl font-bold text-ink lg:text-2xl">검색 낱말 관리</h1>
        <ButtonLink to={paths.operatorSearchWord('new')} size="sm">
          새로 쓰기
        </ButtonLink>
      </div>
      <Form method="get" className="flex max-w-xl items-end gap-2">
        <Field
          name="keyword"
          label="이 검색어는 어떻게 읽을까요"
          initial={keyword}
          className="min-w-0 flex-1"
        >
          {(control) => <Input key={keyword} {...control} maxLength={60} autoComplete="off" />}
        </Field>
        <Button type="submit" variant="secondary">
          살펴보기
        </Button>
      </Form>
      {children}
      <section aria-labelledby="list" className="space-y-3">
        <h2 id="list" className="text-base font-bold text-ink">
          낱말 목록
        </h2>
        <Form method="get" className="flex max-w-xl items-end gap-2">
          {!isOn && <input type="hidden" name="state" value="off" />}
          <Field name="word" label="낱말 찾기" initial={word} className="min-w-0 flex-1">
            {(control) => (
              <Input key={word} {...control} maxLength={SENSE_LIMITS.word} autoComplete="off" />
            )}
          </Field>
          <Button type="submit" variant="secondary">
            찾기
          </Button>
        </Form>
        <Tabs
          label="낱말 상태"
          tabs={[true, false].map((each) => ({
            to: searchWordsHref({ word, isOn: each }),
            label: each ? '켜짐' : '꺼짐',
            current: each === isOn,
          }))}
        />
        {items.length === 0 ? (
          <EmptyState title="낱말이 없어요">찾는 말을 바꾸거나 새로 써 주세요.</EmptyState>
        ) : (
          <OperatorTable
            label="검색 낱말 목록"
            heads={['낱말', '함께 찾을 말', '카테고리', '바뀐 때']}
          >
            {items.map((item) => (
              <tr key={item.senseSeq} className="text-ink-2">
                <PostTitleCell
                  to={paths.operatorSearchWord(item.senseSeq)}
                  title={item.words.join(' ')}
                />
                <td className={TABLE_CELL}>
                  {item.texts.join(' ')}
                  {item.isToCome && item.startsAt !== null && (
                    <Badge className="ms-2">{kstDateTime(item.startsAt)}부터</Badge>
                  )}
                  {item.isGrown && (
                    <Badge tone="info" className="ms-2">
                      저절로 더해짐
                    </Badge>
                  )}
                </td>
                <td className={TABLE_CELL}>{item.categories.join(', ')}</td>
                <PostTimeCell at={item.updatedAt} />
              </tr>
            ))}
          </OperatorTable>
        )}
        <Pagination
          label="검색 낱말 목록 페이지"
          page={page}
          hasNext={page < pageCount}
          lastPage={pageCount}
          to={(to) => searchWordsHref({ word, isOn, page: to })}
        />
      </section>
    </div>
  )
}
