import { count } from '#app/format/count.ts'
import { won } from '#app/format/won.ts'
import { PreviewCard } from '#app/forms/preview-card.tsx'
import type { SenseTrial } from './act-on-sense.server.ts'

/** The first results of a keyword as they are and as they would be. */
export function SenseTrialResult({ trial }: { trial: SenseTrial }) {
  const seen = new Set(trial.before.items.map(({ productSeq }) => productSeq))
  return (
    <PreviewCard
      label="앞뒤 견주기"
      says={`아직 저장하지 않았어요. 지금 ${count(trial.before.total)}개, 저장하면 ${count(trial.after.total)}개를 찾아요.`}
    >
      <h2 className="mb-3 text-base font-bold wrap-anywhere text-ink">
        ‘{trial.keyword}’ 검색 결과
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {(
          [
            ['지금', trial.before],
            ['저장하면', trial.after],
          ] as const
        ).map(([label, { items }]) => (
          <section key={label} aria-label={label} className="min-w-0">
            <h3 className="text-sm font-semibold text-ink-2">{label}</h3>
            {items.length === 0 ? (
              <p className="mt-1 text-sm text-ink-3">찾은 상품이 없어요.</p>
            ) : (
              <ol className="mt-1 list-inside list-decimal space-y-1 text-sm text-ink-2">
                {items.map((card) => (
                  <li
                    key={card.productSeq}
                    className={
                      seen.has(card.productSeq) ? 'wrap-anywhere' : 'font-semibold wrap-anywhere'
                    }
                  >
                    {card.title} <span className="whitespace-nowrap">{won(card.price)}</span>
                  </li>
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
    </PreviewCard>
  )
}
