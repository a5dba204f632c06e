import { implement } from '@orpc/server'
import { changeConsents } from '#backend/accounts/account/change-consents.ts'
import { connectProvider } from '#backend/accounts/account/connect-provider.ts'
import { disconnectProvider } from '#backend/accounts/account/disconnect-provider.ts'
import { getConsents } from '#backend/accounts/account/get-consents.ts'
import { getOwnRegions } from '#backend/accounts/account/get-own-regions.ts'
import { getProviders } from '#backend/accounts/account/get-providers.ts'
import { getStateInfo } from '#backend/accounts/account/get-state-info.ts'
import { setOwnRegions } from '#backend/accounts/account/set-own-regions.ts'
import { withdraw } from '#backend/accounts/account/withdraw.ts'
import {
  addAddress,
  changeAddress,
  removeAddress,
  setDefaultAddress,
} from '#backend/accounts/addresses/change-addresses.ts'
import { findRoadAddresses } from '#backend/accounts/addresses/find-road-addresses.ts'
import { getAddress, listAddresses } from '#backend/accounts/addresses/read-addresses.ts'
import {
  removeBankAccount,
  setDefaultBankAccount,
} from '#backend/accounts/bank-accounts/change-bank-accounts.ts'
import { confirmBankAccount } from '#backend/accounts/bank-accounts/confirm-bank-account.ts'
import { listBankAccounts } from '#backend/accounts/bank-accounts/list-bank-accounts.ts'
import { requestBankAccount } from '#backend/accounts/bank-accounts/request-bank-account.ts'
import {
  confirmSuspendedBankAccount,
  listSuspendedBankAccounts,
  requestSuspendedBankAccount,
} from '#backend/accounts/bank-accounts/suspended-bank-accounts.ts'
import { cancelCafeLink } from '#backend/accounts/cafe-link/cancel-cafe-link.ts'
import { confirmCafeLink } from '#backend/accounts/cafe-link/confirm-cafe-link.ts'
import { getCafeLink } from '#backend/accounts/cafe-link/get-cafe-link.ts'
import { getCafeState } from '#backend/accounts/cafe-link/get-cafe-state.ts'
import { linkCafe } from '#backend/accounts/cafe-link/link-cafe.ts'
import { makeCafeCode } from '#backend/accounts/cafe-link/make-cafe-code.ts'
import { takeCafeCall } from '#backend/accounts/cafe-link/take-cafe-call.ts'
import { takeCafeCode } from '#backend/accounts/cafe-link/take-cafe-code.ts'
import { unlinkCafe } from '#backend/accounts/cafe-link/unlink-cafe.ts'
import { confirmIdentityCheck } from '#backend/accounts/identity/confirm-identity-check.ts'
import { requestIdentityCheck } from '#backend/accounts/identity/request-identity-check.ts'
import { addPasskey } from '#backend/accounts/second-factor/add-passkey.ts'
import { beginAuthenticator } from '#backend/accounts/second-factor/begin-authenticator.ts'
import { beginPasskey } from '#backend/accounts/second-factor/begin-passkey.ts'
import { challengePasskey } from '#backend/accounts/second-factor/challenge-passkey.ts'
import { confirmAuthenticator } from '#backend/accounts/second-factor/confirm-authenticator.ts'
import { getSecondFactor } from '#backend/accounts/second-factor/get-second-factor.ts'
import { passAuthenticator } from '#backend/accounts/second-factor/pass-authenticator.ts'
import { passPasskey } from '#backend/accounts/second-factor/pass-passkey.ts'
import { passRecoveryCode } from '#backend/accounts/second-factor/pass-recovery-code.ts'
import { removePasskey } from '#backend/accounts/second-factor/remove-passkey.ts'
import { renewRecoveryCodes } from '#backend/accounts/second-factor/renew-recovery-codes.ts'
import { requestSmsCode } from '#backend/accounts/sign-in/request-sms-code.ts'
import { resendSmsCode } from '#backend/accounts/sign-in/resend-sms-code.ts'
import { socialSignIn } from '#backend/accounts/sign-in/social-sign-in.ts'
import { verifySmsCode } from '#backend/accounts/sign-in/verify-sms-code.ts'
import { agreePolicies } from '#backend/accounts/sign-up/agree-policies.ts'
import { confirmSignUpIdentity } from '#backend/accounts/sign-up/confirm-sign-up-identity.ts'
import { getSignUpState } from '#backend/accounts/sign-up/get-sign-up-state.ts'
import { joinExisting } from '#backend/accounts/sign-up/join-existing.ts'
import { requestSignUpIdentity } from '#backend/accounts/sign-up/request-sign-up-identity.ts'
import { startSignUp } from '#backend/accounts/sign-up/start-sign-up.ts'
import { listDevices } from '#backend/accounts/tokens/list-devices.ts'
import { logout } from '#backend/accounts/tokens/logout.ts'
import { refreshToken } from '#backend/accounts/tokens/refresh-token.ts'
import { signOutDevice } from '#backend/accounts/tokens/sign-out-device.ts'
import { signOutOtherDevices } from '#backend/accounts/tokens/sign-out-other-devices.ts'
import { listCafePosts } from '#backend/cafe-posts/list-cafe-posts.ts'
import { takeCafePosts } from '#backend/cafe-posts/take-cafe-posts.ts'
import { agreeToCafeShares } from '#backend/cafe-shares/agree-to-shares.ts'
import { endCafeShares } from '#backend/cafe-shares/end-shares.ts'
import { listCafeShares } from '#backend/cafe-shares/list-shares.ts'
import { setCafeAutoShare } from '#backend/cafe-shares/set-auto-share.ts'
import { shareInCafe } from '#backend/cafe-shares/share-in-cafe.ts'
import { findCasePeople } from '#backend/case-people/find-case-people.ts'
import {
  getDeskContent,
  getDeskContentVersion,
} from '#backend/content/articles/get-desk-content.ts'
import { listDeskContents } from '#backend/content/articles/list-desk-contents.ts'
import { rollBackContent } from '#backend/content/articles/roll-back-content.ts'
import { saveContent } from '#backend/content/articles/save-content.ts'
import { shownArticle } from '#backend/content/articles/shown-blocks.ts'
import { getDeskFigures } from '#backend/desk/get-desk-figures.ts'
import { getDeskQueues } from '#backend/desk/get-desk-queues.ts'
import { getMyPage } from '#backend/my-page/get-my-page.ts'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
import { actOnMember } from '#backend/operators/act-on-member.ts'
import { findMembers } from '#backend/operators/find-members.ts'
import { getMember } from '#backend/operators/get-member.ts'
import { listOperators } from '#backend/operators/list-operators.ts'
import { sanctionGrounds } from '#backend/operators/sanction-grounds.ts'
import { sanctionMember } from '#backend/operators/sanction-member.ts'
import { setDuties } from '#backend/operators/set-duties.ts'
import { listDataExports } from '#backend/own-data/list-data-exports.ts'
import { readDataExport } from '#backend/own-data/read-data-export.ts'
import { requestDataExport } from '#backend/own-data/request-data-export.ts'
import { getAppealCase, listAppeals } from '#backend/sanctions/appeal-desk.ts'
import { appealSanction } from '#backend/sanctions/appeal-sanction.ts'
import { decideAppeal } from '#backend/sanctions/decide-appeal.ts'
import { getSanction } from '#backend/sanctions/get-sanction.ts'
import { listOwnSanctions } from '#backend/sanctions/list-own-sanctions.ts'
import { listUndoable } from '#backend/undo/list-undoable.ts'
import { undo } from '#backend/undo/undo.ts'
import { mainContract } from '#contracts/main.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(mainContract).$context<HostContext>()

