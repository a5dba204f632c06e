import { Link, useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { paths } from '#app/paths.ts'
import { DraftOffer } from './draft-list.tsx'
import { forgetPhotosOf } from './forget-photos-of.ts'
import type { DraftSummary, SellPage } from './load-sell-page.server.ts'
import { type CopySlot, draftCopies, type LocalCopy, readCopy, removeCopy } from './local-copies.ts'
import type { SellAnswer } from './sell-answer.ts'
import { SellForm } from './sell-form.tsx'
import { areSameValues } from './sell-values.ts'
import { SharedNotice } from './shared/shared-notice.tsx'
import { useShared } from './shared/use-shared.ts'
import { useFilling } from './use-filling.ts'

/** The page of the form: what can be continued, and the form itself. */
export function SellPageView({ page, answer }: { page: SellPage; answer: SellAnswer | undefined }) {
  const { edited, userSeq, drafts, now } = page
  const { filling, fillWithCopy, fillWithDraft, fillWithTexts, fillAnew } = useFilling(page, answer)
  const [copies, setCopies] = useState<readonly LocalCopy[]>([])
  /** Written on the same draft before another device went on with it. */
  const [older, setOlder] = useState<LocalCopy | null>(null)
  const [params] = useSearchParams()
  const isOfDraft = params.has('draftId')
  const shared = useShared({ isOff: userSeq === null || edited !== null, onTexts: fillWithTexts })
  const slot: CopySlot = edited ? `product-${edited.productSeq}` : `draft-${filling.draftId}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser has is read once.
  useEffect(() => {
    if (userSeq === null || answer) return
    const all = draftCopies(userSeq, Date.parse(now))
    const own = readCopy(userSeq, slot)
    setCopies(all.filter(({ draftId }) => draftId !== own?.draftId))
    // It was saved, and nothing refused it.
    if (edited && own?.isSent && own.revision < edited.version) return removeCopy(userSeq, slot)
    if (!own || areSameValues(own.values, filling.initial)) return
    const isNewer = edited !== null || own.revision >= filling.revision
    if (isNewer) fillWithCopy(own)
    else setOlder(own)
  }, [])

  /** What this browser has of a form goes. */
  function forget(which: CopySlot) {
    if (userSeq === null) return
    removeCopy(userSeq, which)
    void forgetPhotosOf(`${userSeq}:${which}`)
    setCopies((before) => before.filter(({ draftId }) => `draft-${draftId}` !== which))
  }

  const offered =
    isOfDraft || edited
      ? []
      : withCopies(drafts, copies).filter(({ draftId }) => draftId !== filling.draftId)
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="mb-4 text-xl font-bold text-ink lg:mb-6 lg:text-2xl">
        {edited ? '상품 수정' : '상품 등록'}
      </h1>
      <div className="mb-4 space-y-3 empty:hidden lg:max-w-2xl">
        {page.isDraftGone && filling.times === 0 && !answer && (
          <Notice>이미 등록했거나 지운 글이에요. 새로 쓸 수 있어요.</Notice>
        )}
        {shared.state !== 'NONE' && !answer && <SharedNotice shared={shared} />}
        {offered.length > 0 && !answer && (
          <DraftOffer
            drafts={offered}
            now={now}
            onRemove={(draftId) => forget(`draft-${draftId}`)}
          />
        )}
        {edited && filling.times > 0 && (
          <Choose
            title="저장하지 않은 수정 내용을 불러왔어요"
            yes="원래 내용으로 되돌리기"
            onYes={() => {
              forget(slot)
              fillAnew()
            }}
          />
        )}
        {older && (
          <Choose
            title="이 기기에 저장하지 않은 다른 내용이 있어요"
            yes="그 내용으로 이어서 쓰기"
            onYes={() => {
              fillWithCopy({ ...older, revision: filling.revision })
              setOlder(null)
            }}
            onNo={() => setOlder(null)}
          />
        )}
      </div>
      <SellForm
        key={filling.times}
        page={page}
        answer={filling.times === 0 ? answer : undefined}
        filling={filling}
        slot={slot}
        onTheirs={fillWithDraft}
        added={shared.files}
        onAdded={shared.taken}
      />
      {isOfDraft && (
        <p className="mt-6 text-sm text-ink-3">
          <Link to={paths.sellForm()} reloadDocument className="underline underline-offset-4">
            새 글 쓰기
          </Link>
        </p>
      )}
    </div>
  )
}

function Choose({
  title,
  yes,
  onYes,
  onNo,
}: {
  title: string
  yes: string
  onYes: () => void
  onNo?: () => void
}) {
  return (
    <Notice tone="warning" title={title} live>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onYes}>
          {yes}
        </Button>
        {onNo && (
          <Button variant="ghost" size="sm" onClick={onNo}>
            버리기
          </Button>
        )}
      </div>
    </Notice>
  )
}

/** Drafts of the server, and forms that only this browser has; the last changed first. */
function withCopies(drafts: readonly DraftSummary[], copies: readonly LocalCopy[]): DraftSummary[] {
  const known = new Set(drafts.map(({ draftId }) => draftId))
  const local = copies
    .filter(({ draftId }) => !known.has(draftId))
    .map(({ draftId, values, at }) => ({
      draftId,
      title: values.title.trim(),
      updatedAt: new Date(at).toISOString(),
      photo: null,
    }))
  return [...local, ...drafts].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}
