import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { calendarFile } from './calendar-file.ts'

/**
 * One appointment of one's own room, for the calendar.
 * @throws 404 for what is not there or is other people's
 */
export async function answerCalendarFile(
  { services, publicOrigin }: Pick<LoadContext, 'services' | 'publicOrigin'>,
  { roomId, appointmentSeq }: { roomId: number; appointmentSeq: number },
): Promise<Response> {
  const answer = await services.edge.appointment({ roomId, appointmentSeq })
  if (!answer.ok) throw new Response(null, { status: answer.status })
  const links = {
    room: new URL(paths.chatRoom(roomId), publicOrigin).href,
    host: new URL(publicOrigin).hostname,
  }
  return new Response(calendarFile(answer.data, links), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="duson-appointment-${appointmentSeq}.ics"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
