import { useActionData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { Picture } from '#app/components/picture.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { won } from '#app/format/won.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { PreviewCard } from '#app/forms/preview-card.tsx'
import { paths } from '#app/paths.ts'
import type { actOnShareForm } from './act-on-shares.server.ts'
import type { SharePreview, SharesPage } from './load-shares.server.ts'
import {
  BoardField,
  CafeIsDown,
  ChosenBar,
  NotAgreed,
  NotLinked,
  ShareRow,
} from './share-parts.tsx'

/** Chooses goods and a board of the cafe; a preview shows nothing there. */
export function ShareForm({ shares, page }: SharesPage) {
  const { preview } = Object(useActionData<typeof actOnShareForm>()) as { preview?: SharePreview }
  if (!shares) return <NotLinked />
  if (!shares.isAgreed) return <NotAgreed />
  if (shares.items.length === 0)
    return (
      <EmptyState title="더 올릴 상품이 없어요">판매 중인 상품이 모두 카페에 있어요.</EmptyState>
    )
  return (
    <>
      {preview && (
        <PreviewCard says={`‘${preview.board}’ 게시판에 이렇게 보여요. 아직 올리지 않았어요.`}>
          <ul className="space-y-4">
            {preview.items.map((item) => (
              <li key={item.productSeq} className="flex gap-3">
                <Picture
                  image={item.image}
                  alt=""
                  sizes="96px"
                  width={160}
                  className="size-24 shrink-0 rounded-md"
                />
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere text-ink">{item.title}</p>
                  <p className="text-base font-bold text-ink">{won(item.price)}</p>
                  <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2">{item.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </PreviewCard>
      )}
      {shares.boards ? (
        <PostForm
          intent={['share', 'preview']}
          schema={() => import('./cafe-forms.ts').then((file) => file.shareForms)}
          className="space-y-4"
        >
          <FormProblem />
          <BoardField boards={shares.boards} />
          <Card as="fieldset" padded={false} className="px-4 sm:px-5">
            <legend className="sr-only">카페에 올릴 상품</legend>
            <ul className="divide-y divide-line">
              {shares.items.map((item) => (
                <ShareRow key={item.productSeq} item={item} />
              ))}
            </ul>
          </Card>
          <ChosenBar>
            <SubmitButton intent="share">고른 상품 올리기</SubmitButton>
            <SubmitButton intent="preview" variant="secondary">
              미리보기
            </SubmitButton>
          </ChosenBar>
        </PostForm>
      ) : (
        <CafeIsDown />
      )}
      <Pagination
        label="올릴 상품 페이지"
        page={page}
        hasNext={page < shares.pageCount}
        lastPage={shares.pageCount}
        to={(to) => paths.cafeShareForm({ page: to > 1 ? to : undefined })}
      />
    </>
  )
}
