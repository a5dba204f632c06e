import { describe, expect, it } from 'vitest'
import { type Canary, findCanaries, type Place } from './canaries.ts'

const PHONE: Canary = { kind: 'phone', value: '01073918264' }
const NAME: Canary = { kind: 'name', value: '남궁가나리' }
const BORN: Canary = { kind: 'birth date', value: '1987-04-03' }
const RESIDENT: Canary = { kind: 'resident number', value: '870403-2' }
const CODE: Canary = { kind: 'one-time code', value: '483920' }
const TOKEN: Canary = { kind: 'token', value: 'q7Jb0-3nXw_Zk51mV9aTtR2cLhYd8eGf' }
const ACCESS: Canary = {
  kind: 'access token',
  value: 'eyJhbGciOiJFUzI1NiJ9.eyJ1c2VyU2VxIjo1fQ.c2lnbmF0dXJlLW9mLW5vYm9keQ',
}
const ALL = [PHONE, NAME, BORN, RESIDENT, CODE, TOKEN, ACCESS]

const scan = (place: Place, text: string) =>
  findCanaries(ALL, [{ place, where: 'here', text }]).map((line) => line.split(' in ')[0])

const told = ({ kind, value }: Canary) => [`${kind} ${value}`]

describe('the scan bites', () => {
  it.each<[string, Canary, Place, string]>([
    ['a number in a log line', PHONE, 'LOG', '{"level":50,"msg":"no text to 01073918264"}'],
    ['a number as people write it', PHONE, 'LOG', 'to 010-7391-8264'],
    ['a number as the world writes it', PHONE, 'LOG', 'to +82 10 7391 8264'],
    ['a masked number', PHONE, 'PAGE', '<dd>010-****-8264</dd>'],
    ['a number in an address', PHONE, 'ADDRESS', 'http://localhost/v1/members?query=010+7391+8264'],
    [
      'a number within base64',
      PHONE,
      'LOG',
      Buffer.from('{"phone":"01073918264"}').toString('base64'),
    ],
    [
      'the same in small letters',
      PHONE,
      'LOG',
      Buffer.from('{"phone":"01073918264"}').toString('base64').toLowerCase(),
    ],
    ['a name in HTML', NAME, 'PAGE', '<h1>남궁가나리님</h1>'],
    [
      'a name in the data of a page',
      NAME,
      'PAGE',
      JSON.stringify('남궁가나리').replaceAll(
        /[^\0-\x7f]/g,
        (c) => `\\u${c.charCodeAt(0).toString(16)}`,
      ),
    ],
    ['a name in HTML, escaped', NAME, 'PAGE', '&#xB0A8;&#xAD81;&#xAC00;&#xB098;&#xB9AC;'],
    ['a masked name', NAME, 'PAGE', '<td>남궁***</td>'],
    [
      'a name in an address',
      NAME,
      'ADDRESS',
      `/signin?redirectTo=${encodeURIComponent(`/x?${encodeURIComponent('남궁가나리')}`)}`,
    ],
    ['a name of the Mac', NAME, 'LOG', '남궁가나리'.normalize('NFD')],
    ['a birth date', BORN, 'LOG', 'born 1987-04-03'],
    ['a birth date in Korean', BORN, 'PAGE', '1987년 4월 3일'],
    ['the parts of a resident number', RESIDENT, 'ROW', '{"name":"8704032"}'],
    ['its first part alone', RESIDENT, 'ANSWER', '<input value="870403">'],
    ['a code', CODE, 'LOG', '인증번호 [483920]'],
    ['a code in a row', CODE, 'ROW', '{"code":"483920"}'],
    ['a token', TOKEN, 'FILE', 'xxq7Jb0-3nXw_Zk51mV9aTtR2cLhYd8eGfxx'],
    ['half a token', TOKEN, 'LOG', 'refresh q7Jb0-3nXw_Zk51mV9aT…'],
    [
      'a token within a cookie',
      TOKEN,
      'LOG',
      Buffer.from('{"refreshToken":"q7Jb0-3nXw_Zk51mV9aTtR2cLhYd8eGf"}').toString('base64url'),
    ],
    ['an access token', ACCESS, 'ADDRESS', `/socket?token=${ACCESS.value}`],
    ['the signature of one', ACCESS, 'LOG', 'c2lnbmF0dXJlLW9mLW5vYm9keQ'],
  ])('%s', (_, canary, place, text) => {
    expect(scan(place, text)).toEqual(told(canary))
  })

  it('but not for what is only similar', () => {
    expect(scan('LOG', '{"time":1748392013,"requestId":"a483920b-0000"} 010-****-8265')).toEqual([])
    expect(scan('PAGE', '/assets/x-1483920.js 1,987,040원 18704032')).not.toContain(
      'one-time code 483920',
    )
    expect(scan('ROW', '{"photo_id":"dcad257df87040328e30928de2e13c75"}')).toEqual([])
    expect(
      scan('LOG', 'eyJhbGciOiJFUzI1NiJ9.eyJ1c2VyU2VxIjo2fQ.b3RoZXItc2lnbmF0dXJlLW9mLW9uZQ'),
    ).toEqual([])
  })

  it('nor for data that a user sees of their own, and the data of an account', () => {
    expect(scan('ANSWER', `남궁가나리 010-7391-8264 ${ACCESS.value}`)).toEqual([])
    expect(scan('ROW', '{"phone_no":"01073918264","birth_date":"1987-04-03"}')).toEqual([])
  })
})
