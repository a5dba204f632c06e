import type { AppointmentState } from '#contracts/chat-constants.ts'

interface CalendarAppointment {
  appointmentSeq: number
  /** ISO 8601 */
  at: string
  place: string
  /** Minutes before; 0 is no reminder. */
  remindMinutes: number
  state: AppointmentState
  /** ISO 8601 */
  updatedAt: string
  product: { title: string }
  other: { nickName: string }
}

/** How sure it is, and which version of the event: a calendar takes the higher one. */
const STATUSES: Record<AppointmentState, readonly [status: string, sequence: number]> = {
  PROPOSED: ['TENTATIVE', 0],
  ACCEPTED: ['CONFIRMED', 1],
  DECLINED: ['CANCELLED', 2],
  CANCELLED: ['CANCELLED', 2],
}

/** A meeting has no agreed end. */
const DURATION = 'PT30M'

/**
 * An appointment as an iCalendar file (RFC 5545). It has the same UID each time, so that adding it again changes the
 * event that is there already.
 * @param links `room` is the address of the chat room, `host` what the UID belongs to
 */
export function calendarFile(
  appointment: CalendarAppointment,
  { room, host }: { room: string; host: string },
): string {
  const { appointmentSeq, at, place, remindMinutes, state, updatedAt, product, other } = appointment
  const [status, sequence] = STATUSES[state]
  const title = `직거래 약속 · ${product.title}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Duson//Chat//KO',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:appointment-${appointmentSeq}@${host}`,
    `DTSTAMP:${utc(updatedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `DTSTART:${utc(at)}`,
    `DURATION:${DURATION}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(place)}`,
    `DESCRIPTION:${text(`${other.nickName}님과 만나요.\n${room}`)}`,
    `URL:${room}`,
    ...(remindMinutes > 0 ? alarm(title, remindMinutes) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const alarm = (title: string, minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${text(title)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
]

/** `20261122T060000Z` */
const utc = (moment: string) =>
  `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** A value of type TEXT (section 3.3.11); other control characters are not allowed in one. */
function text(value: string): string {
  return value
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const LINE_OCTETS = 75

/** Lines of at most 75 octets (section 3.1), never cut within a letter; a continued one begins with a space. */
function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > LINE_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += letter
    octets += size
  }
  return result
}
