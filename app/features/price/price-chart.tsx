import { count } from '#app/format/count.ts'
import { kstDateShort, kstMonthDay } from '#app/format/time.ts'
import { compactWon, won } from '#app/format/won.ts'
import type { PriceLookup } from '#contracts/standard-price.ts'
import { chartShape } from './chart-geometry.ts'
import { PERIOD_NAMES } from './price-texts.ts'

const BOX = { width: 480, height: 240, top: 12, bottom: 28, start: 6, end: 82 }

/** The line of medians with its band of quartiles and single prices, drawn by the server; its table says the same. */
export function PriceChart({ lookup }: { lookup: PriceLookup }) {
  const { buckets, points, period, name } = lookup
  const shape = chartShape(buckets, points, BOX)
  if (!shape) return null
  const [first, last] = [buckets[0], buckets.at(-1)]
  // A year ends on the day on which it began.
  const dayOf = period === 'year' ? kstDateShort : kstMonthDay
  const ground = BOX.height - BOX.bottom
  return (
    <div className="max-w-2xl">
      <figure>
        <svg
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          role="img"
          aria-label={`최근 ${PERIOD_NAMES[period]} 동안 ${name}이 팔린 가격. 자세한 값은 아래 표에 있어요.`}
          className="h-auto w-full"
        >
          {shape.ticks.map(({ y, price }) => (
            <g key={price}>
              <line
                x1={BOX.start}
                x2={BOX.width - BOX.end}
                y1={y}
                y2={y}
                className="stroke-line"
                strokeWidth="1"
              />
              <text
                x={BOX.width - BOX.end + 8}
                y={y + 5}
                className="fill-ink-3 text-lg sm:text-2xs"
              >
                {price === 0 ? '0원' : compactWon(price)}
              </text>
            </g>
          ))}
          {shape.bands.map((band) => (
            <path key={band} d={band} className="fill-primary/15" />
          ))}
          {/* A stroke of almost no length is a dot, and one path is less to render than as many circles. */}
          <path
            d={shape.points.map(({ x, y }) => `M${x} ${y}h.01`).join('')}
            className="fill-none stroke-ink-4/70"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            d={shape.median}
            className="fill-none stroke-primary"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          {shape.medians.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="4" className="fill-primary" />
          ))}
          {first && last && (
            <>
              <text x={BOX.start} y={ground + 22} className="fill-ink-3 text-lg sm:text-2xs">
                {dayOf(first.from)}
              </text>
              <text
                x={BOX.width - BOX.end}
                y={ground + 22}
                textAnchor="end"
                className="fill-ink-3 text-lg sm:text-2xs"
              >
                {dayOf(last.to)}
              </text>
            </>
          )}
        </svg>
        <figcaption className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3">
          {shape.medians.length > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden className="h-0.5 w-4 bg-primary" />
              가운데 가격
            </span>
          )}
          {shape.bands.length > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden className="h-3 w-4 bg-primary/15" />
              가운데 절반의 범위
            </span>
          )}
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-1.5 rounded-full bg-ink-4" />
            팔린 상품
          </span>
        </figcaption>
      </figure>
      <details className="mt-3">
        <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-sm text-sm font-medium text-link underline decoration-current/40 underline-offset-4">
          표로 보기
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
        <section aria-label="기간별 가격 표" tabIndex={0} className="mt-2 overflow-x-auto">
          <table className="w-full min-w-md text-sm">
            <thead>
              <tr className="border-b border-line text-start text-ink-3">
                <th scope="col" className="py-2 pe-3 text-start font-medium">
                  기간
                </th>
                <th scope="col" className="py-2 pe-3 text-end font-medium">
                  팔린 수
                </th>
                <th scope="col" className="py-2 pe-3 text-end font-medium">
                  가운데 가격
                </th>
                <th scope="col" className="py-2 text-end font-medium">
                  가운데 절반
                </th>
              </tr>
            </thead>
            <tbody>
              {buckets.map(({ from, to, n, p25, median, p75 }) => (
                <tr key={from} className="border-b border-line whitespace-nowrap tabular-nums">
                  <th scope="row" className="py-2 pe-3 text-start font-normal">
                    {dayOf(from)}~{dayOf(to)}
                  </th>
                  <td className="py-2 pe-3 text-end">{count(n)}건</td>
                  <td className="py-2 pe-3 text-end">{median === null ? '–' : won(median)}</td>
                  <td className="py-2 text-end">
                    {p25 === null || p75 === null ? '–' : `${won(p25)}~${won(p75)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  )
}
