import { expect, it } from 'vitest'
import { policySections } from './policy-sections.ts'

it('머리말과 조항을 나누고, 조항마다 찾아갈 이름을 붙인다', () => {
  expect(policySections('머리말\n\n## 제1조\n\n하나\n\n- 둘\n\n## 부칙\n\n끝')).toEqual({
    lead: [{ kind: 'paragraph', text: '머리말' }],
    sections: [
      {
        anchor: 'section-1',
        heading: '제1조',
        blocks: [
          { kind: 'paragraph', text: '하나' },
          { kind: 'list', items: ['둘'] },
        ],
      },
      {
        anchor: 'section-2',
        heading: '부칙',
        blocks: [{ kind: 'paragraph', text: '끝' }],
      },
    ],
  })
})

it('제목이 없는 글은 머리말뿐이다', () => {
  expect(policySections('하나')).toEqual({
    lead: [{ kind: 'paragraph', text: '하나' }],
    sections: [],
  })
})
