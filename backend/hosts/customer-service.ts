import { implement } from '@orpc/server'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
import { customerServiceContract } from '#contracts/customer-service.ts'
import { getAnnouncementDraft, listAnnouncementDesk } from '../announcements/announcement-desk.ts'
import { getAnnouncement, popupAnnouncement } from '../announcements/get-announcement.ts'
import { listAnnouncements } from '../announcements/list-announcements.ts'
import { announcementOperations } from '../announcements/save-announcement.ts'
import { addEvidence } from '../damage-reports/add-evidence.ts'
import { decideReport } from '../damage-reports/decide-report.ts'
import { getDamageCase } from '../damage-reports/get-case.ts'
import { getDeskEvidence, getOwnEvidence } from '../damage-reports/get-evidence-file.ts'
import { getDamageReport } from '../damage-reports/get-report.ts'
import { decideLink } from '../damage-reports/links/decide-link.ts'
import { listDesk } from '../damage-reports/list-desk.ts'
import { listDamageReports } from '../damage-reports/list-reports.ts'
import { objectToReport } from '../damage-reports/object-to-report.ts'
import { openReport } from '../damage-reports/open-report.ts'
import { removeEvidence } from '../damage-reports/remove-evidence.ts'
import { saveReport } from '../damage-reports/save-report.ts'
import { submitReport } from '../damage-reports/submit-report.ts'
import { withdrawReport } from '../damage-reports/withdraw-report.ts'
import { getFaqDraft, listFaqDesk } from '../faq/faq-desk.ts'
import { getFaqEntry, listFaq } from '../faq/list-faq.ts'
import { faqOperations } from '../faq/save-faq.ts'
import { voteFaq } from '../faq/vote-faq.ts'
import { getLookup } from '../fraud/get-lookup.ts'
import { getMonitoring } from '../fraud/get-monitoring.ts'
import { lookUpFraud } from '../fraud/look-up-fraud.ts'
import { sellerRecords } from '../fraud/seller-records.ts'
import { getMacroDraft, listMacroDesk, listMacros } from '../macros/macro-desk.ts'
import { macroOperations } from '../macros/macro-posts.ts'
import { actOnDispute } from '../member-disputes/act-on-dispute.ts'
import { addDisputeEvidence } from '../member-disputes/add-dispute-evidence.ts'
import { decideDispute } from '../member-disputes/decide-dispute.ts'
import { getDisputableRoom, listDisputableRooms } from '../member-disputes/find-rooms.ts'
import { getMemberDispute } from '../member-disputes/get-dispute.ts'
import { getDisputeCase } from '../member-disputes/get-dispute-case.ts'
import { getDeskDisputePicture, getDisputePicture } from '../member-disputes/get-dispute-picture.ts'
import { listDisputeDesk } from '../member-disputes/list-dispute-desk.ts'
import { listMemberDisputes } from '../member-disputes/list-disputes.ts'
import { getDisputePack, getDisputePackForDesk } from '../member-disputes/make-dispute-pack.ts'
import { openDispute } from '../member-disputes/open-dispute.ts'
import type { HostContext } from '../operation/context.ts'
import { addQuestionFile, removeQuestionFile } from '../questions/add-file.ts'
import {
  answerQuestion,
  noteQuestion,
  releaseQuestion,
  takeQuestion,
} from '../questions/answer-question.ts'
import { getDeskQuestionFile, getOwnQuestionFile } from '../questions/get-file.ts'
import { getQuestion } from '../questions/get-question.ts'
import { getQuestionForm, listQuestions } from '../questions/list-questions.ts'
import { getQuestionCase, listQuestionDesk } from '../questions/question-desk.ts'
import { getQuestionContext } from '../questions/read-context.ts'
import { rateQuestion, reopenQuestion } from '../questions/reopen-question.ts'
import { saveQuestion } from '../questions/save-question.ts'
import { sendQuestion } from '../questions/send-question.ts'
import { health } from './health.ts'

const host = implement(customerServiceContract).$context<HostContext>()

