import type { ReactNode } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { paths } from '#app/paths.ts'
import { isNarrowed, type RoomQuery, roomsHref } from './room-query.ts'

/** No room to show: why, and what leads to one. */
export function NoRooms({ query }: { query: RoomQuery }) {
  const { title, text, action } = wordsFor(query)
  return (
    <EmptyState
      illustration={query.keyword ? <NothingFound /> : undefined}
      title={title}
      actions={action}
    >
      {text}
    </EmptyState>
  )
}

function wordsFor(query: RoomQuery): { title: string; text: string; action: ReactNode } {
  const all = (
    <ButtonLink
      to={roomsHref(query, { filter: 'all', keyword: '', productSeq: null })}
      variant="secondary"
    >
      전체 채팅 보기
    </ButtonLink>
  )
  if (query.keyword)
    return {
      title: `‘${query.keyword}’에 맞는 채팅이 없어요`,
      text: '이름이나 상품 이름, 나눈 말의 일부를 짧게 입력해 보세요.',
      action: all,
    }
  if (query.productSeq !== null)
    return {
      title: '이 상품으로 나눈 채팅이 아직 없어요',
      text: '관심 있는 분이 말을 걸면 여기에서 바로 답할 수 있어요.',
      action: all,
    }
  if (query.filter === 'unread')
    return { title: '모두 읽었어요', text: '새 메시지가 오면 여기에 나타나요.', action: all }
  if (query.filter === 'selling')
    return {
      title: '판매 중인 상품의 채팅이 없어요',
      text: '내 상품에 관심 있는 분이 말을 걸면 여기에 모여요.',
      action: all,
    }
  if (isNarrowed(query))
    return {
      title: '구매하려는 상품의 채팅이 없어요',
      text: '마음에 드는 상품에서 ‘채팅하기’를 눌러 판매자에게 물어보세요.',
      action: <ButtonLink to={paths.productList()}>상품 둘러보기</ButtonLink>,
    }
  return {
    title: '아직 나눈 채팅이 없어요',
    text: '마음에 드는 상품에서 ‘채팅하기’를 누르면 판매자와 바로 이야기할 수 있어요.',
    action: <ButtonLink to={paths.productList()}>상품 둘러보기</ButtonLink>,
  }
}
