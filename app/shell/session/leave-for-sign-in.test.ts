import { expect, it } from 'vitest'
import { createLeaveForSignIn } from './leave-for-sign-in.ts'

it('로그아웃하는 동안 늦게 온 401은 오류 화면으로 데려가지 않는다', () => {
  const done: string[] = []
  const page = createLeaveForSignIn({
    forget: () => done.push('forgotten'),
    goTo: (address) => done.push(address),
  })
  page.setSigningOut(true)
  page.leave()
  expect(done).toEqual([])
  page.setSigningOut(false)
  page.leave()
  expect(done).toEqual(['forgotten', '/signin?errorCode=401'])
})
