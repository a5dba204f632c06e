import { useId } from 'react'

interface Bar {
  /** Under the bar. */
  label: string
  value: number
}

// About as wide as the narrowest place, so that its letters are not made smaller there.
const WIDTH = 340
const HEIGHT = 150
const TOP = 18
const BOTTOM = 22
/** Labels under the bars, at most: more would touch each other on a narrow screen. */
const LABELS = 5

/** A bar chart as one picture, drawn on the server, with its numbers in a table that opens behind it. */
export function BarChart({
  title,
  unit,
  head,
  bars,
}: {
  title: string
  unit: string
  /** What the labels are, for the table. */
  head: string
  bars: readonly Bar[]
}) {
  const id = useId()
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const step = WIDTH / bars.length
  const scale = (HEIGHT - TOP - BOTTOM) / highest
  const every = Math.ceil(bars.length / LABELS)
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="text-base font-bold text-ink">
        {title}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-2 block w-full max-w-md"
        aria-hidden="true"
      >
        <line
          x1="0"
          x2={WIDTH}
          y1={HEIGHT - BOTTOM}
          y2={HEIGHT - BOTTOM}
          className="stroke-line-strong"
        />
        {bars.map(({ label, value }, index) => (
          <g key={label}>
            <rect
              x={index * step + step * 0.15}
              y={HEIGHT - BOTTOM - value * scale}
              width={step * 0.7}
              height={value * scale}
              rx="2"
              className="fill-primary"
            />
            {value === highest && (
              <text
                x={index * step + step / 2}
                y={HEIGHT - BOTTOM - value * scale - 6}
                textAnchor="middle"
                className="fill-ink text-xs font-semibold"
              >
                {value}
              </text>
            )}
            {index % every === 0 && (
              <text
                x={Math.min(Math.max(index * step + step / 2, 16), WIDTH - 16)}
                y={HEIGHT - 6}
                textAnchor="middle"
                className="fill-ink-3 text-xs"
              >
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-link underline underline-offset-4">
          숫자로 보기<span className="sr-only">: {title}</span>
        </summary>
        <table className="mt-1 w-full text-sm">
          <thead className="text-ink-3">
            <tr>
              <th scope="col" className="py-1 text-start font-semibold">
                {head}
              </th>
              <th scope="col" className="py-1 text-end font-semibold">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {bars.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row" className="py-1 text-start font-normal text-ink-2">
                  {label}
                </th>
                <td className="py-1 text-end text-ink tabular-nums">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** Shares as rows with a bar each: the words are the table. */
export function ShareList({
  title,
  rows,
}: {
  title: string
  rows: readonly { label: string; count: number }[]
}) {
  const id = useId()
  const sum = Math.max(
    1,
    rows.reduce((total, row) => total + row.count, 0),
  )
  const highest = Math.max(1, ...rows.map((row) => row.count))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-base font-bold text-ink">
        {title}
      </h2>
      <ul className="mt-2 space-y-2.5">
        {rows.map(({ label, count }) => (
          <li key={label} className="text-sm">
            <p className="flex justify-between gap-2">
              <span className="min-w-0 text-ink-2">{label}</span>
              <span className="whitespace-nowrap text-ink tabular-nums">
                {count}건 · {Math.round((count * 100) / sum)}%
              </span>
            </p>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="mt-1 h-1.5 w-full"
              aria-hidden="true"
            >
              <rect width="100" height="4" className="fill-surface-3" />
              <rect width={(count * 100) / highest} height="4" className="fill-primary" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
