import { data } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { kstDay } from '#contracts/kst.ts'
import {
  disputeTypesFor,
  type MemberDisputeStandard,
  memberDisputeType,
} from '#contracts/member-dispute-rules.ts'
import { type DisputeQuestion, readDisputeQuestion } from './dispute-forms.ts'

/**
 * What the form is about: the rooms to choose from, or the trade of one, with what its address says and the rule for that.
 * @throws 404 for a room that there is no dispute about
 */
export async function loadDisputeForm(context: LoadContext, request: Request) {
  const { customerService } = context.services
  const asked = readDisputeQuestion(request)
  const today = kstDay(context.now)
  if (asked.roomId === null) {
    const { items: rooms } = await customerService.disputableRooms()
    return { rooms, room: null, question: asked, rule: null, today }
  }
  const found = await customerService.disputableRoom({ roomId: asked.roomId })
  if (!found.ok) throw data(null, { status: found.status })
  const room = found.data
  const question = fitting(asked, room.role)
  const { way, type } = question
  const rule: MemberDisputeStandard | null =
    way && type
      ? {
          way,
          type,
          goods: room.goods,
          isBusiness: room.isBusiness,
          days: daysUntil(today, question),
        }
      : null
  return { rooms: [], room, question, rule, today }
}

/** Without what this side of the trade cannot say. */
function fitting(question: DisputeQuestion, role: 'BUYER' | 'SELLER'): DisputeQuestion {
  const { way, type, receivedOn } = question
  if (way === null || type === null || !disputeTypesFor(role, way).includes(type))
    return { ...question, type: null }
  return { ...question, receivedOn: memberDisputeType(type).hasReceived ? receivedOn : null }
}

const daysUntil = (today: string, { receivedOn }: DisputeQuestion) =>
  receivedOn === null ? null : Math.max(0, (Date.parse(today) - Date.parse(receivedOn)) / DAY_MS)
