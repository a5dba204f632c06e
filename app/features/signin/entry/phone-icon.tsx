/** A mobile phone. */
export function PhoneIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="7" y="2.750" width="10" height="18.500" rx="2.500" />
      <path d="M11 18.250h2" />
    </svg>
  )
}
