import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SectionHeader } from '#app/components/section-header.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { particle } from '#app/format/josa.ts'
import { kstMonthDay } from '#app/format/time.ts'
import { won } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import { MOST_SOLD_COUNTED } from '#contracts/price-constants.ts'
import type { PriceLookup } from '#contracts/standard-price.ts'
import { PriceChart } from './price-chart.tsx'
import { PeriodTabs, PriceChoices } from './price-choices.tsx'
import { PriceExcluded } from './price-excluded.tsx'
import { PriceNumbers } from './price-numbers.tsx'
import type { PriceQuery } from './price-query.ts'

/** Everything that is known of the prices of a word. */
export function PriceResultView({
  name,
  query,
  lookup,
  now,
}: {
  name: string
  query: PriceQuery
  lookup: PriceLookup
  now: string
}) {
  const { onSale, recentlySold, kind, models } = lookup
  if (!isSomething(lookup)) return <NoPrices name={name} excluded={lookup.excluded} />
  return (
    <div className="space-y-8">
      <div className="space-y-4">
        <PeriodTabs word={name} query={query} />
        {kind === 'MEANT' && (
          <Notice>
            제목에 ‘{name}’{particle(name, '이라/라')}고 적힌 상품이 없어서, 뜻이 같은 상품의 가격을
            모았어요.
          </Notice>
        )}
        {kind !== 'MODEL' && models.length > 0 && (
          <Notice>여러 모델이 섞여 있어요. 모델까지 고르면 더 정확해요.</Notice>
        )}
        <PriceNumbers lookup={lookup} />
      </div>
      <PriceChart lookup={lookup} />
      <PriceChoices word={name} query={query} lookup={lookup} />
      <PriceExcluded excluded={lookup.excluded} />
      {onSale.length > 0 && (
        <section aria-labelledby="on-sale">
          <SectionHeader
            id="on-sale"
            title="지금 팔고 있어요"
            to={paths.searchResult(name, { state: ['onsale'] })}
          />
          <ProductGrid items={onSale} now={now} eagerCount={0} idPrefix="sale-" />
        </section>
      )}
      {recentlySold.length > 0 && (
        <section aria-labelledby="recently-sold">
          <SectionHeader id="recently-sold" title="최근에 팔렸어요" />
          <ProductGrid
            items={recentlySold.map(({ card }) => card)}
            now={now}
            eagerCount={0}
            idPrefix="sold-"
            noteOf={({ productSeq }) => {
              const sale = recentlySold.find(({ card }) => card.productSeq === productSeq)
              return sale ? (
                <span className="block text-xs text-ink-3 tabular-nums">
                  {kstMonthDay(sale.soldAt)} 판매
                  {sale.soldPrice !== sale.card.price && ` · ${won(sale.soldPrice)}`}
                </span>
              ) : null
            }}
          />
        </section>
      )}
      <p className="text-xs text-ink-3">
        판매 완료로 바뀐 상품의 가격이에요. 안심결제로 팔린 상품은 실제 결제한 가격이고, 배송비는
        들어 있지 않아요.{' '}
        {kind === 'MODEL'
          ? `${MOST_SOLD_COUNTED.MODEL}건까지 세고, 더 많이 팔렸으면 기간에서 고르게 골라 세요.`
          : `가장 최근에 팔린 ${MOST_SOLD_COUNTED.WORDS}건까지 세요.`}
      </p>
    </div>
  )
}

const isSomething = ({ sold, asking, wider, choices, conditions, onSale }: PriceLookup) =>
  sold.n + asking.n + onSale.length > 0 || wider !== null || choices.length + conditions.length > 0

function NoPrices({ name, excluded }: { name: string; excluded: PriceLookup['excluded'] }) {
  return (
    <>
      <EmptyState
        illustration={<NothingFound />}
        title={`‘${name}’의 가격을 아직 몰라요`}
        actions={
          <>
            <ButtonLink to={paths.searchResult(name)}>상품으로 검색하기</ButtonLink>
            <ButtonLink to={paths.searchPrice()} variant="secondary">
              다른 시세 보기
            </ButtonLink>
          </>
        }
      >
        두손에서 팔고 있거나 팔린 상품이 없어요. 브랜드와 모델 이름으로 다시 찾아보세요.
      </EmptyState>
      <PriceExcluded excluded={excluded} />
    </>
  )
}
