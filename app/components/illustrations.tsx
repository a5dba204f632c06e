/** Two open, empty hands. */
export function EmptyHands({ className = 'w-32' }: { className?: string }) {
  return (
    <svg viewBox="0 0 128 96" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="64" cy="86" rx="44" ry="5" className="fill-surface-3" />
      <path
        d="M44 16h40l6 12v22H38V28l6-12Z"
        className="fill-surface stroke-line-strong"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeDasharray="5 6"
        strokeLinecap="round"
      />
      <path
        d="M14 46c0 22 16 36 46 37V69C42 68 30 61 28 46a7 7 0 0 0-14 0Z"
        className="fill-art-blue"
      />
      <path
        d="M114 46c0 22-16 36-46 37V69c18-1 30-8 32-23a7 7 0 0 1 14 0Z"
        className="fill-art-gold"
      />
    </svg>
  )
}

/** A magnifying glass over nothing. */
export function NothingFound({ className = 'w-32' }: { className?: string }) {
  return (
    <svg viewBox="0 0 128 96" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="64" cy="88" rx="42" ry="5" className="fill-surface-3" />
      <rect x="20" y="22" width="44" height="50" rx="8" className="fill-surface-3" />
      <rect x="28" y="54" width="28" height="4" rx="2" className="fill-line-strong" />
      <rect x="28" y="62" width="18" height="4" rx="2" className="fill-line-strong" />
      <rect x="28" y="30" width="28" height="18" rx="4" className="fill-surface" />
      <circle
        cx="74"
        cy="42"
        r="24"
        className="fill-art-blue-soft stroke-art-blue"
        strokeWidth="6"
      />
      <path d="m92 60 16 16" className="stroke-art-gold" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M66 46c3-5 13-5 16 0"
        className="stroke-art-blue"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="67" cy="37" r="2.5" className="fill-art-blue" />
      <circle cx="81" cy="37" r="2.5" className="fill-art-blue" />
    </svg>
  )
}

/** An undelivered parcel: for pages that do not exist or have failed. */
export function LostParcel({ className = 'w-40' }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 120" className={className} aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="110" rx="54" ry="6" className="fill-surface-3" />
      <path d="M40 46 80 34l40 12v42l-40 14-40-14V46Z" className="fill-art-gold-mid" />
      <path d="m80 58 40-12v42l-40 14V58Z" className="fill-art-gold" />
      <path d="m40 46 40 12-10 12-40-13 10-11Z" className="fill-art-gold-soft" />
      <path d="m120 46-40 12 10 12 40-13-10-11Z" className="fill-art-gold-mid" />
      <path
        d="M72 20c0-6 4-9 9-9s9 3.4 9 8c0 6-8 6-8 12"
        fill="none"
        className="stroke-art-blue"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="82" cy="41" r="3.5" className="fill-art-blue" />
    </svg>
  )
}
