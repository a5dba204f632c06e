import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely'
import { MORE_SENSES } from './0088-more-senses.ts'
import { SHORT_NAME_SENSES } from './0088-short-names.ts'

interface Sense {
  words: string[]
  texts: string[]
  categories: string[]
  is_vague: boolean
}

/** Entries of migration 0068 that meant too much, by their first words: what they are instead. */
const CHANGED_SENSES: readonly (readonly [first: string, line: string])[] = [
  ['태블릿 탭', '태블릿 테블릿 태블렛 tablet | 태블릿 | 갤럭시탭, 아이패드'],
  ['맥북 맥붘', '맥북 맥붘 macbook | | ^맥북'],
  ['드론', '드론 drone | 드론 dji | ^드론/캠코더'],
  ['피아노', '피아노 건반 키보드피아노 piano | 피아노 건반 | ^건반/관악/타악'],
  ['냉장고', '냉장고 fridge refrigerator | 냉장고 | 냉장고/김치냉장고'],
  ['낚시', '낚시 fishing 낚시용품 | 낚시 낚싯대 낚시대 | 낚시'],
  ['젤다', '젤다 | 젤다'],
  ['베라', '배스킨 배스킨라빈스 | 배스킨라빈스'],
  ['구두 로퍼', '구두 로퍼 펌프스 loafer heels | | 구두/로퍼, 펌프스/로퍼, 남성 구두, 여성 구두'],
  ['정장', '정장 양복 suit | 정장 수트 | ^바지/정장'],
  ['컵 머그', 'cup mug | 컵 머그 텀블러'],
  ['등', '전구 | 전구'],
  ['캠', '웹캠 화상카메라 | 웹캠'],
  ['붓', '붓펜 | 붓펜'],
  ['칼', '식칼 과도 knife | 식칼 부엌칼 과도 나이프 칼세트 주방칼'],
  ['솥', '가마솥 무쇠솥 | 가마솥 무쇠솥 주물솥'],
  ['힐', '하이힐 | 하이힐 펌프스'],
  ['쌀', '쌀통 | 쌀통'],
  ['레고', '!레고 lego | 레고- 듀플로- | ^레고(성인), ^블록/레고'],
  ['싸이클', '싸이클 사이클 | 사이클 스핀바이크'],
  [
    '영화표',
    '영화표 영화티켓 영화예매권 영화관람권 영화 movie | 영화 cgv 메가박스 롯데시네마 | ^영화/전시',
  ],
  ['지갑', '지갑 wallet | 지갑 | 지갑'],
  [
    '운동화 스니커즈',
    '운동화 스니커즈 sneakers 스니커 | 운동화 스니커즈 러닝화 | 운동화/스니커즈, 남성신발>스니커즈, 여성신발>스니커즈',
  ],
  ['통기타', '!통기타 어쿠스틱기타 포크기타 | 통기타 어쿠스틱 fg800 ad810 | ^기타/현악기'],
  ['버너', '버너 스토브 burner | 버너 스토브 | ^버너/화로대'],
  ['효도폰 폴더폰', '효도폰 | | 효도폰/키즈폰'],
  ['캣타워', '캣타워 캣폴 | 캣타워 캣폴'],
  ['그릇', '그릇 그릇세트 plate dish | 그릇 접시 한식기 반상기 식기세트 | ^그릇/컵'],
  ['라켓', '라켓 racket | 라켓 라켓트'],
  ['히터 난로', '히터 난로 온풍기 라디에이터 heater | 히터 난로 라디에이터 온풍기 | 난로/히터'],
  ['무선청소기', '코드제로 | 코드제로'],
  ['남성의류', '남성의류 남성복 | | 남성의류'],
  ['여성의류', '여성의류 여성복 | | 여성의류'],
  ['바이올린', '바이올린 violin | 바이올린'],
  [
    '캠핑의자',
    '!캠핑의자 캠핑체어 릴렉스체어 감성체어 | 캠핑의자 캠핑체어 체어원 커밋체어 커밋의자 릴렉스체어 | ^캠핑가구/취침>의자/테이블',
  ],
  ['캠핑테이블', '!캠핑테이블 롤테이블 | 캠핑테이블 롤테이블 igt | ^캠핑가구/취침>의자/테이블'],
  [
    '게이밍노트북',
    '!게이밍노트북 겜트북 게임용노트북 게임노트북 | 게이밍노트북 리전 tfg rog 제피러스 오멘 프레데터 알리엔웨어 | ^게이밍/기타',
  ],
  ['공구 연장', '연장 tools tool | 공구 | 전동공구, 수공구/공구함'],
  ['골프채', '골프 golf 골프용품 | | 골프'],
  ['실내자전거', '스핀바이크 | 스핀바이크 실내사이클 실내자전거'],
]

