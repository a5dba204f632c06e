import { useId } from 'react'
import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { Choice, Field, Input, Textarea } from '#app/components/field.tsx'
import { Picture } from '#app/components/picture.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { won } from '#app/format/won.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { ExhibitionDraft } from '#contracts/exhibition.ts'
import { EXHIBITION_LIMITS } from '#contracts/exhibition-rules.ts'
import type { ProductCard } from '#contracts/product.ts'
import type { DeskGoods } from './goods-of-exhibition.server.ts'
import { PictureField } from './picture-field.tsx'
import { MomentField, PositionField, PostButtons, PostIdentity } from './post-form-parts.tsx'

/** Writes an exhibition. Without script every button is a request, and what was typed comes back. */
export function ExhibitionForm({
  draft,
  formKey,
  goods,
  goodsText,
  found,
  mediaKey,
}: {
  draft: ExhibitionDraft | null
  formKey: string
  /** As they are stored, or as they were typed last. */
  goods: readonly DeskGoods[]
  /** The same as the field has them. */
  goodsText: string
  /** By a search; null where none was made. */
  found: readonly ProductCard[] | null
  /** Of the picture that came with the form before. */
  mediaKey: string | null | undefined
}) {
  const id = useId()
  return (
    <PostForm
      intent={['save', 'preview', 'find', 'add']}
      encType="multipart/form-data"
      preventScrollReset
      className="space-y-4"
      key={draft?.version}
    >
      {/* The Enter key presses the first button of a form. */}
      <button type="submit" name="intent" value="find" hidden tabIndex={-1}>
        찾기
      </button>
      <PostIdentity draft={draft} formKey={formKey} />
      <Card className="space-y-4">
        <Field name="title" label="제목" required initial={draft?.title}>
          {(control) => (
            <Input {...control} maxLength={EXHIBITION_LIMITS.title} autoComplete="off" />
          )}
        </Field>
        <Field name="subtitle" label="한 줄 소개" required initial={draft?.subtitle}>
          {(control) => (
            <Input {...control} maxLength={EXHIBITION_LIMITS.subtitle} autoComplete="off" />
          )}
        </Field>
        <Field
          name="body"
          label="소개"
          required
          initial={draft?.body}
          hint="빈 줄로 문단을 나눠요."
        >
          {(control) => <Textarea {...control} rows={6} maxLength={EXHIBITION_LIMITS.body} />}
        </Field>
        <PictureField
          mediaKey={mediaKey ?? draft?.mediaKey ?? ''}
          label="대표 사진"
          required
          hint="가로가 세로보다 긴 사진이 어울려요. 홈에서는 위쪽에 제목이 놓여요."
        />
        <PositionField position={draft?.position} />
        <MomentField
          name="startsAt"
          label="시작하는 때"
          at={draft?.startsAt}
          hint="한국 시간이에요. 비워 두면 바로 시작해요."
        />
        <MomentField
          name="endsAt"
          label="끝나는 때"
          at={draft?.endsAt}
          hint="비워 두면 계속 열려 있어요. 끝난 뒤에도 페이지는 ‘종료’로 남아요."
        />
      </Card>
      <Card as="section" aria-labelledby={id} className="space-y-4">
        <h2 id={id} className="text-base font-bold text-ink">
          상품
        </h2>
        <Field
          name="goods"
          label="상품 번호나 주소"
          initial={goodsText}
          hint={`한 줄에 하나씩, 보일 순서대로 ${EXHIBITION_LIMITS.goods}개까지 적어요.`}
        >
          {(control) => <Textarea key={goodsText} {...control} rows={6} />}
        </Field>
        {goods.length > 0 && <GoodsList goods={goods} />}
        <div className="flex items-end gap-2">
          <Field name="find" label="상품 찾기" className="min-w-0 flex-1">
            {(control) => <Input {...control} maxLength={60} autoComplete="off" />}
          </Field>
          <SubmitButton intent="find" variant="secondary">
            찾기
          </SubmitButton>
        </div>
        {found && (
          <div role="status" className="space-y-2">
            {found.length === 0 ? (
              <p className="text-sm text-ink-2">지금 살 수 있는 상품을 찾지 못했어요.</p>
            ) : (
              <>
                <ul className="divide-y divide-line">
                  {found.map((card) => (
                    <li key={card.productSeq}>
                      <Choice name="chosen" value={String(card.productSeq)}>
                        <GoodsLine card={card} />
                      </Choice>
                    </li>
                  ))}
                </ul>
                <SubmitButton intent="add" variant="secondary">
                  고른 상품 더하기
                </SubmitButton>
              </>
            )}
          </div>
        )}
      </Card>
      <PostButtons />
    </PostForm>
  )
}

function GoodsList({ goods }: { goods: readonly DeskGoods[] }) {
  const gone = goods.filter(({ card }) => card === null).length
  return (
    <details open={goods.length <= 12 || gone > 0}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold text-ink-2">
        담은 상품 {goods.length}개{gone > 0 && ` · 내려간 상품 ${gone}개는 페이지에 보이지 않아요`}
      </summary>
      <ol className="max-h-96 divide-y divide-line overflow-y-auto">
        {goods.map(({ productSeq, card }) => (
          <li key={productSeq} className="py-1.5 text-sm">
            {card ? (
              <GoodsLine card={card} />
            ) : (
              <span className="flex items-center gap-2 text-ink-3">
                <Badge tone="sold">내려감</Badge> {productSeq}번 상품
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

const STATES = { ON_SALE: null, RESERVED: '예약중', SOLD: '판매완료' } as const

function GoodsLine({ card }: { card: ProductCard }) {
  const state = STATES[card.tradeState]
  return (
    <span className="flex items-center gap-3 py-1">
      <Picture
        image={card.image}
        alt=""
        sizes="44px"
        width={160}
        largest={160}
        className="size-11 shrink-0 rounded-sm"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 wrap-anywhere">{card.title}</span>
        <span className="block text-xs text-ink-3">
          {card.productSeq} · {won(card.price)}
          {state && ` · ${state}`}
        </span>
      </span>
    </span>
  )
}
