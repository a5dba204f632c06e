import { describe, expect, it } from 'vitest'
import {
  answeredAppointment,
  isAppointmentTime,
  possibleAppointmentAnswers,
} from './appointment-states.ts'
import type { AppointmentState } from './chat-constants.ts'
import { DAY_MS } from './durations.ts'

const BUYER = 1
const SELLER = 2
const NOW = new Date('2026-11-21T03:00:00Z')
const appointment = (state: AppointmentState, at = '2026-11-21T03:00:00.001Z') => ({
  proposerStoreSeq: BUYER,
  state,
  at,
})

describe('약속의 상태', () => {
  it.each([
    ['PROPOSED', ['CANCEL'], ['ACCEPT', 'DECLINE']],
    ['ACCEPTED', ['CANCEL'], ['CANCEL']],
    ['DECLINED', [], []],
    ['CANCELLED', [], []],
  ] as const)('%s이면 제안한 사람은 %j, 상대는 %j', (state, proposer, other) => {
    expect(possibleAppointmentAnswers(appointment(state), BUYER, NOW)).toEqual(proposer)
    expect(possibleAppointmentAnswers(appointment(state), SELLER, NOW)).toEqual(other)
    // Nothing can be done after the time of the appointment.
    for (const storeSeq of [BUYER, SELLER])
      expect(
        possibleAppointmentAnswers(appointment(state, NOW.toISOString()), storeSeq, NOW),
      ).toEqual([])
  })

  it('같은 답은 같은 것이고, 다른 답은 받지 않는다', () => {
    expect(answeredAppointment(appointment('ACCEPTED'), 'ACCEPT', SELLER, NOW)).toBe('SAME')
    expect(answeredAppointment(appointment('ACCEPTED'), 'DECLINE', SELLER, NOW)).toBeNull()
    expect(answeredAppointment(appointment('CANCELLED'), 'CANCEL', SELLER, NOW)).toBe('SAME')
  })

  it.each([
    [0, false],
    [1, true],
    [90 * DAY_MS, true],
    [90 * DAY_MS + 1, false],
    [-1, false],
  ])('지금부터 %d밀리초 뒤: %s', (ahead, isTaken) => {
    expect(isAppointmentTime(new Date(NOW.getTime() + ahead), NOW)).toBe(isTaken)
  })
})
