import { usePressInPlace } from '#app/features/hearts/use-press-in-place.ts'
import { paths } from '#app/paths.ts'
import { followStore } from './follow-store.ts'

const FOLLOW = {
  store: followStore,
  action: paths.pressFollow(),
  intent: 'follow',
  notSent: '단골을 바꾸지 못했어요. 연결을 확인하고 다시 눌러 주세요.',
}

/** Follows a store or ends it. */
export const usePressFollow = (): ((storeSeq: number, following: boolean) => Promise<boolean>) =>
  usePressInPlace(FOLLOW)