export const customerServiceRouter = host.router({
  health: host.health.handler(health('customerService')),

  lookUpFraud: host.lookUpFraud.handler(async ({ context, input, errors }) =>
    answer(await lookUpFraud(context, input), errors),
  ),
  fraudLookup: host.fraudLookup.handler(async ({ context, input, errors }) =>
    answer(await getLookup(context, input), errors),
  ),
  fraudMonitoring: host.fraudMonitoring.handler(({ context }) => getMonitoring(context)),
  sellerRecords: host.sellerRecords.handler(({ context, input }) => sellerRecords(context, input)),

  damageReports: host.damageReports.handler(({ context }) =>
    listDamageReports(context, requireViewer(context)),
  ),
  openDamageReport: host.openDamageReport.handler(async ({ context, input, errors }) =>
    answer(await openReport(context, requireViewer(context), input), errors),
  ),
  damageReport: host.damageReport.handler(async ({ context, input, errors }) =>
    answer(await getDamageReport(context, requireViewer(context), input), errors),
  ),
  saveDamageReport: host.saveDamageReport.handler(async ({ context, input, errors }) =>
    answer(await saveReport(context, requireViewer(context), input), errors),
  ),
  addDamageEvidence: host.addDamageEvidence.handler(async ({ context, input, errors }) =>
    answer(await addEvidence(context, requireViewer(context), input), errors),
  ),
  removeDamageEvidence: host.removeDamageEvidence.handler(async ({ context, input, errors }) =>
    answer(await removeEvidence(context, requireViewer(context), input), errors),
  ),
  damageEvidence: host.damageEvidence.handler(async ({ context, input, errors }) =>
    answer(await getOwnEvidence(context, requireViewer(context), input), errors),
  ),
  submitDamageReport: host.submitDamageReport.handler(async ({ context, input, errors }) =>
    answer(await submitReport(context, requireViewer(context), input), errors),
  ),
  withdrawDamageReport: host.withdrawDamageReport.handler(async ({ context, input, errors }) =>
    answer(await withdrawReport(context, requireViewer(context), input), errors),
  ),
  objectToDamageReport: host.objectToDamageReport.handler(async ({ context, input, errors }) =>
    answer(await objectToReport(context, requireViewer(context), input), errors),
  ),

  damageDesk: host.damageDesk.handler(({ context, input }) => listDesk(context, input)),
  damageCase: host.damageCase.handler(async ({ context, input, errors }) =>
    answer(await getDamageCase(context, requireViewer(context), input), errors),
  ),
  damageCaseEvidence: host.damageCaseEvidence.handler(async ({ context, input, errors }) =>
    answer(await getDeskEvidence(context, input), errors),
  ),
  decideDamageLink: host.decideDamageLink.handler(async ({ context, input, errors }) =>
    answer(await decideLink(context, requireViewer(context), input), errors),
  ),
  decideDamageReport: host.decideDamageReport.handler(async ({ context, input, errors }) =>
    answer(await decideReport(context, requireViewer(context), input), errors),
  ),

  memberDisputes: host.memberDisputes.handler(({ context }) =>
    listMemberDisputes(context, requireViewer(context)),
  ),
  disputableRooms: host.disputableRooms.handler(({ context }) =>
    listDisputableRooms(context, requireViewer(context)),
  ),
  disputableRoom: host.disputableRoom.handler(async ({ context, input, errors }) =>
    answer(await getDisputableRoom(context, requireViewer(context), input), errors),
  ),
  openMemberDispute: host.openMemberDispute.handler(async ({ context, input, errors }) =>
    answer(await openDispute(context, requireViewer(context), input), errors),
  ),
  memberDispute: host.memberDispute.handler(async ({ context, input, errors }) =>
    answer(await getMemberDispute(context, requireViewer(context), input), errors),
  ),
  actOnMemberDispute: host.actOnMemberDispute.handler(async ({ context, input, errors }) =>
    answer(await actOnDispute(context, requireViewer(context), input), errors),
  ),
  addDisputeEvidence: host.addDisputeEvidence.handler(async ({ context, input, errors }) =>
    answer(await addDisputeEvidence(context, requireViewer(context), input), errors),
  ),
  disputeEvidence: host.disputeEvidence.handler(async ({ context, input, errors }) =>
    answer(await getDisputePicture(context, requireViewer(context), input), errors),
  ),
  disputePack: host.disputePack.handler(async ({ context, input, errors }) =>
    answer(await getDisputePack(context, requireViewer(context), input), errors),
  ),

  disputeDesk: host.disputeDesk.handler(({ context, input }) => listDisputeDesk(context, input)),
  disputeCase: host.disputeCase.handler(async ({ context, input, errors }) =>
    answer(await getDisputeCase(context, requireViewer(context), input), errors),
  ),
  disputeCaseEvidence: host.disputeCaseEvidence.handler(async ({ context, input, errors }) =>
    answer(await getDeskDisputePicture(context, input), errors),
  ),
  disputeCasePack: host.disputeCasePack.handler(async ({ context, input, errors }) =>
    answer(await getDisputePackForDesk(context, requireViewer(context), input), errors),
  ),
  decideMemberDispute: host.decideMemberDispute.handler(async ({ context, input, errors }) =>
    answer(await decideDispute(context, requireViewer(context), input), errors),
  ),
  announcements: host.announcements.handler(({ context, input }) =>
    listAnnouncements(context, input),
  ),
  popupAnnouncement: host.popupAnnouncement.handler(({ context }) => popupAnnouncement(context)),
  announcement: host.announcement.handler(async ({ context, input, errors }) =>
    answer(await getAnnouncement(context, input.announcementSeq), errors),
  ),
  announcementDesk: host.announcementDesk.handler(({ context, input }) =>
    listAnnouncementDesk(context, input),
  ),
  announcementDraft: host.announcementDraft.handler(async ({ context, input, errors }) =>
    answer(await getAnnouncementDraft(context, input.announcementSeq), errors),
  ),
  addAnnouncement: host.addAnnouncement.handler(async ({ context, input, errors }) =>
    answer(await announcementOperations.add(context, requireViewer(context), input), errors),
  ),
  saveAnnouncement: host.saveAnnouncement.handler(async ({ context, input, errors }) =>
    answer(await announcementOperations.save(context, requireViewer(context), input), errors),
  ),
  stepAnnouncement: host.stepAnnouncement.handler(async ({ context, input, errors }) =>
    answer(await announcementOperations.step(context, requireViewer(context), input), errors),
  ),
  faq: host.faq.handler(({ context, input }) => listFaq(context, input)),
  faqEntry: host.faqEntry.handler(async ({ context, input, errors }) =>
    answer(await getFaqEntry(context, input.faqSeq), errors),
  ),
  voteFaq: host.voteFaq.handler(async ({ context, input, errors }) =>
    answer(await voteFaq(context, input), errors),
  ),
  faqDesk: host.faqDesk.handler(({ context, input }) => listFaqDesk(context, input)),
  faqDraft: host.faqDraft.handler(async ({ context, input, errors }) =>
    answer(await getFaqDraft(context, input.faqSeq), errors),
  ),
  addFaq: host.addFaq.handler(async ({ context, input, errors }) =>
    answer(await faqOperations.add(context, requireViewer(context), input), errors),
  ),
  saveFaq: host.saveFaq.handler(async ({ context, input, errors }) =>
    answer(await faqOperations.save(context, requireViewer(context), input), errors),
  ),
  macros: host.macros.handler(({ context, input }) => listMacros(context, input)),
  macroDesk: host.macroDesk.handler(({ context, input }) => listMacroDesk(context, input)),
  macroDraft: host.macroDraft.handler(async ({ context, input, errors }) =>
    answer(await getMacroDraft(context, input.macroSeq), errors),
  ),
  addMacro: host.addMacro.handler(async ({ context, input, errors }) =>
    answer(await macroOperations.add(context, requireViewer(context), input), errors),
  ),
  saveMacro: host.saveMacro.handler(async ({ context, input, errors }) =>
    answer(await macroOperations.save(context, requireViewer(context), input), errors),
  ),
  stepMacro: host.stepMacro.handler(async ({ context, input, errors }) =>
    answer(await macroOperations.step(context, requireViewer(context), input), errors),
  ),

  stepFaq: host.stepFaq.handler(async ({ context, input, errors }) =>
    answer(await faqOperations.step(context, requireViewer(context), input), errors),
  ),
  questions: host.questions.handler(({ context, input }) =>
    listQuestions(context, requireViewer(context), input),
  ),
  questionForm: host.questionForm.handler(({ context, input }) =>
    getQuestionForm(context, requireViewer(context), input),
  ),
  questionContext: host.questionContext.handler(async ({ context, input, errors }) =>
    answer(await getQuestionContext(context, requireViewer(context), input), errors),
  ),
  saveQuestion: host.saveQuestion.handler(async ({ context, input, errors }) =>
    answer(await saveQuestion(context, requireViewer(context), input), errors),
  ),
  addQuestionFile: host.addQuestionFile.handler(async ({ context, input, errors }) =>
    answer(await addQuestionFile(context, requireViewer(context), input), errors),
  ),
  removeQuestionFile: host.removeQuestionFile.handler(async ({ context, input, errors }) =>
    answer(await removeQuestionFile(context, requireViewer(context), input), errors),
  ),
  questionFile: host.questionFile.handler(async ({ context, input, errors }) =>
    answer(await getOwnQuestionFile(context, requireViewer(context), input), errors),
  ),
  sendQuestion: host.sendQuestion.handler(async ({ context, input, errors }) =>
    answer(await sendQuestion(context, requireViewer(context), input), errors),
  ),
  question: host.question.handler(async ({ context, input, errors }) =>
    answer(await getQuestion(context, requireViewer(context), input), errors),
  ),
  reopenQuestion: host.reopenQuestion.handler(async ({ context, input, errors }) =>
    answer(await reopenQuestion(context, requireViewer(context), input), errors),
  ),
  rateQuestion: host.rateQuestion.handler(async ({ context, input, errors }) =>
    answer(await rateQuestion(context, requireViewer(context), input), errors),
  ),

  questionDesk: host.questionDesk.handler(({ context, input }) => listQuestionDesk(context, input)),
  questionCase: host.questionCase.handler(async ({ context, input, errors }) =>
    answer(await getQuestionCase(context, requireViewer(context), input), errors),
  ),
  questionCaseFile: host.questionCaseFile.handler(async ({ context, input, errors }) =>
    answer(await getDeskQuestionFile(context, input), errors),
  ),
  takeQuestion: host.takeQuestion.handler(async ({ context, input, errors }) =>
    answer(await takeQuestion(context, requireViewer(context), input), errors),
  ),
  releaseQuestion: host.releaseQuestion.handler(async ({ context, input, errors }) =>
    answer(await releaseQuestion(context, requireViewer(context), input), errors),
  ),
  answerQuestion: host.answerQuestion.handler(async ({ context, input, errors }) =>
    answer(await answerQuestion(context, requireViewer(context), input), errors),
  ),
  noteQuestion: host.noteQuestion.handler(async ({ context, input, errors }) =>
    answer(await noteQuestion(context, requireViewer(context), input), errors),
  ),
})
