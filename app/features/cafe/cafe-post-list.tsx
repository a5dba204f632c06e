import { Link } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Choice, ChoiceError } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { CafePosts } from '#contracts/cafe.ts'
import { MOST_DRAFTS } from '#contracts/listing-rules.ts'

interface CafePostListProps {
  found: CafePosts | null
  problem: 'NOT_LINKED' | 'CAFE_DOWN' | null
}

/** The member's posts in the cafe, to be chosen; or why there are none to choose from. */
export function CafePostList({ found, problem }: CafePostListProps) {
  if (problem === 'NOT_LINKED' || !found)
    return problem === 'NOT_LINKED' ? (
      <EmptyState
        title="먼저 카페와 연동해 주세요"
        actions={<ButtonLink to={paths.onboarding()}>카페 연동하기</ButtonLink>}
      >
        연동하면 카페에 쓴 내 글이 여기에 보여요.
      </EmptyState>
    ) : (
      <EmptyState
        title="카페의 글을 불러오지 못했어요"
        actions={
          <ButtonLink to={paths.cafePosts()} reloadDocument>
            다시 불러오기
          </ButtonLink>
        }
      >
        카페가 잠시 대답하지 않거나, 연동을 아직 확인하고 있어요. 잠시 후 다시 해 주세요.
      </EmptyState>
    )
  const { posts, draftsLeft } = found
  if (posts.length === 0)
    return (
      <EmptyState title="카페에 쓴 글이 없어요">
        카페에 글을 쓰면 여기에서 고를 수 있어요.
      </EmptyState>
    )
  return (
    <PostForm
      intent="take"
      schema={() => import('./cafe-forms.ts').then((file) => file.takePostsForms)}
      className="space-y-4"
    >
      {draftsLeft === 0 && (
        <Notice tone="warning">
          임시저장이 {MOST_DRAFTS}개로 가득 찼어요. 등록하거나 지우면 더 가져올 수 있어요.{' '}
          <Link to={paths.sellForm()} className="underline underline-offset-2">
            임시저장 보기
          </Link>
        </Notice>
      )}
      <Card as="fieldset" padded={false} className="px-4 sm:px-5">
        <legend className="sr-only">가져올 카페 글</legend>
        <ul className="divide-y divide-line">
          {posts.map((post) => (
            <PostRow key={post.postId} post={post} />
          ))}
        </ul>
      </Card>
      <ChoiceError name="postIds" />
      <SubmitButton size="lg" block>
        고른 글 가져오기
      </SubmitButton>
    </PostForm>
  )
}

function PostRow({ post }: { post: CafePosts['posts'][number] }) {
  const { postId, title, price, pictures, isSold, taken } = post
  const canTake = taken === null ? !isSold : taken.isChanged && taken.draftId !== null
  return (
    <li className="relative py-2">
      <Choice name="postIds" value={postId} disabled={!canTake}>
        <span className="block text-base break-words">{title}</span>
        <span className="block text-sm font-normal text-ink-3">
          {price === null ? '값 없음' : `${price.toLocaleString('ko-KR')}원`} · 사진 {pictures}장
          {isSold && ' · 카페에서 판매 완료'}
        </span>
      </Choice>
      {taken && (
        <p className="ps-7.5 pb-1 text-sm text-ink-2">
          {taken.draftId === null ? (
            '이미 가져온 글이에요. 등록했거나 임시저장을 지웠어요.'
          ) : (
            <>
              {taken.isChanged
                ? '카페 글이 바뀌었어요. 고르면 임시저장의 제목, 내용, 값, 사진을 바꿔요. '
                : '임시저장에 있어요. '}
              <Link
                to={paths.sellForm({ draftId: taken.draftId })}
                className="inline-flex min-h-6 items-center underline underline-offset-2"
              >
                이어서 쓰기<span className="sr-only">: {title}</span>
              </Link>
            </>
          )}
        </p>
      )}
    </li>
  )
}
