import { ChangedWords } from '#app/components/changed-words.tsx'
import { ChevronDownIcon } from '#app/components/icons.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { won } from '#app/format/won.ts'
import type { ListingChange, ListingEdit } from '#contracts/listing.ts'
import { LISTING_FIELD_LABELS } from '#contracts/listing-rules.ts'
import { mediaUrl } from '#contracts/media.ts'
import { photoChangeText } from './product-facts.ts'

/** What the seller changed after the first hour: closed, and readable without script. */
export function ProductHistory({ edits, total }: { edits: readonly ListingEdit[]; total: number }) {
  if (edits.length === 0) return null
  return (
    <section aria-labelledby="product-history">
      <details className="group rounded-lg border border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 [&::-webkit-details-marker]:hidden">
          <h2 id="product-history" className="font-bold text-ink">
            수정 이력 {total}건
          </h2>
          <ChevronDownIcon
            size={18}
            className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="border-t border-line px-4 pt-3 text-sm text-ink-3">
          올리고 한 시간이 지난 뒤에 바뀐 내용을 모두 보여 드려요.
          {total > edits.length && ` 최근 ${edits.length}건이에요.`}
        </p>
        <ol className="divide-y divide-line px-4 pb-1">
          {edits.map(({ version, at, changes }) => (
            <li key={version} className="py-3">
              <h3 className="text-sm font-semibold text-ink-2">
                <time dateTime={at}>{kstDateTime(at)}</time>
              </h3>
              <dl className="mt-1.5 space-y-2 text-sm">
                {changes.map((change) => (
                  <div key={change.field}>
                    <dt className="text-ink-3">{LISTING_FIELD_LABELS[change.field]}</dt>
                    <dd className="mt-0.5 break-words text-ink">
                      <Change change={change} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

function Change({ change }: { change: ListingChange }) {
  if (change.field === 'price')
    return <BeforeAndAfter before={won(change.before)} after={won(change.after)} />
  if (change.field === 'photoIds') return <Photos change={change} />
  if ('parts' in change) return <ChangedWords parts={change.parts} />
  return <BeforeAndAfter before={change.before} after={change.after} />
}

function BeforeAndAfter({ before, after }: { before: string; after: string }) {
  return (
    <>
      <span className="text-ink-3">{before}</span>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">에서 </span>
      <strong className="font-semibold">{after}</strong>
      <span className="sr-only">(으)로 바꿈</span>
    </>
  )
}

function Photos({ change }: { change: Extract<ListingChange, { field: 'photoIds' }> }) {
  return (
    <>
      <p>{photoChangeText(change)}</p>
      {change.added.length > 0 && (
        <ul aria-label="추가한 사진" className="mt-1.5 flex flex-wrap gap-1.5">
          {change.added.map(({ mediaKey }, position) => (
            <li key={mediaKey}>
              <img
                src={mediaUrl(mediaKey, 160)}
                width={56}
                height={56}
                alt={`추가한 사진 ${position + 1}`}
                loading="lazy"
                decoding="async"
                className="size-14 rounded-md object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
