import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const FINGERPRINT = Array(32).fill('ab').join(':')

function lineOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables)
    return ''
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return error.message
  }
}

describe('the settings of the shell', () => {
  it('are empty by default', () => {
    const { shell, appLinks } = readEnvironment({})
    expect(shell).toEqual({
      webviewOrigins: [],
      cafeOrigins: [],
      offline: true,
      chatSocketUrl: null,
    })
    expect(appLinks).toEqual({})
  })

  it('are read from lists', () => {
    const { shell } = readEnvironment({
      WEBVIEW_ORIGINS: 'https://app.duson.example, http://app.localhost:3000,',
      CAFE_ORIGINS: 'https://cafe.example',
    })
    expect(shell.webviewOrigins).toEqual(['https://app.duson.example', 'http://app.localhost:3000'])
    expect(shell.cafeOrigins).toEqual(['https://cafe.example'])
  })

  it.each([
    'https://cafe.example/',
    'https://cafe.example/path',
    'https://CAFE.example',
    'https://*.example',
    "https://cafe.example; script-src 'unsafe-inline'",
    "'none'",
    'cafe.example',
    'ftp://cafe.example',
    'https://user@cafe.example',
  ])('accept no %s as an origin', (origin) => {
    for (const name of ['WEBVIEW_ORIGINS', 'CAFE_ORIGINS'])
      expect(lineOf({ [name]: `https://good.example,${origin}` })).toContain(
        `environment: ${name}.1`,
      )
  })

  it('sharing by KakaoTalk needs the key', () => {
    const key = '0123456789abcdef0123456789abcdef'
    expect(readEnvironment({}).shell.kakaoShare).toBeUndefined()
    expect(readEnvironment({ KAKAO_JAVASCRIPT_KEY: key }).shell.kakaoShare).toEqual({
      key,
      script: expect.stringMatching(/^https:\/\/t1\.kakaocdn\.net\/.+\.js$/),
    })
    expect(lineOf({ KAKAO_JAVASCRIPT_KEY: 'secret' })).toContain('KAKAO_JAVASCRIPT_KEY')
    for (const wrong of ["https://a.example/a.js; script-src 'none'", 'https://a.example/', 'a.js'])
      expect(lineOf({ KAKAO_SDK_URL: wrong })).toContain('KAKAO_SDK_URL')
  })

  it('the socket of the chat may be elsewhere', () => {
    const url = 'wss://chat.duson.example/socket/chat'
    expect(readEnvironment({ CHAT_SOCKET_URL: url }).shell.chatSocketUrl).toBe(url)
    for (const wrong of ['https://chat.duson.example/', "wss://a/b; script-src 'none'", 'chat'])
      expect(lineOf({ CHAT_SOCKET_URL: wrong })).toContain('CHAT_SOCKET_URL')
  })

  it('the socket of the chat uses TLS where the pages do', () => {
    const line = lineOf({
      PUBLIC_ORIGIN: 'https://duson.example',
      SANDBOX: '1',
      CHAT_SOCKET_URL: 'ws://chat.duson.example/socket/chat',
    })
    expect(line).toContain('environment: CHAT_SOCKET_URL: has to begin with wss:')
  })

  it('the service worker can be switched off, and is off while developing', () => {
    expect(readEnvironment({ SERVICE_WORKER: '0' }).shell.offline).toBe(false)
    expect(readEnvironment({ NODE_ENV: 'development' }).shell.offline).toBe(false)
    expect(lineOf({ SERVICE_WORKER: 'no' })).toContain('SERVICE_WORKER')
  })
})

describe('the apps that open our addresses', () => {
  it('are read', () => {
    const { appLinks } = readEnvironment({
      ANDROID_PACKAGE: 'com.duson.app',
      ANDROID_CERT_SHA256: `${FINGERPRINT},${FINGERPRINT.toUpperCase()}`,
      IOS_APP_ID: 'ABCDE12345.com.duson.app',
    })
    expect(appLinks).toEqual({
      android: {
        packageName: 'com.duson.app',
        fingerprints: [FINGERPRINT.toUpperCase(), FINGERPRINT.toUpperCase()],
      },
      ios: { appId: 'ABCDE12345.com.duson.app' },
    })
  })

  it('are refused when they are invalid or incomplete', () => {
    expect(lineOf({ ANDROID_PACKAGE: 'com.duson.app' })).toContain('ANDROID_CERT_SHA256')
    expect(lineOf({ ANDROID_CERT_SHA256: FINGERPRINT })).toContain('ANDROID_PACKAGE')
    expect(lineOf({ ANDROID_PACKAGE: 'duson' })).toContain('ANDROID_PACKAGE')
    expect(lineOf({ ANDROID_PACKAGE: 'a.b', ANDROID_CERT_SHA256: 'AB:CD' })).toContain(
      'ANDROID_CERT_SHA256.0',
    )
    expect(lineOf({ IOS_APP_ID: 'com.duson.app' })).toContain('IOS_APP_ID')
  })
})
