export const IDENTITY_LEAD =
  '한 사람이 한 계정만 쓰도록 본인을 확인해요. 통신사에 등록된 정보로 입력해 주세요.'

const LOST =
  '인증번호의 유효 시간이 지났어요. 다시 진행해 주세요. 이 화면이 되풀이되면 브라우저의 쿠키 설정을 확인해 주세요.'

/** The error of the first step; where the code has expired and there is no other error, that. */
export function lostCode(error: string | undefined, lost: boolean): string | undefined {
  return error ?? (lost ? LOST : undefined)
}
