/** How much a thing stores, and its memory. */
export interface Stored {
  /** 128GB, 1TB */
  capacity?: string
  /** 8GB */
  memory?: string
}

export const STORED = /(?<![\d.])(\d{1,4}) ?(gb|tb)(?![a-z])/gu
const BARE_CAPACITY =
  /(?<![\d.,/a-z×*])(?<!(?<![a-z\d])[a-z] )(?:ssd ?)?(32|64|128|256|512)(?![\d.,/%만천원a-z]| ?(?:만|천|원|비트|인치|mm|cm|kg|개(?![통봉월])|ml|조각|피스|페이지|색|번))/u
/** Numbers that are seldom anything but a capacity, whatever the thing is. */
const LEAST_SURE_CAPACITY = 128
export const PAIR =
  /(?<![\d.])(4|6|8|12|16|18|24|32|36|48|64) ?(?:gb?)? ?[/+] ?(128|256|512|[12](?= ?t|(?![\d\w]))|4(?= ?t)) ?(gb|tb|g|t)?(?![\d\w])/u
/** Of phones with little memory: 4/64. */
const SMALL_PAIR = /(?<![\d./])([2-8]) ?(?:gb?)? ?[/+] ?(32|64) ?(?:gb?)?(?![\d\w])/u
/** 256g, 2t: of things that store, and of a number that is a capacity only. */
const SHORT_UNIT = /(?<![\d.a-z])(8|16|32|64|128|256|512|[124])(g|t)(?![a-z\d가-힣])/gu
const LEAST_CAPACITY = 16
const MOST_TERABYTES = 8
const LEAST_GIGABYTES = 8
/** Of these, one number is the memory where another is the capacity. */
const MOST_MEMORY = 96
/** Things whose gigabytes are no choice, and those that have a bare number of them. */
const NO_STORAGE = /^(?:rtx|gtx|rx|쿼드로|라데온)|ddr\d|그래픽카드|레고|lego|퍼즐|비트|갤러그/iu
/** Of a computer it says how much memory it has: 램16 512. */
const MEMORY = /(?<![그\d])램(?![가-힣])/u
const HAS_STORAGE =
  /아이폰|갤럭시|아이패드|맥북|맥미니|아이맥|북|그램|노트북|픽셀|패드|플레이스테이션|스팀덱|앨라이|퀘스트|레드미|폴드|플립|탭|xps|리전|젠북|서피스|씽크패드|카본|오멘|빅터스|인강|킨들|오닉스|크레마|닌텐도|스위치|샤오미|포코|엘지 [vgq]\d|폰(?![가-힣])|공기계|아이팟|고프로|스틱|usb|sd카드|블랙박스|원플러스|낫싱|비보 |레트로이드|ssd|사타|sata|nvme|하드디스크/iu

/** 256g is 256 GB of a phone, and 2t two terabytes; 5g is a network. */
function withUnits(rest: string, context: string): string {
  if (!HAS_STORAGE.test(context)) return rest
  return rest.replace(SHORT_UNIT, (written, amount: string, unit: string) => {
    const isStored =
      unit === 't' ? Number(amount) <= MOST_TERABYTES : Number(amount) >= LEAST_GIGABYTES
    return isStored ? `${amount}${unit}b` : written
  })
}

/** @param rest a spelling without the names in it @param context the name and the whole spelling */
export function readStored(
  rest: string,
  { name, context }: { name: string; context: string },
): Stored {
  if (NO_STORAGE.test(context) || (MEMORY.test(context) && !HAS_STORAGE.test(name))) return {}
  const smallPair = HAS_STORAGE.test(context) ? SMALL_PAIR.exec(rest) : null
  if (smallPair) return { memory: `${smallPair[1]}GB`, capacity: `${smallPair[2]}GB` }
  const pair = PAIR.exec(rest)
  if (pair) {
    const [, memory, capacity, unit] = pair
    const inTerabytes = unit?.startsWith('t') || Number(capacity) < LEAST_CAPACITY
    return { memory: `${memory}GB`, capacity: `${capacity}${inTerabytes ? 'TB' : 'GB'}` }
  }
  const stored = [...withUnits(rest, context).matchAll(STORED)].map(([, amount, unit]) => ({
    amount: Number(amount) * (unit === 'tb' ? 1_000 : 1),
    text: `${amount}${unit?.toUpperCase()}`,
  }))
  const largest = stored.toSorted((one, other) => other.amount - one.amount)[0]
  if (
    !largest ||
    (stored.length === 1 && largest.amount <= MOST_MEMORY && HAS_STORAGE.test(context))
  ) {
    const number = BARE_CAPACITY.exec(rest)?.[1]
    const isSure = HAS_STORAGE.test(context) || Number(number) >= LEAST_SURE_CAPACITY
    const bare = isSure ? number : undefined
    if (bare !== undefined)
      return {
        capacity: `${bare}GB`,
        ...(largest && largest.text !== `${bare}GB` && { memory: largest.text }),
      }
    return largest ? { capacity: largest.text } : {}
  }
  const memory = stored.find(({ amount }) => amount <= MOST_MEMORY && amount < largest.amount)
  return { capacity: largest.text, ...(memory && { memory: memory.text }) }
}
