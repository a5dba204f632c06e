import type { ReactNode } from 'react'
import { Card } from '#app/components/card.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { PreviewCard } from '#app/forms/preview-card.tsx'
import type { PostVersion } from '#contracts/announcement.ts'
import type { PostState } from '#contracts/announcement-rules.ts'
import { PostVersions, type VersionWords } from './post-versions.tsx'

/** The page of one post: its preview, its form, its state and its versions. */
export function PostPage<Content>({
  title,
  back,
  draft,
  answer,
  render,
  words,
  children,
}: {
  title: string
  back: { to: string; label: string }
  draft: (Content & { state: PostState; version: number; versions: readonly PostVersion[] }) | null
  /** Of the action: a preview, or that another operator was faster. */
  answer: unknown
  /** As readers see it. */
  render: (content: Content) => ReactNode
  /** What hiding it is called. */
  words?: VersionWords
  /** The form. */
  children: ReactNode
}) {
  const { preview, isOutdated } = Object(answer) as { preview?: Content; isOutdated?: true }
  return (
    <SettingsPage title={title} back={back}>
      {preview && <PreviewCard>{render(preview)}</PreviewCard>}
      {isOutdated && draft && (
        <Card as="section" aria-label="지금 저장되어 있는 내용">
          <p className="mb-3 text-sm font-semibold text-ink-3">
            다른 운영자가 저장한 내용이에요. 아래 칸에는 쓰던 내용이 그대로 있어요. 저장하면 아래
            내용으로 바뀌고, 이 내용은 {draft.version}판으로 남아요.
          </p>
          {render(draft)}
        </Card>
      )}
      {children}
      {draft && <PostVersions {...draft} words={words} />}
    </SettingsPage>
  )
}
