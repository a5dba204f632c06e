import { icon } from '#app/components/icons.tsx'

// Icons that only the chat has.

export const BellOffIcon = /* @__PURE__ */ icon(
  <path d="M6.6 8.6A5.6 5.6 0 0 0 6.4 10c0 5-2 6.5-2 6.5H16M9 5.3A5.6 5.6 0 0 1 17.6 10c0 2 .3 3.4.7 4.4M10 19.5a2.2 2.2 0 0 0 4 0M4 4l16 16" />,
)
export const PushpinIcon = /* @__PURE__ */ icon(
  <path d="M12 15.5V21M8.5 3.5h7l-.8 6.2 2.8 3.3v2.5h-11V13l2.8-3.3-.8-6.2Z" />,
)
export const SendIcon = /* @__PURE__ */ icon(
  <path d="M5 12 3.5 4.5 20.5 12 3.5 19.5 5 12Zm0 0h7.5" />,
)
export const CalendarIcon = /* @__PURE__ */ icon(
  <path d="M4.5 6.5h15v13h-15v-13ZM4.5 10.5h15M8.5 4v4M15.5 4v4M9 15l2 2 4-4" />,
)
export const FlagIcon = /* @__PURE__ */ icon(<path d="M6 21V4.5M6 4.5h11.5l-2.5 4 2.5 4H6" />)
export const BlockIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 6l12 12" />,
)
export const LeaveIcon = /* @__PURE__ */ icon(
  <path d="M14 4.5H5.5v15H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />,
)
export const OfferIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM7.5 9l2 6 2.5-6 2.5 6 2-6M7 11.8h10" />,
)
export const VideoIcon = /* @__PURE__ */ icon(<path d="M4 6.5h11.5v11H4v-11ZM15.5 11l5-3v8l-5-3" />)
