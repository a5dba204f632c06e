import type { ReactNode } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Choice, ChoiceError, Field, Select } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { Picture } from '#app/components/picture.tsx'
import { won } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { CafeShares } from '#contracts/cafe.ts'

type Item = CafeShares['items'][number]

export function NotLinked() {
  return (
    <EmptyState
      title="먼저 카페와 연동해 주세요"
      actions={<ButtonLink to={paths.onboarding()}>카페 연동하기</ButtonLink>}
    >
      연동하면 두손의 상품을 카페에도 올릴 수 있어요.
    </EmptyState>
  )
}

export function NotAgreed() {
  return (
    <EmptyState
      title="아직 카페에 상품을 올리지 않아요"
      actions={<ButtonLink to={paths.cafeShareAlert()}>안내 보고 시작하기</ButtonLink>}
    >
      무엇이 카페에 보이는지 먼저 확인해 주세요.
    </EmptyState>
  )
}

export function CafeIsDown() {
  return (
    <Notice tone="warning">
      카페가 잠시 대답하지 않아서 게시판을 고를 수 없어요. 올려 둔 상품은 카페가 대답하는 대로
      맞출게요.
    </Notice>
  )
}

/** The boards where goods can be shown. */
export function BoardField({
  boards,
  label = '게시판',
  initial,
}: {
  boards: NonNullable<CafeShares['boards']>
  label?: string
  initial?: string | null
}) {
  return (
    <Field name="boardId" label={label} initial={initial ?? boards[0]?.boardId}>
      {(control) => (
        <Select {...control}>
          {boards.map(({ boardId, name }) => (
            <option key={boardId} value={boardId}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** What can be done with the chosen goods, in sight however long their list is. */
export function ChosenBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky-action-bar space-y-2 border-t border-line bg-surface py-3">
      <ChoiceError name="productSeqs" />
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

/** A product that can be chosen. */
export function ShareRow({ item, children }: { item: Item; children?: ReactNode }) {
  return (
    <li className="relative py-2">
      <Choice name="productSeqs" value={String(item.productSeq)}>
        <span className="flex items-center gap-3">
          <Picture
            image={item.image}
            alt=""
            sizes="48px"
            width={160}
            className="size-12 shrink-0 rounded-md"
          />
          <span className="min-w-0">
            <span className="line-clamp-2 text-base wrap-anywhere">{item.title}</span>
            <span className="block text-sm font-normal text-ink-3">
              {won(item.price)}
              {item.isSold && ' · 판매완료'}
            </span>
          </span>
        </span>
      </Choice>
      {children}
    </li>
  )
}
