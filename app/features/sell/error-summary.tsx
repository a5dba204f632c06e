import { useContext } from 'react'
import { FormContext } from '#app/components/form-context.ts'

/** The fields in the order of the form: their name, and the part of the page that they stand in. */
const FIELDS: readonly (readonly [field: string, name: string, part: string])[] = [
  ['photoIds', '사진', 'sell-photos'],
  ['title', '제목', 'sell-title'],
  ['categorySeq', '카테고리', 'sell-category'],
  ['condition', '상품 상태', 'sell-condition'],
  ['price', '가격', 'sell-price'],
  ['tradeMethods', '거래 방법', 'sell-trade'],
  ['shippingFee', '택배비', 'sell-trade'],
  ['cvsFee', '편의점 택배비', 'sell-trade'],
  ['regionCodes', '거래 지역', 'sell-regions'],
  ['body', '설명', 'sell-body'],
  ['tags', '태그', 'sell-tags'],
  ['confirmed', '안내 확인', 'sell-confirm'],
]

/** After a refusal: what has to be mended, each a link to its part. */
export function ErrorSummary() {
  const errors = useContext(FormContext)?.errors ?? {}
  const wrong = FIELDS.filter(([field]) => errors[field] !== undefined)
  // A single field is focused itself, unless a sentence about the whole form is.
  if (wrong.length === 0 || (wrong.length === 1 && errors.form === undefined)) return null
  return (
    <div className="rounded-md border border-danger/30 bg-danger-soft px-4 py-3 text-sm text-danger">
      <p className="font-semibold">{`고칠 곳이 ${wrong.length}군데 있어요.`}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3">
        {wrong.map(([field, name, part]) => (
          <li key={field}>
            <a
              href={`#${part}`}
              className="inline-flex min-h-8 items-center underline underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
