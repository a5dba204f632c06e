import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { CafeShares } from '#contracts/cafe.ts'
import { CAFE_SHARE_PROBLEMS } from '#contracts/cafe-constants.ts'
import type { SharesPage } from './load-shares.server.ts'
import {
  BoardField,
  CafeIsDown,
  ChosenBar,
  NotAgreed,
  NotLinked,
  ShareRow,
} from './share-parts.tsx'
import { useLooks } from './use-looks.ts'

type Share = NonNullable<CafeShares['items'][number]['share']>

const STATES: Record<Share['state'], string> = {
  WAITING: '올리고 있어요',
  SHOWN: '카페에 있어요',
  HIDDEN: '두손에서 보이지 않는 동안 카페에도 없어요',
  ENDING: '내리고 있어요',
}

/** The goods that are shown in the cafe: to be moved, taken down, or shown by themselves from now on. */
export function SharedGoods({ shares, page }: SharesPage) {
  const isMoving = shares?.items.some(
    ({ share }) => share?.state === 'WAITING' || share?.state === 'ENDING',
  )
  useLooks(isMoving === true)
  if (!shares) return <NotLinked />
  if (!shares.isAgreed) return <NotAgreed />
  return (
    <>
      <div>
        <ButtonLink to={paths.cafeShareForm()}>상품 더 올리기</ButtonLink>
      </div>
      {!shares.boards && <CafeIsDown />}
      {shares.items.length === 0 ? (
        <EmptyState title="카페에 올린 상품이 없어요">
          상품을 고르면 카페의 게시판에도 보여요.
        </EmptyState>
      ) : (
        <PostForm
          intent={['move', 'end']}
          schema={() => import('./cafe-forms.ts').then((file) => file.sharedForms)}
          className="space-y-4"
        >
          <FormProblem />
          {shares.boards && <BoardField boards={shares.boards} label="옮길 게시판" />}
          <Card as="fieldset" padded={false} className="px-4 sm:px-5">
            <legend className="sr-only">카페에 올린 상품</legend>
            <ul className="divide-y divide-line">
              {shares.items.map((item) => (
                <ShareRow key={item.productSeq} item={item}>
                  {item.share && <ShareState share={item.share} boards={shares.boards} />}
                </ShareRow>
              ))}
            </ul>
          </Card>
          <ChosenBar>
            {shares.boards && (
              <SubmitButton intent="move" variant="secondary">
                고른 상품 옮기기
              </SubmitButton>
            )}
            <SubmitButton intent="end" variant="secondary">
              고른 상품 내리기
            </SubmitButton>
          </ChosenBar>
        </PostForm>
      )}
      <Pagination
        label="올린 상품 페이지"
        page={page}
        hasNext={page < shares.pageCount}
        lastPage={shares.pageCount}
        to={(to) => paths.cafeShares({ page: to > 1 ? to : undefined })}
      />
      {shares.boards && <AutoShare boards={shares.boards} autoBoardId={shares.autoBoardId} />}
    </>
  )
}

function ShareState({ share, boards }: { share: Share; boards: CafeShares['boards'] }) {
  const board = boards?.find(({ boardId }) => boardId === share.boardId)
  return (
    <p className="ps-22.5 pb-1 text-sm text-ink-2 lg:ps-22">
      {share.problem ? CAFE_SHARE_PROBLEMS[share.problem] : STATES[share.state]}
      {board && ` · ${board.name}`}
      {share.url && (
        <>
          {' · '}
          <a
            href={share.url}
            className="inline-flex min-h-6 items-center underline underline-offset-2"
          >
            카페에서 보기
          </a>
        </>
      )}
    </p>
  )
}

function AutoShare({
  boards,
  autoBoardId,
}: {
  boards: NonNullable<CafeShares['boards']>
  autoBoardId: string | null
}) {
  return (
    <Card as="section" aria-labelledby="auto" className="space-y-3">
      <h2 id="auto" className="text-base font-semibold text-ink">
        새 상품을 저절로 올리기
      </h2>
      <p className="text-sm text-ink-3">
        {autoBoardId === null
          ? '지금은 고른 상품만 올라가요. 켜면 앞으로 등록하는 상품이 모두 카페에도 올라가요.'
          : '앞으로 등록하는 상품이 모두 카페에도 올라가요.'}
      </p>
      <PostForm intent="auto" className="space-y-3">
        <FormProblem />
        <BoardField boards={boards} initial={autoBoardId} />
        <SubmitButton variant="secondary">
          {autoBoardId === null ? '저절로 올리기 켜기' : '게시판 바꾸기'}
        </SubmitButton>
      </PostForm>
      {autoBoardId !== null && (
        <PostForm intent="auto-off">
          <SubmitButton variant="ghost">저절로 올리기 끄기</SubmitButton>
        </PostForm>
      )}
    </Card>
  )
}
