import { Form, Link } from '@remix-run/react'
import { ChipLink, ChipRemovable } from '#app/components/chip.tsx'
import { CloseIcon, SearchIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import { ROOM_FILTERS, type RoomFilter } from '#contracts/chat-constants.ts'
import { type RoomQuery, roomsHref } from './room-query.ts'

/** Which rooms, in the address: a row of chips, and words to look for. */
export function RoomFilters({ query }: { query: RoomQuery }) {
  const { filter, keyword, productSeq } = query
  return (
    <>
      <Form action={paths.chat()} role="search" className="relative mt-3">
        {filter !== 'all' && <input type="hidden" name="filter" value={filter} />}
        {productSeq !== null && <input type="hidden" name="productSeq" value={productSeq} />}
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={50}
          enterKeyHint="search"
          autoComplete="off"
          aria-label="채팅 검색"
          placeholder="이름, 상품, 대화 내용 검색"
          className="room-search h-11 w-full rounded-full border-2 border-transparent bg-surface-3 ps-4 pe-22 text-base placeholder:text-ink-3 focus:border-focus focus:bg-surface focus:outline-none"
        />
        {keyword && (
          <Link
            to={roomsHref(query, { keyword: '' })}
            aria-label="검색어 지우기"
            className="absolute inset-y-0 end-11 flex w-11 items-center justify-center rounded-full text-ink-3"
          >
            <CloseIcon size={18} />
          </Link>
        )}
        <button
          type="submit"
          aria-label="검색"
          className="absolute inset-y-0 end-0 flex w-12 items-center justify-center rounded-full text-ink-2"
        >
          <SearchIcon size={20} />
        </button>
      </Form>
      <nav aria-label="채팅 거르기" className="mt-2.5">
        <ul className="scrollbar-none -mx-1 flex gap-1.5 overflow-x-auto p-1">
          {productSeq !== null && (
            <li>
              <ChipRemovable to={roomsHref(query, { productSeq: null })}>이 상품</ChipRemovable>
            </li>
          )}
          {(Object.keys(ROOM_FILTERS) as RoomFilter[]).map((name) => (
            <li key={name}>
              <ChipLink to={roomsHref(query, { filter: name })} selected={name === filter}>
                {ROOM_FILTERS[name]}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
