/** Two hands that hold something out. */
export function LogoSymbol({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <circle cx="16" cy="8.5" r="5" className="fill-art-red" />
      <path
        d="M2 13.500a3.25 3.25 0 0 1 6.5 0c.3 4.3 2.7 7 6.5 7.700V29C7 28.3 2 22.3 2 13.500Z"
        className="fill-art-blue"
      />
      <path
        d="M30 13.500a3.25 3.25 0 0 0-6.5 0c-.3 4.3-2.7 7-6.5 7.700V29c8-.7 13-6.7 13-15.500Z"
        className="fill-art-gold"
      />
    </svg>
  )
}

/** 두손, drawn. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 52 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="3.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M19 2.500H6.500V9.500H19M2.5 14.500h20M12.5 14.500v7.5" />
      <path d="M39.5 2c0 3.5-2.5 6.2-6.5 7.200M39.5 2c0 3.5 2.5 6.2 6.5 7.200M39.5 9.500v4M29.5 13.800h20M33 18v3.800h13.5" />
    </svg>
  )
}
