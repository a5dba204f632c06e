import { Form, Link, useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { SearchIcon } from '#app/components/icons.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import { FAQ_CATEGORIES, FAQ_CATEGORY_NAMES } from '#contracts/faq-rules.ts'
import { MAX_KEYWORD_LENGTH } from '#contracts/search-limits.ts'
import { FaqAnswer, FaqItem } from './faq-entry.tsx'
import { type FaqQuery, type FaqView, faqEntryHref, faqHref } from './faq-query.ts'
import { FaqVoteForm } from './faq-vote.tsx'
import type { loadFaq } from './load-faq.server.ts'

type Loader = (...args: never[]) => ReturnType<typeof loadFaq>

/** 고객센터: the FAQ with its search, and the ways to people. */
export function CsCenterPage() {
  const { one, items, query } = useLoaderData<Loader>()
  return (
    <div className="container-page py-5 lg:py-8">
      <div className="mx-auto max-w-3xl">
        {one ? (
          <p className="mb-4 text-xl font-bold lg:text-2xl">고객센터</p>
        ) : (
          <h1 className="mb-4 text-xl font-bold lg:text-2xl">고객센터</h1>
        )}
        <SearchForm query={query} />
        <Tabs
          label="질문 종류"
          tabs={[
            { to: faqHref({}), label: '자주 찾는 질문', current: !query.category && !one },
            ...FAQ_CATEGORY_NAMES.map((category) => ({
              to: faqHref({ category }),
              label: FAQ_CATEGORIES[category],
              current: category === query.category,
            })),
          ]}
        />
        {one ? <One entry={one} /> : <List items={items} query={query} />}
        <Contact />
      </div>
    </div>
  )
}

function SearchForm({ query: { keyword } }: { query: FaqQuery }) {
  return (
    <search className="search-box search-box-large mb-4">
      <Form action={paths.csCenter()}>
        <input
          key={keyword}
          type="text"
          name="q"
          defaultValue={keyword}
          maxLength={MAX_KEYWORD_LENGTH}
          autoComplete="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          aria-label="자주 묻는 질문 검색"
          placeholder="무엇이 궁금하세요?"
        />
        <button type="submit" aria-label="질문 찾기">
          <SearchIcon size={22} strokeWidth={2} />
        </button>
      </Form>
    </search>
  )
}

function One({ entry }: { entry: NonNullable<FaqView['one']> }) {
  return (
    <>
      <article className="py-5">
        <h1 className="mb-4 text-xl font-bold text-balance wrap-anywhere text-ink lg:text-2xl">
          {entry.question}
        </h1>
        <FaqAnswer entry={entry} />
        <FaqVoteForm faqSeq={entry.faqSeq} />
      </article>
      {entry.related.length > 0 && (
        <section aria-labelledby="related" className="border-t border-line py-5">
          <h2 id="related" className="text-base font-bold text-ink">
            {FAQ_CATEGORIES[entry.category]}의 다른 질문
          </h2>
          <ul className="mt-1">
            {entry.related.map(({ faqSeq, question }) => (
              <li key={faqSeq}>
                <Link
                  to={faqEntryHref(faqSeq)}
                  className="flex min-h-11 items-center text-base wrap-anywhere text-ink-2 hover:text-link"
                >
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function List({ items, query }: Pick<FaqView, 'items' | 'query'>) {
  const isSearched = query.keyword !== ''
  if (items.length === 0)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title={isSearched ? '맞는 답을 찾지 못했어요' : '아직 질문이 없어요'}
        actions={<ButtonLink to={paths.csCenter()}>자주 찾는 질문 보기</ButtonLink>}
      >
        {isSearched
          ? '다른 말로 찾아보거나 아래의 1:1 문의로 물어봐 주세요.'
          : '궁금한 것은 아래의 1:1 문의로 물어봐 주세요.'}
      </EmptyState>
    )
  return (
    <>
      {isSearched && (
        <p role="status" className="mt-4 text-sm text-ink-3">
          ‘{query.keyword}’에 맞는 답 {count(items.length)}개
        </p>
      )}
      <ul className="divide-y divide-line">
        {items.map((entry, index) => (
          <li key={entry.faqSeq}>
            <FaqItem entry={entry} isOpen={isSearched && index === 0} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Where there is no answer, there are people; and what else the operators say. */
function Contact() {
  return (
    <section
      aria-labelledby="contact"
      className="mt-6 rounded-lg border border-line bg-surface-2 p-4"
    >
      <h2 id="contact" className="text-base font-bold text-ink">
        찾는 답이 없나요?
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        주문이나 채팅방을 함께 골라 물어보면 더 빨리 답할 수 있어요.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={paths.questionForm('CS')}>1:1 문의하기</ButtonLink>
        <ButtonLink to={paths.questions('CS')} variant="secondary">
          내 문의 보기
        </ButtonLink>
        <ButtonLink to={paths.notice()} variant="secondary">
          공지사항
        </ButtonLink>
      </div>
    </section>
  )
}
