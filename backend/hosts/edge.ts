import { implement } from '@orpc/server'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
import { edgeContract } from '#contracts/edge.ts'
import { answerAppointment } from '../chat/appointments/answer-appointment.ts'
import { getAppointment } from '../chat/appointments/get-appointment.ts'
import { makeAppointment } from '../chat/appointments/make-appointment.ts'
import { listChanges } from '../chat/messages/list-changes.ts'
import { listMessages } from '../chat/messages/list-messages.ts'
import { searchMessages } from '../chat/messages/search-messages.ts'
import { sendMessage } from '../chat/messages/send-message.ts'
import { answerOffer } from '../chat/offers/answer-offer.ts'
import { makeOffer } from '../chat/offers/make-offer.ts'
import { answerPayRequest } from '../chat/pay-requests/answer-pay-request.ts'
import { requestPayment } from '../chat/pay-requests/request-payment.ts'
import { countUnread } from '../chat/rooms/count-unread.ts'
import { getRoom } from '../chat/rooms/get-room.ts'
import { leaveRoom } from '../chat/rooms/leave-room.ts'
import { listRooms } from '../chat/rooms/list-rooms.ts'
import { markRead } from '../chat/rooms/mark-read.ts'
import { openRoom } from '../chat/rooms/open-room.ts'
import { setRoom } from '../chat/rooms/set-room.ts'
import { createSocketTicket } from '../chat/tickets/create-socket-ticket.ts'
import { answerTrade } from '../chat/trades/answer-trade.ts'
import { finishTrade } from '../chat/trades/finish-trade.ts'
import { chatSearchLimits, edgeCallLimits } from '../limits/rules.ts'
import { takeOrRefuse } from '../limits/take-or-refuse.ts'
import type { HostContext } from '../operation/context.ts'
import { askPossession } from '../possession/ask-possession.ts'
import { judgePossession } from '../possession/judge-possession.ts'
import { closeReport } from '../reports/close-report.ts'
import { getReport } from '../reports/get-report.ts'
import { listReports } from '../reports/list-reports.ts'
import { reportRoom } from '../reports/report-room.ts'
import { health } from './health.ts'

const host = implement(edgeContract)
  .$context<HostContext>()
  .use(async ({ context, next }) => {
    if (context.viewer) await takeOrRefuse(context, edgeCallLimits(context.viewer.userSeq))
    return next()
  })

export const edgeRouter = host.router({
  health: host.health.handler(health('edge')),

  unreadMessageCount: host.unreadMessageCount.handler(async ({ context, input, errors }) => {
    const viewer = requireViewer(context)
    if (viewer.userSeq !== input.userSeq) throw errors.NOT_FOUND()
    return { data: await countUnread(context, viewer) }
  }),
  rooms: host.rooms.handler(async ({ context, input }) => {
    const viewer = requireViewer(context)
    if (input.keyword) await takeOrRefuse(context, chatSearchLimits(viewer.userSeq))
    return listRooms(context, viewer, input)
  }),
  openRoom: host.openRoom.handler(async ({ context, input, errors }) =>
    answer(await openRoom(context, requireViewer(context), input), errors),
  ),
  createSocketTicket: host.createSocketTicket.handler(async ({ context, errors }) =>
    answer(await createSocketTicket(context, requireViewer(context)), errors),
  ),
  room: host.room.handler(async ({ context, input, errors }) =>
    answer(await getRoom(context, requireViewer(context), input), errors),
  ),
  messages: host.messages.handler(async ({ context, input, errors }) =>
    answer(await listMessages(context, requireViewer(context), input), errors),
  ),
  changes: host.changes.handler(async ({ context, input, errors }) =>
    answer(await listChanges(context, requireViewer(context), input), errors),
  ),
  searchMessages: host.searchMessages.handler(async ({ context, input, errors }) => {
    const viewer = requireViewer(context)
    await takeOrRefuse(context, chatSearchLimits(viewer.userSeq))
    return answer(await searchMessages(context, viewer, input), errors)
  }),
  sendMessage: host.sendMessage.handler(async ({ context, input, errors }) =>
    answer(await sendMessage(context, requireViewer(context), input), errors),
  ),
  markRead: host.markRead.handler(async ({ context, input, errors }) =>
    answer(await markRead(context, requireViewer(context), input), errors),
  ),
  setRoom: host.setRoom.handler(async ({ context, input, errors }) =>
    answer(await setRoom(context, requireViewer(context), input), errors),
  ),
  leaveRoom: host.leaveRoom.handler(async ({ context, input, errors }) =>
    answer(await leaveRoom(context, requireViewer(context), input), errors),
  ),

  makeOffer: host.makeOffer.handler(async ({ context, input, errors }) =>
    answer(await makeOffer(context, requireViewer(context), input), errors),
  ),
  answerOffer: host.answerOffer.handler(async ({ context, input, errors }) =>
    answer(await answerOffer(context, requireViewer(context), input), errors),
  ),
  requestPayment: host.requestPayment.handler(async ({ context, input, errors }) =>
    answer(await requestPayment(context, requireViewer(context), input), errors),
  ),
  answerPayRequest: host.answerPayRequest.handler(async ({ context, input, errors }) =>
    answer(await answerPayRequest(context, requireViewer(context), input), errors),
  ),
  makeAppointment: host.makeAppointment.handler(async ({ context, input, errors }) =>
    answer(await makeAppointment(context, requireViewer(context), input), errors),
  ),
  answerAppointment: host.answerAppointment.handler(async ({ context, input, errors }) =>
    answer(await answerAppointment(context, requireViewer(context), input), errors),
  ),
  appointment: host.appointment.handler(async ({ context, input, errors }) =>
    answer(await getAppointment(context, requireViewer(context), input), errors),
  ),

  finishTrade: host.finishTrade.handler(async ({ context, input, errors }) =>
    answer(await finishTrade(context, requireViewer(context), input), errors),
  ),
  answerTrade: host.answerTrade.handler(async ({ context, input, errors }) =>
    answer(await answerTrade(context, requireViewer(context), input), errors),
  ),

  askPossession: host.askPossession.handler(async ({ context, input, errors }) =>
    answer(await askPossession(context, requireViewer(context), input), errors),
  ),
  judgePossession: host.judgePossession.handler(async ({ context, input, errors }) =>
    answer(await judgePossession(context, requireViewer(context), input), errors),
  ),

  report: host.report.handler(async ({ context, input, errors }) =>
    answer(await reportRoom(context, requireViewer(context), input), errors),
  ),
  reports: host.reports.handler(({ context, input }) => listReports(context, input)),
  reportDetail: host.reportDetail.handler(async ({ context, input, errors }) =>
    answer(await getReport(context, requireViewer(context), input), errors),
  ),
  closeReport: host.closeReport.handler(async ({ context, input, errors }) =>
    answer(await closeReport(context, requireViewer(context), input), errors),
  ),
})
