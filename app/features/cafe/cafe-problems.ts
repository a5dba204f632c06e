import { paths } from '#app/paths.ts'
import { CAFE_REFUSALS, type CafeRefusal } from '#contracts/cafe-constants.ts'

interface CafeProblem {
  status: number
  title: string
  text: string
  next: { to: string; label: string }
}

const NEW_CODE = { to: paths.onboardingNew(), label: '두손에서 코드 받기' }
const ENTER_AGAIN = { to: paths.cafeCode(), label: '코드 다시 넣기' }
const BEGIN = { to: paths.onboarding(), label: '카페 연동 처음으로' }

/** What went wrong with a link, by its name in the address of `/onboarding/error`. */
export const CAFE_PROBLEMS = {
  'code-wrong': {
    status: CAFE_REFUSALS.CODE_WRONG.status,
    title: '없는 코드예요',
    text: '글자를 다시 확인해 주세요. 새 코드를 받으면 먼저 받은 코드는 쓸 수 없어요.',
    next: ENTER_AGAIN,
  },
  'code-expired': {
    status: CAFE_REFUSALS.CODE_EXPIRED.status,
    title: '코드의 유효 시간이 지났어요',
    text: '코드는 받은 뒤 10분 동안만 쓸 수 있어요. 카페에서 새 코드를 받아 다시 넣어 주세요.',
    next: ENTER_AGAIN,
  },
  'code-used': {
    status: CAFE_REFUSALS.CODE_USED.status,
    title: '이미 사용한 코드예요',
    text: '코드는 한 번만, 처음 넣은 두손 계정에서만 쓸 수 있어요. 직접 쓰지 않았다면 카페에서 새 코드를 받아 주세요.',
    next: ENTER_AGAIN,
  },
  taken: {
    status: CAFE_REFUSALS.TAKEN.status,
    title: '다른 두손 계정과 연동된 카페 회원이에요',
    text: '카페 회원 한 명은 두손 계정 하나와만 연동할 수 있어요. 그 계정으로 로그인하거나, 그 계정에서 연동을 해제한 뒤 다시 해 주세요.',
    next: BEGIN,
  },
  already: {
    status: CAFE_REFUSALS.ALREADY.status,
    title: '이미 다른 카페 회원과 연동돼 있어요',
    text: '두손 계정 하나는 카페 회원 한 명과만 연동할 수 있어요. 바꾸려면 지금 연동을 먼저 해제해 주세요.',
    next: { to: paths.providers(), label: '지금 연동 보기' },
  },
  later: {
    status: CAFE_REFUSALS.LATER.status,
    title: '아직 다른 카페 회원과 연동할 수 없어요',
    text: '연동을 해제하고 30일이 지나야 다른 카페 회원과 연동할 수 있어요. 전에 연동한 카페 회원과는 바로 다시 연동할 수 있어요.',
    next: BEGIN,
  },
  'cafe-down': {
    status: CAFE_REFUSALS.CAFE_DOWN.status,
    title: '카페에 연결하지 못했어요',
    text: '카페가 잠시 대답하지 않아요. 받은 코드는 10분 안에 다시 넣을 수 있어요.',
    next: ENTER_AGAIN,
  },
  limited: {
    status: CAFE_REFUSALS.LIMITED.status,
    title: '코드를 너무 여러 번 넣었어요',
    text: '안전을 위해 10분쯤 쉬었다가 새 코드로 다시 해 주세요.',
    next: BEGIN,
  },
  cancelled: {
    status: 200,
    title: '연동을 그만뒀어요',
    text: '카페와 두손에 달라진 것은 없어요. 원할 때 처음부터 다시 할 수 있어요.',
    next: BEGIN,
  },
  'ended-by-cafe': {
    status: 200,
    title: '카페에서 연동이 끝났어요',
    text: '카페에서 연동을 끝냈거나, 카페가 회원님을 찾지 못했어요. 카페에 로그인한 뒤 다시 연동해 주세요.',
    next: NEW_CODE,
  },
  'naver-needed': {
    status: 409,
    title: '네이버 계정이 연결돼 있지 않아요',
    text: '네이버 계정을 연결하거나, 코드로 연동해 주세요.',
    next: NEW_CODE,
  },
  unknown: {
    status: 200,
    title: '연동을 마치지 못했어요',
    text: '어디까지 됐는지 확인하고 이어서 할 수 있어요.',
    next: BEGIN,
  },
} as const satisfies Record<string, CafeProblem>

export type CafeProblemName = keyof typeof CAFE_PROBLEMS

const PROBLEM_OF: Record<CafeRefusal | 'NAVER_NEEDED', CafeProblemName> = {
  CODE_WRONG: 'code-wrong',
  CODE_EXPIRED: 'code-expired',
  CODE_USED: 'code-used',
  TAKEN: 'taken',
  ALREADY: 'already',
  LATER: 'later',
  CAFE_DOWN: 'cafe-down',
  LIMITED: 'limited',
  NAVER_NEEDED: 'naver-needed',
}

/** The address of the page for a refusal of the host. */
export const cafeProblemHref = (code: keyof typeof PROBLEM_OF): string =>
  paths.onboardingError(PROBLEM_OF[code])

export const isCafeProblem = (name: string | null): name is CafeProblemName =>
  name !== null && Object.hasOwn(CAFE_PROBLEMS, name)
