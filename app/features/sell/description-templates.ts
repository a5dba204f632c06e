/** Lines of a description that buyers ask about anyway, by the slug of the top category; the seller fills them in. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  luxury: [
    '구매 시기와 구매처:',
    '정품 여부 (보증서, 영수증):',
    '구성품 (더스트백, 박스):',
    '사용 횟수와 보관 상태:',
    '하자 (스크래치, 변색, 모서리):',
  ],
  fashion: [
    '브랜드와 사이즈 (실측):',
    '구매 시기:',
    '착용 횟수:',
    '소재와 색상:',
    '하자 (얼룩, 보풀, 수선):',
  ],
  'fashion-goods': [
    '브랜드와 사이즈:',
    '구매 시기:',
    '사용 횟수:',
    '구성품 (박스, 더스트백):',
    '하자 (오염, 스크래치):',
  ],
  beauty: ['제품명과 용량:', '구매 시기:', '사용기한:', '개봉 여부 (미개봉만 팔 수 있어요):'],
  'baby-kids': [
    '구매 시기:',
    '사용 기간과 아이 개월 수:',
    '구성품:',
    '세탁이나 소독을 했는지:',
    '하자:',
  ],
  'mobile-tablet': [
    '모델명과 용량, 색상:',
    '구매 시기와 통신사:',
    '사용 기간:',
    '배터리 성능:',
    '구성품 (박스, 충전기):',
    '하자 (화면, 찍힘, 수리 이력):',
  ],
  appliance: [
    '제조사와 모델명:',
    '구매 시기:',
    '사용 기간:',
    '작동 상태:',
    '하자:',
    '운반 방법 (엘리베이터, 분해):',
  ],
  computer: [
    '모델명:',
    '사양 (CPU, 램, 저장장치):',
    '구매 시기와 AS 기간:',
    '사용 기간:',
    '구성품:',
    '하자 (화면, 배터리):',
  ],
  camera: [
    '모델명:',
    '구매 시기 (국내 정품, 해외 구매):',
    '컷 수 또는 사용 기간:',
    '구성품:',
    '하자 (렌즈 먼지, 스크래치):',
  ],
  furniture: [
    '브랜드:',
    '크기 (가로, 세로, 높이):',
    '구매 시기:',
    '사용 기간:',
    '하자:',
    '운반 방법 (엘리베이터, 분해):',
  ],
  living: ['브랜드와 크기:', '구매 시기:', '사용 기간:', '구성품:', '하자:'],
  game: [
    '제품명과 기종:',
    '구매 시기:',
    '사용 기간:',
    '구성품 (케이스, 케이블):',
    '작동 상태와 하자:',
  ],
  'pet-hobby': ['제품명:', '구매 시기:', '사용 기간:', '구성품:', '하자:'],
  'book-music': [
    '제목과 지은이 (음반은 아티스트):',
    '출판 연도 또는 판:',
    '필기나 밑줄:',
    '보관 상태:',
  ],
  ticket: ['사용처:', '유효기간:', '사용 조건:', '전달 방법:'],
  sports: ['브랜드와 사이즈:', '구매 시기:', '사용 횟수:', '구성품:', '하자:'],
  'leisure-travel': ['브랜드와 크기:', '구매 시기:', '사용 횟수:', '구성품:', '하자 (구멍, 오염):'],
  motorcycle: [
    '차종과 연식:',
    '주행거리:',
    '사고와 수리 이력:',
    '보험과 서류 상태:',
    '하자:',
    '시승할 수 있는 곳:',
  ],
  'tool-industry': [
    '제조사와 모델명:',
    '구매 시기:',
    '사용 기간:',
    '작동 상태:',
    '구성품:',
    '하자:',
  ],
  free: ['나누는 물건:', '사용 기간:', '하자:', '가져가실 수 있는 시간:'],
}

const GENERAL = ['구매 시기:', '사용 기간:', '구성품:', '하자:', '거래할 때 알아 둘 점:']

/** The description's template of a top category, one line for each thing to fill in. */
export function descriptionTemplate(topSlug: string | undefined): string {
  return (TEMPLATES[topSlug ?? ''] ?? GENERAL).map((line) => `- ${line} `).join('\n')
}

/** A description with the template after it; nothing is lost, and a template that is there already is not repeated. */
export function withTemplate(body: string, topSlug: string | undefined): string {
  const template = descriptionTemplate(topSlug)
  const typed = body.trimEnd()
  if (typed === '') return template
  const [firstLine = ''] = template.split('\n')
  return typed.includes(firstLine.trim()) ? body : `${typed}\n\n${template}`
}
