import { beforeEach, describe, expect, it } from 'vitest'
import { createEnterKey } from './enter-key.ts'

const ENTER = {
  key: 'Enter',
  code: 'Enter',
  keyCode: 13,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  repeat: false,
}
const COMPOSING = { ...ENTER, key: 'Process', keyCode: 229, isComposing: true }
const LETTER = { ...ENTER, key: 'a', code: 'KeyA', keyCode: 65 }

let sent = 0
let waiting: (() => void) | null = null
const runLater = () => {
  const done = waiting
  waiting = null
  done?.()
}
let enter: ReturnType<typeof createEnterKey>

beforeEach(() => {
  sent = 0
  waiting = null
  enter = createEnterKey(
    () => {
      sent += 1
    },
    (done) => {
      waiting = done
      return () => {
        waiting = null
      }
    },
  )
})

describe('엔터 한 번에 한 번 보낸다', () => {
  it('조합하지 않을 때', () => {
    expect(enter.keyDown(ENTER)).toBe(true)
    enter.keyUp(ENTER)
    expect(sent).toBe(1)
    enter.keyDown(ENTER)
    expect(sent).toBe(2)
  })

  it('조합 중 keydown 뒤에 compositionend만 올 때 (Firefox, Windows의 Chrome)', () => {
    expect(enter.keyDown(COMPOSING)).toBe(false)
    enter.compositionEnd('다')
    expect(enter.lineBreak()).toBe(true)
    runLater()
    enter.keyUp(COMPOSING)
    expect(sent).toBe(1)
  })

  it.each([
    ['보낸 뒤에', true],
    ['보내기 전에', false],
  ])('같은 누름의 keydown이 %s 한 번 더 올 때 (macOS의 Chrome)', (_, isSentFirst) => {
    enter.keyDown(COMPOSING)
    enter.compositionEnd('다')
    if (isSentFirst) runLater()
    expect(enter.keyDown(ENTER)).toBe(true)
    runLater()
    enter.keyUp(ENTER)
    expect(sent).toBe(1)
  })

  it('compositionend 뒤에 229로 keydown이 올 때 (Safari)', () => {
    enter.compositionEnd('다')
    expect(enter.keyDown({ ...ENTER, keyCode: 229 })).toBe(true)
    enter.keyUp({ ...ENTER, keyCode: 13 })
    expect(sent).toBe(1)
  })

  it('누르고 있어도 한 번', () => {
    enter.keyDown(ENTER)
    expect(enter.keyDown({ ...ENTER, repeat: true })).toBe(true)
    enter.keyUp(ENTER)
    expect(sent).toBe(1)
  })

  it('이어서 쓴 다음 메시지도 보낸다', () => {
    enter.keyDown(COMPOSING)
    enter.compositionEnd('다')
    runLater()
    enter.keyDown(LETTER)
    enter.keyDown(COMPOSING)
    enter.compositionEnd('요')
    runLater()
    expect(sent).toBe(2)
  })
})

describe('보내지 않는다', () => {
  it('Shift+Enter는 줄을 바꾼다', () => {
    expect(enter.keyDown({ ...ENTER, shiftKey: true })).toBe(false)
    expect(sent).toBe(0)
  })

  it('한자나 가나를 고르는 엔터', () => {
    enter.keyDown(COMPOSING)
    enter.compositionEnd('漢字')
    runLater()
    enter.keyUp(COMPOSING)
    expect(sent).toBe(0)
  })

  it('엔터 없이 끝난 조합', () => {
    enter.keyDown({ ...LETTER, isComposing: true, keyCode: 229 })
    enter.compositionEnd('가')
    runLater()
    expect(sent).toBe(0)
  })
})
