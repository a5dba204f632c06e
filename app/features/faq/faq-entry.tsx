import { Link } from '@remix-run/react'
import { ChevronDownIcon, ChevronRightIcon } from '#app/components/icons.tsx'
import { Paragraphs } from '#app/components/paragraphs.tsx'
import type { FaqEntry } from '#contracts/faq.ts'
import { faqEntryHref } from './faq-query.ts'
import { FaqVoteForm } from './faq-vote.tsx'

/** The answer to one question, with the page where the matter can be dealt with. */
export function FaqAnswer({ entry }: { entry: Pick<FaqEntry, 'answer' | 'link'> }) {
  return (
    <div className="flex max-w-reading flex-col gap-3 text-base text-ink-2">
      <Paragraphs text={entry.answer} />
      {entry.link && (
        <p>
          <Link
            to={entry.link.path}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-link underline-offset-4 hover:underline"
          >
            {entry.link.label}
            <ChevronRightIcon size={16} />
          </Link>
        </p>
      )}
    </div>
  )
}

/** A question that folds out. */
export function FaqItem({ entry, isOpen }: { entry: FaqEntry; isOpen: boolean }) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-3 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 flex-1 text-base font-semibold wrap-anywhere text-ink">
          {entry.question}
        </h2>
        <ChevronDownIcon
          size={20}
          className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">
        <FaqAnswer entry={entry} />
        <p className="mt-2 text-sm">
          <Link
            to={faqEntryHref(entry.faqSeq)}
            className="inline-flex min-h-9 items-center text-ink-3 underline underline-offset-4"
          >
            이 답만 보기
          </Link>
        </p>
        <FaqVoteForm faqSeq={entry.faqSeq} />
      </div>
    </details>
  )
}
