import { kstDay } from '#contracts/kst.ts'

/** An appointment that a member proposes in a room, or proposed before. @returns the address of its calendar file */
export async function someAppointment(
  origin: string,
  cookie: string,
  room: string,
): Promise<string> {
  const known = await ownAppointment(origin, cookie, room)
  if (known) return known
  const answer = await fetch(`${origin}${room}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie },
    body: new URLSearchParams({
      intent: 'appointment',
      date: dayAhead(2),
      time: '15:00',
      place: '합정역 2번 출구',
      remindMinutes: '30',
    }),
  })
  const made = await ownAppointment(origin, cookie, room)
  if (answer.status !== 303 || !made) throw new Error(`no appointment: ${answer.status}`)
  return made
}

/** The proposer can withdraw the card of a pending appointment. */
async function ownAppointment(origin: string, cookie: string, room: string) {
  const page = await (await fetch(`${origin}${room}`, { headers: { cookie } })).text()
  const seq = /name="appointmentSeq" value="(\d+)"/.exec(page)?.[1]
  return seq && `${room}/appointment/${seq}.ics`
}

/** A day in Korea, in the format of a date field. */
export const dayAhead = (days: number): string => kstDay(Date.now(), days)
