import { Link } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Price } from '#app/components/price.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { CasePerson } from '#contracts/case-person.ts'
import { DECISION_REASONS } from '#contracts/decision-reasons.ts'
import type { FlaggedListing } from '#contracts/listing-desk.ts'
import { CasePeople } from '../case-people/case-people.tsx'
import { FLAG_LABELS, REASON_LENGTH } from '../operator-labels.ts'
import { ReasonField } from '../reason-field.tsx'
import { FindingList } from './finding-list.tsx'

const LINK = 'roomy-link font-medium text-link underline underline-offset-4'

/** A flagged listing with what was found in it, and the decision. */
export function FlaggedListingCard({
  flag,
  people,
  chooseTo,
}: {
  flag: FlaggedListing
  /** Its seller's past, where the form of the decision is here; a page has one. */
  people: readonly CasePerson[] | null
  chooseTo: string
}) {
  const { flagSeq, productSeq, title, body, tags, price, seller, findings } = flag
  return (
    <Card as="article" id={`listing-${flagSeq}`} aria-labelledby={`flag-${flagSeq}`}>
      <h2 id={`flag-${flagSeq}`} className="text-base font-bold break-words text-ink">
        {flag.isVisible ? (
          <Link to={paths.product(productSeq)} className="roomy-link underline underline-offset-4">
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <Price price={price} />
      <p className="mt-1 text-sm text-ink-3">
        <Link to={paths.operatorMember(seller.userSeq)} className={LINK}>
          {seller.nickName}
        </Link>
        {' · '}
        <time dateTime={flag.createdAt}>{kstDateTime(flag.createdAt)}</time>
        {!flag.isVisible && ' · 지금은 보이지 않는 상품이에요'}
      </p>
      {flag.images.length > 0 && (
        <ul aria-label="상품 사진" className="mt-3 grid grid-cols-4 gap-2 sm:grid-cols-6">
          {flag.images.map((image, index) => (
            <li key={image.mediaKey}>
              <Picture
                image={image}
                alt={index === 0 ? '대표 사진' : `사진 ${index + 1}`}
                sizes="(min-width: 640px) 112px, 25vw"
                width={160}
                className="rounded-md"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3">
        <FindingList findings={findings} />
      </div>
      <details className="mt-3 text-sm text-ink-2">
        <summary className="min-h-9 cursor-pointer py-2 font-medium">설명과 태그 보기</summary>
        <p className="mt-1 break-words whitespace-pre-wrap">{body}</p>
        {tags.length > 0 && (
          <p className="mt-2 text-ink-3">{tags.map((tag) => `#${tag}`).join(' ')}</p>
        )}
      </details>
      {flag.state === 'OPEN' && people && (
        <>
          <CasePeople people={people} roles={{ [seller.userSeq]: '판매자' }} isInCase />
          <Decision flagSeq={flagSeq} />
        </>
      )}
      {flag.state === 'OPEN' && !people && (
        <ButtonLink to={chooseTo} variant="secondary" size="sm" className="mt-3">
          처리하기
        </ButtonLink>
      )}
      {flag.state !== 'OPEN' && (
        <p className="mt-3 text-sm break-words text-ink-2">
          <b>{FLAG_LABELS[flag.state]}</b>
          {flag.closedAt && ` · ${kstDateTime(flag.closedAt)}`} ·{' '}
          {flag.reasonCode && `${DECISION_REASONS[flag.reasonCode]} · `}
          {flag.note}
        </p>
      )}
    </Card>
  )
}

function Decision({ flagSeq }: { flagSeq: number }) {
  return (
    <PostForm
      intent={['CLEARED', 'HIDDEN']}
      schema={() => import('../operator-schemas.ts').then((file) => file.flagClosingForms)}
      className="mt-4 space-y-3"
    >
      <input type="hidden" name="flagSeq" value={flagSeq} />
      <ReasonField of="LISTING" decisions={{ ACT: '숨길 때', LEAVE: '문제가 없을 때' }} />
      <Field name="note" label="사유" required hint="숨기면 판매자에게 이 사유를 알려요.">
        {(control) => <Input {...control} maxLength={REASON_LENGTH} autoComplete="off" />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <SubmitButton intent="CLEARED" variant="secondary">
          문제 없음
        </SubmitButton>
        <SubmitButton intent="HIDDEN" variant="danger">
          숨기기
        </SubmitButton>
      </div>
    </PostForm>
  )
}