export const mainRouter = host.router({
  health: host.health.handler(health('main')),

  requestSmsCode: host.requestSmsCode.handler(async ({ context, input, errors }) =>
    answer(await requestSmsCode(context, input), errors),
  ),
  resendSmsCode: host.resendSmsCode.handler(async ({ context, input, errors }) =>
    answer(await resendSmsCode(context, input), errors),
  ),
  verifySmsCode: host.verifySmsCode.handler(async ({ context, input, errors }) =>
    answer(await verifySmsCode(context, input), errors),
  ),
  socialSignIn: host.socialSignIn.handler(async ({ context, input, errors }) =>
    answer(await socialSignIn(context, input), errors),
  ),

  startSignUp: host.startSignUp.handler(async ({ context, errors }) =>
    answer(await startSignUp(context), errors),
  ),
  signUpState: host.signUpState.handler(async ({ context, input, errors }) =>
    answer(await getSignUpState(context, input), errors),
  ),
  agreePolicies: host.agreePolicies.handler(async ({ context, input, errors }) =>
    answer(await agreePolicies(context, input), errors),
  ),
  requestSignUpIdentity: host.requestSignUpIdentity.handler(async ({ context, input, errors }) =>
    answer(await requestSignUpIdentity(context, input), errors),
  ),
  confirmSignUpIdentity: host.confirmSignUpIdentity.handler(async ({ context, input, errors }) =>
    answer(await confirmSignUpIdentity(context, input), errors),
  ),
  joinExisting: host.joinExisting.handler(async ({ context, input, errors }) =>
    answer(await joinExisting(context, input), errors),
  ),

  refreshToken: host.refreshToken.handler(async ({ context, input, errors }) =>
    answer(await refreshToken(context, input), errors),
  ),
  logout: host.logout.handler(({ context }) => logout(context, requireViewer(context))),
  devices: host.devices.handler(({ context }) => listDevices(context, requireViewer(context))),
  signOutDevice: host.signOutDevice.handler(async ({ context, input, errors }) =>
    answer(await signOutDevice(context, requireViewer(context), input), errors),
  ),
  signOutOtherDevices: host.signOutOtherDevices.handler(({ context }) =>
    signOutOtherDevices(context, requireViewer(context)),
  ),

  stateInfo: host.stateInfo.handler(({ context }) => getStateInfo(context, requireViewer(context))),
  myPage: host.myPage.handler(({ context }) => getMyPage(context, requireViewer(context))),
  addresses: host.addresses.handler(({ context }) =>
    listAddresses(context, requireViewer(context)),
  ),
  address: host.address.handler(async ({ context, input, errors }) =>
    answer(await getAddress(context, requireViewer(context), input.addressSeq), errors),
  ),
  addAddress: host.addAddress.handler(async ({ context, input, errors }) =>
    answer(await addAddress(context, requireViewer(context), input), errors),
  ),
  changeAddress: host.changeAddress.handler(async ({ context, input, errors }) =>
    answer(await changeAddress(context, requireViewer(context), input), errors),
  ),
  setDefaultAddress: host.setDefaultAddress.handler(async ({ context, input, errors }) =>
    answer(await setDefaultAddress(context, requireViewer(context), input.addressSeq), errors),
  ),
  removeAddress: host.removeAddress.handler(({ context, input }) =>
    removeAddress(context, requireViewer(context), input.addressSeq),
  ),
  bankAccounts: host.bankAccounts.handler(({ context }) =>
    listBankAccounts(context, requireViewer(context)),
  ),
  requestBankAccount: host.requestBankAccount.handler(async ({ context, input, errors }) =>
    answer(await requestBankAccount(context, requireViewer(context), input), errors),
  ),
  confirmBankAccount: host.confirmBankAccount.handler(async ({ context, input, errors }) =>
    answer(await confirmBankAccount(context, requireViewer(context), input), errors),
  ),
  setDefaultBankAccount: host.setDefaultBankAccount.handler(async ({ context, input, errors }) =>
    answer(
      await setDefaultBankAccount(context, requireViewer(context), input.bankAccountSeq),
      errors,
    ),
  ),
  removeBankAccount: host.removeBankAccount.handler(async ({ context, input, errors }) =>
    answer(await removeBankAccount(context, requireViewer(context), input.bankAccountSeq), errors),
  ),
  findRoadAddresses: host.findRoadAddresses.handler(async ({ context, input, errors }) =>
    answer(await findRoadAddresses(context, requireViewer(context), input), errors),
  ),
  providers: host.providers.handler(({ context }) => getProviders(context, requireViewer(context))),
  connectProvider: host.connectProvider.handler(async ({ context, input, errors }) =>
    answer(await connectProvider(context, requireViewer(context), input), errors),
  ),
  disconnectProvider: host.disconnectProvider.handler(async ({ context, input, errors }) =>
    answer(await disconnectProvider(context, requireViewer(context), input), errors),
  ),
  cafeState: host.cafeState.handler(({ context }) => getCafeState(context, requireViewer(context))),
  makeCafeCode: host.makeCafeCode.handler(async ({ context, errors }) =>
    answer(await makeCafeCode(context, requireViewer(context)), errors),
  ),
  takeCafeCode: host.takeCafeCode.handler(async ({ context, input, errors }) =>
    answer(await takeCafeCode(context, requireViewer(context), input), errors),
  ),
  confirmCafeLink: host.confirmCafeLink.handler(async ({ context, input, errors }) =>
    answer(await confirmCafeLink(context, requireViewer(context), input), errors),
  ),
  cancelCafeLink: host.cancelCafeLink.handler(({ context }) =>
    cancelCafeLink(context, requireViewer(context)),
  ),
  cafePosts: host.cafePosts.handler(async ({ context, errors }) =>
    answer(await listCafePosts(context, requireViewer(context)), errors),
  ),
  takeCafePosts: host.takeCafePosts.handler(async ({ context, input, errors }) =>
    answer(await takeCafePosts(context, requireViewer(context), input), errors),
  ),
  cafeShares: host.cafeShares.handler(async ({ context, input, errors }) =>
    answer(await listCafeShares(context, requireViewer(context), input), errors),
  ),
  agreeToCafeShares: host.agreeToCafeShares.handler(async ({ context, errors }) =>
    answer(await agreeToCafeShares(context, requireViewer(context)), errors),
  ),
  shareInCafe: host.shareInCafe.handler(async ({ context, input, errors }) =>
    answer(await shareInCafe(context, requireViewer(context), input), errors),
  ),
  endCafeShares: host.endCafeShares.handler(({ context, input }) =>
    endCafeShares(context, requireViewer(context), input),
  ),
  setCafeAutoShare: host.setCafeAutoShare.handler(async ({ context, input, errors }) =>
    answer(await setCafeAutoShare(context, requireViewer(context), input), errors),
  ),
  cafeCall: host.cafeCall.handler(({ context, input }) => takeCafeCall(context, input)),
  cafeLink: host.cafeLink.handler(({ context }) => getCafeLink(context, requireViewer(context))),
  linkCafe: host.linkCafe.handler(async ({ context, errors }) =>
    answer(await linkCafe(context, requireViewer(context)), errors),
  ),
  unlinkCafe: host.unlinkCafe.handler(({ context }) => unlinkCafe(context, requireViewer(context))),
  consents: host.consents.handler(({ context }) => getConsents(context, requireViewer(context))),
  changeConsents: host.changeConsents.handler(async ({ context, input, errors }) =>
    answer(await changeConsents(context, requireViewer(context), input), errors),
  ),
  ownRegions: host.ownRegions.handler(({ context }) =>
    getOwnRegions(context, requireViewer(context)),
  ),
  setOwnRegions: host.setOwnRegions.handler(({ context, input }) =>
    setOwnRegions(context, requireViewer(context), input),
  ),
  requestIdentityCheck: host.requestIdentityCheck.handler(async ({ context, input, errors }) =>
    answer(await requestIdentityCheck(context, requireViewer(context), input), errors),
  ),
  confirmIdentityCheck: host.confirmIdentityCheck.handler(async ({ context, input, errors }) =>
    answer(await confirmIdentityCheck(context, requireViewer(context), input), errors),
  ),
  deskQueues: host.deskQueues.handler(({ context }) =>
    getDeskQueues(context, requireViewer(context)),
  ),
  operators: host.operators.handler(({ context }) => listOperators(context)),
  setDuties: host.setDuties.handler(async ({ context, input, errors }) =>
    answer(await setDuties(context, requireViewer(context), input), errors),
  ),
  casePeople: host.casePeople.handler(({ context, input }) =>
    findCasePeople(context, requireViewer(context), input),
  ),
  deskFigures: host.deskFigures.handler(({ context }) => getDeskFigures(context)),
  dataExports: host.dataExports.handler(({ context }) =>
    listDataExports(context, requireViewer(context)),
  ),
  requestDataExport: host.requestDataExport.handler(async ({ context, errors }) =>
    answer(await requestDataExport(context, requireViewer(context)), errors),
  ),
  dataExportPart: host.dataExportPart.handler(async ({ context, input, errors }) =>
    answer(await readDataExport(context, requireViewer(context), input), errors),
  ),
  withdraw: host.withdraw.handler(async ({ context, input, errors }) =>
    answer(await withdraw(context, requireViewer(context), input), errors),
  ),

  members: host.members.handler(({ context, input }) => findMembers(context, input)),
  member: host.member.handler(async ({ context, input, errors }) =>
    answer(await getMember(context, requireViewer(context), input), errors),
  ),
  actOnMember: host.actOnMember.handler(async ({ context, input, errors }) =>
    answer(await actOnMember(context, requireViewer(context), input), errors),
  ),

  ownSanctions: host.ownSanctions.handler(({ context }) =>
    listOwnSanctions(context, requireViewer(context)),
  ),
  sanction: host.sanction.handler(async ({ context, input, errors }) =>
    answer(await getSanction(context, input), errors),
  ),
  appealSanction: host.appealSanction.handler(async ({ context, input, errors }) =>
    answer(await appealSanction(context, input), errors),
  ),
  suspendedBankAccounts: host.suspendedBankAccounts.handler(async ({ context, input, errors }) =>
    answer(await listSuspendedBankAccounts(context, input), errors),
  ),
  requestSuspendedBankAccount: host.requestSuspendedBankAccount.handler(
    async ({ context, input, errors }) =>
      answer(await requestSuspendedBankAccount(context, input), errors),
  ),
  confirmSuspendedBankAccount: host.confirmSuspendedBankAccount.handler(
    async ({ context, input, errors }) =>
      answer(await confirmSuspendedBankAccount(context, input), errors),
  ),
  sanctionGrounds: host.sanctionGrounds.handler(async ({ context, input, errors }) =>
    answer(await sanctionGrounds(context, requireViewer(context), input), errors),
  ),
  sanctionMember: host.sanctionMember.handler(async ({ context, input, errors }) =>
    answer(await sanctionMember(context, requireViewer(context), input), errors),
  ),
  appeals: host.appeals.handler(({ context, input }) => listAppeals(context, input)),
  appealCase: host.appealCase.handler(async ({ context, input, errors }) =>
    answer(await getAppealCase(context, requireViewer(context), input), errors),
  ),
  decideAppeal: host.decideAppeal.handler(async ({ context, input, errors }) =>
    answer(await decideAppeal(context, requireViewer(context), input), errors),
  ),
  undoable: host.undoable.handler(({ context }) => listUndoable(context, requireViewer(context))),
  undo: host.undo.handler(async ({ context, input, errors }) =>
    answer(await undo(context, requireViewer(context), input), errors),
  ),

  deskContents: host.deskContents.handler(({ context, input }) => listDeskContents(context, input)),
  deskContent: host.deskContent.handler(async ({ context, input, errors }) =>
    answer(await getDeskContent(context, input.contentSeq), errors),
  ),
  deskContentVersion: host.deskContentVersion.handler(async ({ context, input, errors }) =>
    answer(await getDeskContentVersion(context, input), errors),
  ),
  previewContent: host.previewContent.handler(({ context, input }) =>
    shownArticle(context.kysely, input.article),
  ),
  saveContent: host.saveContent.handler(async ({ context, input, errors }) =>
    answer(await saveContent(context, requireViewer(context), input), errors),
  ),
  rollBackContent: host.rollBackContent.handler(async ({ context, input, errors }) =>
    answer(await rollBackContent(context, requireViewer(context), input), errors),
  ),

  secondFactor: host.secondFactor.handler(({ context }) =>
    getSecondFactor(context, requireViewer(context)),
  ),
  beginAuthenticator: host.beginAuthenticator.handler(async ({ context, errors }) =>
    answer(await beginAuthenticator(context, requireViewer(context)), errors),
  ),
  confirmAuthenticator: host.confirmAuthenticator.handler(async ({ context, input, errors }) =>
    answer(await confirmAuthenticator(context, requireViewer(context), input), errors),
  ),
  passAuthenticator: host.passAuthenticator.handler(async ({ context, input, errors }) =>
    answer(await passAuthenticator(context, requireViewer(context), input), errors),
  ),
  passRecoveryCode: host.passRecoveryCode.handler(async ({ context, input, errors }) =>
    answer(await passRecoveryCode(context, requireViewer(context), input), errors),
  ),
  challengePasskey: host.challengePasskey.handler(async ({ context, errors }) =>
    answer(await challengePasskey(context, requireViewer(context)), errors),
  ),
  passPasskey: host.passPasskey.handler(async ({ context, input, errors }) =>
    answer(await passPasskey(context, requireViewer(context), input), errors),
  ),
  renewRecoveryCodes: host.renewRecoveryCodes.handler(async ({ context, errors }) =>
    answer(await renewRecoveryCodes(context, requireViewer(context)), errors),
  ),
  beginPasskey: host.beginPasskey.handler(async ({ context, errors }) =>
    answer(await beginPasskey(context, requireViewer(context)), errors),
  ),
  addPasskey: host.addPasskey.handler(async ({ context, input, errors }) =>
    answer(await addPasskey(context, requireViewer(context), input), errors),
  ),
  removePasskey: host.removePasskey.handler(async ({ context, input, errors }) =>
    answer(await removePasskey(context, requireViewer(context), input), errors),
  ),
})
