import { expect, it } from 'vitest'
import { realEndpoints } from '#backend/integrations/social/endpoints.ts'
import { formTargets } from './form-targets.ts'

const app = { clientId: 'a', clientSecret: 'b' }

it('forms may end at the providers that are set up, and at their sign-in pages', () => {
  const social = {
    naver: { ...app, endpoints: realEndpoints.naver },
    kakao: { ...app, appId: null, endpoints: realEndpoints.kakao },
  }
  expect(formTargets(social, 'https://duson.example')).toEqual([
    'https://nid.naver.com',
    'https://kauth.kakao.com',
    'https://accounts.kakao.com',
  ])
})

it('the sandbox is part of this site', () => {
  const endpoints = { authorize: 'http://localhost:3000/sandbox/kakao', token: '' }
  const social = { kakao: { ...app, appId: null, endpoints } }
  expect(formTargets(social, 'http://localhost:3000')).toEqual([])
})
