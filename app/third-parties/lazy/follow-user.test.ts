import { afterEach, expect, it } from 'vitest'
import { sessionStore } from '#app/shell/session/session-store.ts'
import { followUser } from './follow-user.ts'

const signIn = (userSeq: number) =>
  sessionStore.set({
    status: 'authenticated',
    userSeq,
    role: 'USER',
    accessToken: 'token',
    accessTokenExpires: 0,
  })

afterEach(() => sessionStore.set({ status: 'unauthenticated' }))

it('tells who is signed in already, and every change once', () => {
  signIn(7)
  const told: (number | null)[] = []
  followUser((userSeq) => told.push(userSeq))
  signIn(7)
  sessionStore.set({ status: 'unauthenticated' })
  sessionStore.set({ status: 'unauthenticated' })
  signIn(8)
  expect(told).toEqual([7, null, 8])
})

it('keeps the user while the session is asked for anew', () => {
  const told: (number | null)[] = []
  followUser((userSeq) => told.push(userSeq))
  sessionStore.set({ status: 'loading' })
  signIn(7)
  sessionStore.set({ status: 'loading' })
  signIn(7)
  expect(told).toEqual([7])
})
