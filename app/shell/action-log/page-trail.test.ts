import { describe, expect, test } from 'vitest'
import { createPageTrail, nextTrail, type PageTrail } from './page-trail.ts'

const page = (path: string) => ({ path, pageId: `id-of-${path}` })

/** The trail after a walk, as paths. */
function walk(...paths: string[]) {
  const trail = paths.reduce<PageTrail | null>(
    (before, path) => nextTrail(before, page(path)),
    null,
  )
  return [trail?.first.path, trail?.previous?.path ?? null, trail?.current.path]
}

describe('처음 본 경로와 이전 경로 (SPEC.md 2장)', () => {
  test.each<[string, string[], [string, string | null, string]]>([
    ['처음 온 화면에는 이전 경로가 없다', ['/'], ['/', null, '/']],
    ['다음 화면의 이전 경로는 방금 본 화면이다', ['/', '/category'], ['/', '/', '/category']],
    ['처음 본 경로는 끝까지 그대로다', ['/a', '/b', '/c', '/d'], ['/a', '/c', '/d']],
    ['새로 고쳐도 이전 경로는 그대로다', ['/a', '/b', '/b'], ['/a', '/a', '/b']],
    ['뒤로 가면 이전 경로는 떠나온 화면이다', ['/a', '/b', '/c', '/b'], ['/a', '/c', '/b']],
    ['뒤로 갔다 앞으로 가도 그렇다', ['/a', '/b', '/a', '/b'], ['/a', '/a', '/b']],
    ['로그인 화면에서는 떠나온 화면이 이전 경로다', ['/a', '/signin'], ['/a', '/a', '/signin']],
    [
      '이전 경로가 로그인 화면이면 그 앞의 경로로 바꾼다',
      ['/a', '/signin', '/b'],
      ['/a', '/a', '/b'],
    ],
    [
      '로그인 화면을 여러 번 거쳐도 그 앞의 경로다',
      ['/a', '/b', '/signin?redirectTo=%2Fc', '/signin', '/c'],
      ['/a', '/b', '/c'],
    ],
    [
      '가입하는 화면들도 로그인 화면이다',
      ['/a', '/signin', '/policy-agreement', '/phone-verify', '/b'],
      ['/a', '/a', '/b'],
    ],
    [
      '로그인하고 떠나온 화면으로 돌아오면 그 화면이 이전 경로다',
      ['/a', '/b', '/signin', '/b'],
      ['/a', '/b', '/b'],
    ],
    ['로그인 화면으로 처음 왔으면 이전 경로가 없다', ['/signin', '/a'], ['/signin', null, '/a']],
    [
      '이름만 비슷한 경로는 로그인 화면이 아니다',
      ['/signing', '/a'],
      ['/signing', '/signing', '/a'],
    ],
    ['조건이 다른 목록은 다른 경로다', ['/l', '/l?sort=1', '/a'], ['/l', '/l?sort=1', '/a']],
  ])('%s', (_name, paths, expected) => {
    expect(walk(...paths)).toEqual(expected)
  })
})

/** Session storage with the given content. */
function fakeStorage(value?: string) {
  const held = new Map<string, string>(value === undefined ? [] : [['page-trail', value]])
  return {
    held,
    storage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, text: string) => void held.set(key, text),
    } as Storage,
  }
}

describe('세션 저장소의 경로', () => {
  test('새 문서가 이어받고, 돌아온 문서도 그사이의 화면을 안다', () => {
    const { storage } = fakeStorage()
    const [one, other] = [createPageTrail(() => storage), createPageTrail(() => storage)]
    one.see(page('/a'))
    other.see(page('/b'))
    expect(one.see(page('/a'))).toMatchObject({ previous: { path: '/b' }, current: { path: '/a' } })
  })

  test('목록이 주소의 쪽 번호를 바꾼 뒤 새로 고쳐도 이전 경로는 그대로다', () => {
    const { storage } = fakeStorage()
    const trail = createPageTrail(() => storage)
    trail.see(page('/a'))
    trail.see(page('/list'))
    trail.rename('/list?page=3')
    expect(trail.see(page('/list?page=3'))).toMatchObject({ previous: { path: '/a' } })
    expect(trail.see(page('/b'))).toMatchObject({ previous: { path: '/list?page=3' } })
  })

  test.each(['{', 'null', '7', '[]', '{"first":"/","current":{}}', '{"current":null}'])(
    '저장소에 %s 같은 것이 있으면 새로 시작한다',
    (nonsense) => {
      const { storage } = fakeStorage(nonsense)
      const trail = createPageTrail(() => storage)
      expect(trail.see(page('/a'))).toEqual({
        first: page('/a'),
        previous: null,
        current: page('/a'),
      })
    },
  )

  test('저장소를 막아 두어도 문서가 있는 동안은 안다', () => {
    const trail = createPageTrail(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    trail.see(page('/a'))
    expect(trail.see(page('/b'))).toMatchObject({ first: { path: '/a' }, previous: { path: '/a' } })
    expect(trail.read()?.current.path).toBe('/b')
  })
})
