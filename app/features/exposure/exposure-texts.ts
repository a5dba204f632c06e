import { count } from '#app/format/count.ts'
import { josa } from '#app/format/josa.ts'
import type { Exposure } from '#contracts/listing-exposure.ts'
import { type ExposureHint, LAST_PLACE } from '#contracts/listing-exposure-constants.ts'

type Search = Exposure['searches'][number]

/** '상품 1,204개 중 3번째' */
export function placeText({ place, isFound, total, totalIsExact }: Search): string {
  if (!isFound) return '이 말로는 찾을 수 없어요'
  const goods = `상품 ${count(total)}개${totalIsExact ? '' : ' 이상'}`
  return place === null ? `${goods} 중 ${LAST_PLACE}번째보다 뒤` : `${goods} 중 ${count(place)}번째`
}

/** What to do about a hint. */
export function hintText(hint: ExposureHint, missingWord: string | null): string {
  switch (hint) {
    case 'SHORT_TITLE':
      return '제목에 무엇인지 알 수 있는 말이 적어요. 브랜드와 상품 이름을 함께 적어 보세요.'
    case 'NO_MODEL':
      return '모델명이나 크기, 용량을 제목에 적으면 꼭 맞는 구매자가 찾아와요.'
    case 'CATEGORY_WORD':
      return `${josa(missingWord ?? '', '으로/로')} 검색하면 나오지 않아요. 태그에 넣어 보세요.`
    case 'NO_TAGS':
      return '태그가 없어요. 구매자가 검색할 만한 말을 태그로 더해 보세요.'
    case 'BUMP':
      return '끌올하면 더 위에 보여요. 하루에 한 번 할 수 있어요.'
  }
}
