import { Card } from '#app/components/card.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Price } from '#app/components/price.tsx'
import type { ReportSnapshot } from '#contracts/report.ts'

/** A product or store as it was when it was reported. */
export function ReportSnapshotCard({ snapshot }: { snapshot: ReportSnapshot }) {
  const { title, text, price, images } = snapshot
  return (
    <Card as="section" aria-labelledby="snapshot">
      <h2 id="snapshot" className="text-base font-bold text-ink">
        신고할 때의 내용
      </h2>
      <p className="mt-3 font-semibold break-words text-ink">{title}</p>
      {price !== null && <Price price={price} />}
      <p className="mt-2 text-base break-words whitespace-pre-wrap text-ink-2">
        {text || '적은 내용이 없어요.'}
      </p>
      {images.length > 0 && (
        <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4">
          {images.map((image, index) => (
            <li key={image.mediaKey}>
              <Picture
                image={image}
                alt={`사진 ${index + 1}`}
                sizes="160px"
                width={320}
                className="rounded-md"
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
