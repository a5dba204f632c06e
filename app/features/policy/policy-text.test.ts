import { expect, it } from 'vitest'
import { policyBlocks } from './policy-text.ts'

it('약관은 제목, 문단, 목록으로 나뉜다', () => {
  expect(
    policyBlocks('## 제1조 (목적)\n\n이 약관은\n목적을 정합니다.\n\n- 이름\n- 휴대폰 번호\n\n끝.'),
  ).toEqual([
    { kind: 'heading', text: '제1조 (목적)' },
    { kind: 'paragraph', text: '이 약관은\n목적을 정합니다.' },
    { kind: 'list', items: ['이름', '휴대폰 번호'] },
    { kind: 'paragraph', text: '끝.' },
  ])
})

it('문장 바로 아래의 목록도 목록이다', () => {
  expect(policyBlocks('다음 항목을 받아요.\n- 이름\n- 생년월일')).toEqual([
    { kind: 'paragraph', text: '다음 항목을 받아요.' },
    { kind: 'list', items: ['이름', '생년월일'] },
  ])
})

it('빈 약관에는 아무것도 없다', () => {
  expect(policyBlocks('\n\n')).toEqual([])
})
