import type { ReactNode, SVGProps } from 'react'
import { cx } from './cx.ts'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** Edge length in pixels; the default grows with the text around it. */
  size?: number | string
}
export type IconComponent = (props: IconProps) => ReactNode

/**
 * Icons have no meaning of their own: the text beside them, or a hidden text, gives it. Icons that point along the text
 * are mirrored with its direction.
 */
export function icon(
  drawing: ReactNode,
  { filled = false, turns = false }: { filled?: boolean; turns?: boolean } = {},
): IconComponent {
  return ({ size = '1.25em', className, ...props }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? undefined : 'currentColor'}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={turns ? cx('turns-with-text', className) : className}
      {...props}
    >
      {drawing}
    </svg>
  )
}

export const HomeIcon = /* @__PURE__ */ icon(
  <path d="M3.5 11 12 4l8.5 7M5.5 9.5V19a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V9.5M9.75 20v-5.5h4.5V20" />,
)
export const CategoryIcon = /* @__PURE__ */ icon(
  <>
    <rect x="4" y="4" width="6.5" height="6.5" rx="1.5" />
    <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5" />
    <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5" />
    <circle cx="16.75" cy="16.75" r="3.25" />
  </>,
)
export const SearchIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4 4" />
  </>,
)
export const PauseIcon = /* @__PURE__ */ icon(<path d="M8.5 5.5v13M15.5 5.5v13" />)
export const PlayIcon = /* @__PURE__ */ icon(<path d="M8 5.5v13l10.5-6.5Z" />)
export const StoreIcon = /* @__PURE__ */ icon(
  <path d="M4 9.5 5.4 4.8A1 1 0 0 1 6.36 4h11.28a1 1 0 0 1 .96.8L20 9.5M5.5 12v7a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-7M4 9.5a2.67 2.67 0 0 0 5.33 0 2.67 2.67 0 0 0 5.34 0 2.67 2.67 0 0 0 5.33 0M9.5 20v-4.5h5V20" />,
)
export const ChatIcon = /* @__PURE__ */ icon(
  <path d="M20.5 11.5c0 4.14-3.8 7.5-8.5 7.5-1.2 0-2.35-.22-3.4-.62L4 20l1.2-3.9a6.9 6.9 0 0 1-1.7-4.6C3.5 7.36 7.3 4 12 4s8.5 3.36 8.5 7.5ZM8.5 11.5h.01M12 11.5h.01M15.5 11.5h.01" />,
)
export const UserIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20c.6-3.7 3.6-6 7.5-6s6.9 2.3 7.5 6" />
  </>,
)
export const PlusIcon = /* @__PURE__ */ icon(<path d="M12 5v14M5 12h14" />)
export const MinusIcon = /* @__PURE__ */ icon(<path d="M5 12h14" />)
export const CloseIcon = /* @__PURE__ */ icon(<path d="m6 6 12 12M18 6 6 18" />)
export const CheckIcon = /* @__PURE__ */ icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const MenuIcon = /* @__PURE__ */ icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />)
export const MoreIcon = /* @__PURE__ */ icon(
  <path d="M6 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z" />,
  { filled: true },
)
export const ChevronDownIcon = /* @__PURE__ */ icon(<path d="m6 9.5 6 6 6-6" />)
export const ChevronUpIcon = /* @__PURE__ */ icon(<path d="m6 14.5 6-6 6 6" />)
export const ChevronRightIcon = /* @__PURE__ */ icon(<path d="m9.5 6 6 6-6 6" />, { turns: true })
export const ChevronLeftIcon = /* @__PURE__ */ icon(<path d="m14.5 6-6 6 6 6" />, { turns: true })
export const ArrowLeftIcon = /* @__PURE__ */ icon(<path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />, {
  turns: true,
})
export const ArrowUpIcon = /* @__PURE__ */ icon(<path d="M12 20V4.5M5.5 11 12 4.5l6.5 6.5" />)
export const BellIcon = /* @__PURE__ */ icon(
  <path d="M18 10.5a6 6 0 0 0-12 0c0 4-2 5.5-2 6.5h16c0-1-2-2.5-2-6.5ZM10 20.25a2.25 2.25 0 0 0 4 0" />,
)
export const CameraIcon = /* @__PURE__ */ icon(
  <>
    <path d="M4.5 7.5h3L9 5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5Z" />
    <circle cx="12" cy="13" r="3.5" />
  </>,
)
export const ExternalIcon = /* @__PURE__ */ icon(
  <path d="M13.5 4.5h6v6M19 5l-8 8M10 5.5H6a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4" />,
)
export const FilterIcon = /* @__PURE__ */ icon(
  <>
    <path d="M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8" />
    <circle cx="14.5" cy="7.5" r="2.5" />
    <circle cx="9.5" cy="16.5" r="2.5" />
  </>,
)
export const SortIcon = /* @__PURE__ */ icon(
  <path d="M7.5 5v14m0 0L4 15.5M7.5 19l3.5-3.5M16.5 19V5m0 0L13 8.5M16.5 5 20 8.5" />,
)
export const HeartIcon = /* @__PURE__ */ icon(
  <path d="M12 20S3.5 15.2 3.5 9.2A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8C20.5 15.2 12 20 12 20Z" />,
)
export const HeartFilledIcon = /* @__PURE__ */ icon(
  <path d="M12 20.9S2.6 15.7 2.6 9.2A5.55 5.55 0 0 1 12 5.2a5.55 5.55 0 0 1 9.4 4c0 6.5-9.4 11.7-9.4 11.7Z" />,
  { filled: true },
)
export const ShareIcon = /* @__PURE__ */ icon(
  <path d="M12 15V4m0 0L8 8m4-4 4 4M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5" />,
)
export const DownloadIcon = /* @__PURE__ */ icon(
  <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />,
)
export const LinkIcon = /* @__PURE__ */ icon(
  <path d="M10 14a4 4 0 0 0 5.7.4l3-3a4 4 0 0 0-5.7-5.7l-1.4 1.4M14 10a4 4 0 0 0-5.7-.4l-3 3a4 4 0 0 0 5.7 5.7l1.4-1.4" />,
)
export const PinIcon = /* @__PURE__ */ icon(
  <>
    <path d="M12 21s7-5.8 7-11.2A7 7 0 0 0 5 9.8C5 15.2 12 21 12 21Z" />
    <circle cx="12" cy="9.8" r="2.5" />
  </>,
)
export const TruckIcon = /* @__PURE__ */ icon(
  <>
    <path d="M9.5 17H14V6H3v11h1.5M14 9.5h3.6l3.4 4V17h-1.5" />
    <circle cx="7" cy="17.5" r="2.25" />
    <circle cx="17" cy="17.5" r="2.25" />
    <path d="M14 17h.75" />
  </>,
)
export const ShieldCheckIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6l-7-2.5ZM8.75 12l2.4 2.4 4.1-4.4" />,
)
export const HandshakeIcon = /* @__PURE__ */ icon(
  <path d="m3 12 3.5-5.5 4.5 1 1.5-1 5 1L21 12M5 13.5l5.5 5a1.4 1.4 0 0 0 2 0M12 14.5l2.5 2.4a1.2 1.2 0 0 0 1.8-1.6M14 12.5l3.2 3a1.2 1.2 0 0 0 1.7-1.7l-5.4-5.2-2.7 2.3a1.5 1.5 0 0 1-2-2.2L11.5 6.8" />,
)
export const ClockIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.25" />
    <path d="M12 7.5V12l3 2" />
  </>,
)
export const HistoryIcon = /* @__PURE__ */ icon(
  <path d="M4 5v4h4M4.6 9A8.25 8.25 0 1 1 3.8 13M12 8v4.5l3 1.75" />,
)
export const EyeIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
)
export const ImageIcon = /* @__PURE__ */ icon(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <circle cx="9" cy="10" r="1.5" />
    <path d="m4 17 4.8-4 3.2 2.6 3.7-3.6 4.8 4.5" />
  </>,
)
export const ExpandIcon = /* @__PURE__ */ icon(
  <path d="M9 4.5H5.5a1 1 0 0 0-1 1V9M15 4.5h3.5a1 1 0 0 1 1 1V9M9 19.5H5.5a1 1 0 0 1-1-1V15M15 19.5h3.5a1 1 0 0 0 1-1V15" />,
)
export const TagIcon = /* @__PURE__ */ icon(
  <path d="M4 5.5A1.5 1.5 0 0 1 5.5 4h6.3a2 2 0 0 1 1.4.6l6.2 6.2a2 2 0 0 1 0 2.8l-5.8 5.8a2 2 0 0 1-2.8 0l-6.2-6.2a2 2 0 0 1-.6-1.4V5.5ZM8.5 8.5h.01" />,
)
export const GiftIcon = /* @__PURE__ */ icon(
  <path d="M5 11.5V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7.5M4.5 7.5h15a.5.5 0 0 1 .5.5v3.5H4V8a.5.5 0 0 1 .5-.5ZM12 7.5V20M12 7.5S11 3.5 8.5 3.5a2 2 0 0 0 0 4H12Zm0 0s1-4 3.5-4a2 2 0 0 1 0 4H12Z" />,
)
export const TrendingIcon = /* @__PURE__ */ icon(
  <path d="m3.5 16.5 5.75-5.75 3.5 3.5L20.5 6.5M15 6.5h5.5V12" />,
)
export const BoxIcon = /* @__PURE__ */ icon(
  <path d="m12 3.5 8 4.25v8.5l-8 4.25-8-4.25v-8.5L12 3.5ZM4.3 7.9 12 12l7.7-4.1M12 12v8.3M8 5.7l7.9 4.2" />,
)
export const InfoIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.25" />
    <path d="M12 11v5M12 8h.01" />
  </>,
)
export const AlertIcon = /* @__PURE__ */ icon(
  <path d="M12 9.5V14M12 17h.01M10.7 4.7 3.3 17.5A1.5 1.5 0 0 0 4.6 19.75h14.8a1.5 1.5 0 0 0 1.3-2.25L13.3 4.7a1.5 1.5 0 0 0-2.6 0Z" />,
)
export const TrashIcon = /* @__PURE__ */ icon(
  <path d="M4.5 6.5h15M9.5 6V4.5h5V6M6.5 6.5l.8 12a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4l.8-12M10 10.5v5.5M14 10.5v5.5" />,
)
export const RssIcon = /* @__PURE__ */ icon(
  <path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6 18h.01" />,
)
export const StarIcon = /* @__PURE__ */ icon(
  <path d="m12 3.2 2.7 5.5 6 .9-4.35 4.25 1.03 6L12 17l-5.38 2.85 1.03-6L3.3 9.6l6-.9L12 3.2Z" />,
  { filled: true },
)
export const VerifiedIcon = /* @__PURE__ */ icon(
  <path
    fillRule="evenodd"
    d="m12 2 2.6 1.9 3.2 0 1 3 2.6 1.9-1 3.1 1 3.1-2.6 1.9-1 3-3.2 0L12 21.8l-2.6-1.9-3.2 0-1-3L2.6 15l1-3.1-1-3.1 2.6-1.9 1-3 3.2 0L12 2Zm4.2 7.3-1.2-1.2-4.1 4.3-1.9-1.9-1.2 1.2 3.1 3.1 5.3-5.5Z"
  />,
  { filled: true },
)