const list = (text: string, separator: RegExp | string) =>
  text
    .split(separator)
    .map((each) => each.trim())
    .filter(Boolean)

function senseOf(line: string): Sense {
  const [words = '', texts = '', categories = ''] = line.split('|')
  return {
    words: list(words.replace('!', ''), /\s+/),
    texts: list(texts, /\s+/),
    categories: list(categories, ','),
    is_vague: words.startsWith('!'),
  }
}

const sensesOf = (lines: string) =>
  list(lines, '\n')
    .filter((line) => !line.startsWith('#'))
    .map(senseOf)

/** The letters of a nickname are a part of other words (지슈라 is none, 플4 of 플스4 is), so it counts as a word of its own. */
const shortName = ({ words, texts, categories }: Sense): Sense => ({
  words,
  texts: [...texts, ...words.filter((word) => word.length > 1).map((word) => `=${word}`)],
  categories,
  is_vague: true,
})

const contentOf = sql`jsonb_build_object('words', words, 'texts', texts, 'categories', categories, 'isVague', is_vague)`

/** @param lines in the format of 0068-search-senses.ts */
export const addSenses = (db: Kysely<unknown>, lines: string): Promise<void> =>
  insertSenses(db, sensesOf(lines))

async function insertSenses(db: Kysely<unknown>, added: readonly Sense[]): Promise<void> {
  await sql`
    with entry as (
      insert into search_sense (words, texts, categories, is_vague)
      select words, texts, categories, is_vague
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
        as entry (words jsonb, texts jsonb, categories jsonb, is_vague boolean)
      returning *
    )
    insert into search_sense_version (sense_seq, version, did, content, at)
    select sense_seq, 1, 'SAVE', ${contentOf}, now() from entry`.execute(db)
}

/** Meanings of words from what many people type; an entry that an operator has changed stays as it is. */
async function writeSenses(db: Kysely<unknown>): Promise<void> {
  await insertSenses(db, [...sensesOf(MORE_SENSES), ...sensesOf(SHORT_NAME_SENSES).map(shortName)])
  for (const [first, line] of CHANGED_SENSES) await changeSense(db, first, line)
}

/** @param first the first words of an entry that nobody has changed */
export function changeSense(db: Kysely<unknown>, first: string, line: string): Promise<void> {
  const [one = '', two] = first.split(' ')
  const begins = sql`words ->> 0 = ${one} and (${two ?? null}::text is null or words ->> 1 = ${two ?? null})`
  return rewriteSense(
    db,
    sql`${begins} and sense_seq = (select min(sense_seq) from search_sense where ${begins})`,
    line,
  )
}

/** @param word the only word of an entry that nobody has changed */
export const changeSenseOf = (db: Kysely<unknown>, word: string, line: string): Promise<void> =>
  rewriteSense(db, sql`words = ${JSON.stringify([word])}::jsonb`, line)

/** An entry that an operator has changed stays as it is. */
async function rewriteSense(
  db: Kysely<unknown>,
  which: RawBuilder<unknown>,
  line: string,
): Promise<void> {
  const { words, texts, categories, is_vague } = senseOf(line)
  await sql`
    with entry as (
      update search_sense set words = ${JSON.stringify(words)}::jsonb, texts = ${JSON.stringify(texts)}::jsonb,
        categories = ${JSON.stringify(categories)}::jsonb, is_vague = ${is_vague}, version = 2, updated_at = now()
      where version = 1 and not is_hidden and ${which}
      returning *
    )
    insert into search_sense_version (sense_seq, version, did, content, at)
    select sense_seq, 2, 'SAVE', ${contentOf}, now() from entry`.execute(db)
}

const statements = [
  // No alert is told of a product because it is stored differently.
  'alter table product_search disable trigger keyword_alert_check_updated',
  // As searchTextOf does, but for names in another spelling, which the next change of the product adds.
  `update product_search set norm = norm || coalesce((
      select ' ' || string_agg(word, ' ') from (
        select distinct word from product, lower(normalize(title, nfc)) as folded, lateral (
          select regexp_split_to_table(regexp_replace(folded, '(\\d)\\.(?=\\d)', '\\1', 'g'), '[^a-z0-9가-힣]+') as word
          union all
          select regexp_replace(token, '[^a-z0-9가-힣]+', '', 'g')
          from regexp_split_to_table(folded, '\\s+') as token
        ) as words
        where product.product_seq = product_search.product_seq and word <> ''
      ) as words
    ), '')`,
  'alter table product_search enable trigger keyword_alert_check_updated',
]

/** The words of titles in the search text, and more meanings of the words of queries. */
export const wordsInSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`set local statement_timeout = 0`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
    await writeSenses(db)
  },
}
