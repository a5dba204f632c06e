import { Avatar } from '#app/components/avatar.tsx'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDateShort } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Image } from '#contracts/common.ts'

interface Block {
  storeSeq: number
  name: string
  image: Image | null
  blockedAt: string
}

/** The stores that the member has blocked, each with a button to unblock it. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  if (blocks.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="차단한 사람이 없어요">
        채팅방 메뉴에서 원하지 않는 사람을 차단할 수 있어요.
      </EmptyState>
    )
  return (
    <Card as="section" padded={false} aria-label="차단한 사람">
      <ul className="divide-y divide-line">
        {blocks.map(({ storeSeq, name, image, blockedAt }) => (
          <li key={storeSeq} className="flex items-center gap-3 p-4 sm:px-5">
            <Avatar name={name} image={image} size="md" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold text-ink">{name}</p>
              <p className="text-sm text-ink-3">{kstDateShort(blockedAt)} 차단</p>
            </div>
            <PostForm intent="unblock" className="shrink-0">
              <SubmitButton name="storeSeq" value={String(storeSeq)} variant="secondary" size="sm">
                차단 풀기
                <span className="sr-only">: {name}</span>
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}
