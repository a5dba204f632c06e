import { Link, useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { paths } from '#app/paths.ts'
import { DraftOffer } from './draft-list.tsx'
import type { DraftSummary, SellPage } from './load-sell-page.server.ts'
import { draftCopies, type LocalCopy, readCopy, removeCopy } from './local-copies.ts'
import type { SellAnswer } from './sell-answer.ts'
import { SellForm } from './sell-form.tsx'
import { areSameValues } from './sell-values.ts'
import { useFilling } from './use-filling.ts'

/** The page of the form: what can be continued, and the form itself. */
export function SellPageView({ page, answer }: { page: SellPage; answer: SellAnswer | undefined }) {
  const { edited, userSeq, drafts, now } = page
  const { filling, fillWithCopy, fillWithDraft } = useFilling(page, answer)
  const [copies, setCopies] = useState<readonly LocalCopy[]>([])
  const [unsaved, setUnsaved] = useState<LocalCopy | null>(null)
  const [isAsked] = useSearchParams()
  const isOfDraft = isAsked.has('draftId')

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser has is read once.
  useEffect(() => {
    if (userSeq === null || answer) return
    if (edited) {
      const copy = readCopy(userSeq, `product-${edited.productSeq}`)
      if (copy && !areSameValues(copy.values, filling.initial)) setUnsaved(copy)
      return
    }
    const all = draftCopies(userSeq, Date.parse(now))
    const own = all.find(({ draftId }) => draftId === filling.draftId)
    // It is what the server has, and what was typed after that.
    if (own && own.revision >= filling.revision && !areSameValues(own.values, filling.initial))
      fillWithCopy(own)
    else if (own && own.revision < filling.revision && !areSameValues(own.values, filling.initial))
      setUnsaved(own)
    setCopies(all.filter((copy) => copy !== own))
  }, [])

  const offered = isOfDraft || edited ? [] : withCopies(drafts, copies)
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="mb-4 text-xl font-bold text-ink lg:mb-6 lg:text-2xl">
        {edited ? '상품 수정' : '상품 등록'}
      </h1>
      <div className="mb-4 space-y-3 empty:hidden lg:max-w-2xl">
        {page.isDraftGone && filling.times === 0 && !answer && (
          <Notice>이미 등록했거나 지운 글이에요. 새로 쓸 수 있어요.</Notice>
        )}
        {offered.length > 0 && !answer && (
          <DraftOffer drafts={offered} now={now} onRemove={forget} />
        )}
        {unsaved && (
          <Notice tone="warning" title="이 기기에 저장하지 않은 내용이 있어요" live>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  fillWithCopy({ ...unsaved, revision: filling.revision })
                  setUnsaved(null)
                }}
              >
                그 내용으로 이어서 쓰기
              </Button>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  if (userSeq !== null)
                    removeCopy(
                      userSeq,
                      edited ? `product-${edited.productSeq}` : `draft-${unsaved.draftId}`,
                    )
                  setUnsaved(null)
                }}
              >
                버리기
              </Button>
            </div>
          </Notice>
        )}
      </div>
      <SellForm
        key={filling.times}
        page={page}
        answer={filling.times === 0 ? answer : undefined}
        filling={filling}
        onTheirs={fillWithDraft}
      />
      {isOfDraft && drafts.length > 0 && (
        <p className="mt-6 text-sm text-ink-3">
          <Link to={paths.sellForm()} reloadDocument className="underline underline-offset-4">
            새 글 쓰기, 다른 임시저장 보기
          </Link>
        </p>
      )}
    </div>
  )

  function forget(draftId: string) {
    if (userSeq !== null) removeCopy(userSeq, `draft-${draftId}`)
    setCopies((before) => before.filter((copy) => copy.draftId !== draftId))
  }
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
