import type { ReactNode } from 'react'

function icon(drawing: ReactNode) {
  return ({ size }: { size: number }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  )
}

/** An arrow into a tray. It carries no meaning of its own. */
export const DownloadIcon = icon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />)

export const VideoIcon = icon(<path d="M4 6.5h11.5v11H4v-11ZM15.5 11l5-3v8l-5-3" />)
