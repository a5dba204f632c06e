// Korean couriers that sellers send with: numbers, how they are checked, where a parcel can be looked up.

export interface CourierRow {
  name: string
  /** Its customers' service. */
  phone: string
  /** Lengths of its numbers, in digits. */
  lengths: readonly number[]
  /** How its last digit follows from the others, where that is known. */
  check: CheckDigit | null
  /** Where the courier itself shows a parcel; the number is appended. */
  page: string | null
  /** Handed in at a shop. */
  isConvenienceStore: boolean
}

/**
 * `SEVEN`: the last digit is the rest of the others divided by seven. `SEVEN_OF_NINE`: of the nine digits before it, as the
 * first two of twelve say where the number was given out.
 */
export type CheckDigit = 'SEVEN' | 'SEVEN_OF_NINE'

/** In the order in which a form offers them: the largest first, which is also how a number is guessed. */
export const COURIERS = {
  CJ: {
    name: 'CJ대한통운',
    phone: '1588-1255',
    lengths: [10, 12],
    check: 'SEVEN_OF_NINE',
    page: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=',
    isConvenienceStore: false,
  },
  EPOST: {
    name: '우체국택배',
    phone: '1588-1300',
    lengths: [13],
    check: null,
    page: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=',
    isConvenienceStore: false,
  },
  HANJIN: {
    name: '한진택배',
    phone: '1588-0011',
    lengths: [10, 12],
    check: 'SEVEN',
    page: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
    isConvenienceStore: false,
  },
  LOTTE: {
    name: '롯데택배',
    phone: '1588-2121',
    lengths: [10, 12],
    check: 'SEVEN',
    page: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=',
    isConvenienceStore: false,
  },
  LOGEN: {
    name: '로젠택배',
    phone: '1588-9988',
    lengths: [11],
    check: 'SEVEN',
    page: 'https://www.ilogen.com/web/personal/trace/',
    isConvenienceStore: false,
  },
  GS25: {
    name: 'GS25 편의점택배',
    phone: '1577-1287',
    lengths: [10, 12],
    check: null,
    page: 'https://www.cvsnet.co.kr/invoice/tracking.do?invoice_no=',
    isConvenienceStore: true,
  },
  CU: {
    name: 'CU 편의점택배',
    phone: '1566-1025',
    lengths: [10, 11, 12],
    check: null,
    page: 'https://www.cupost.co.kr/postbox/delivery/localResult.cupost?invoice_no=',
    isConvenienceStore: true,
  },
  KDEXP: {
    name: '경동택배',
    phone: '1899-5368',
    lengths: [9, 10, 11, 12, 13, 14, 15, 16],
    check: null,
    page: 'https://kdexp.com/basicNewDelivery.kd?barcode=',
    isConvenienceStore: false,
  },
  DAESIN: {
    name: '대신택배',
    phone: '043-222-4582',
    lengths: [13],
    check: null,
    page: 'https://www.ds3211.co.kr/freight/internalFreightSearch.ht?billno=',
    isConvenienceStore: false,
  },
  ILYANG: {
    name: '일양로지스',
    phone: '1588-0002',
    lengths: [8, 9, 10, 11],
    check: null,
    page: 'https://www.ilyanglogis.com/functionality/card_form_waybill.asp?hawb_no=',
    isConvenienceStore: false,
  },
  HAPDONG: {
    name: '합동택배',
    phone: '1899-3392',
    lengths: [9, 10, 11, 12, 13, 14, 15, 16],
    check: null,
    page: null,
    isConvenienceStore: false,
  },
  KUNYOUNG: {
    name: '건영택배',
    phone: '031-460-2700',
    lengths: [10, 11],
    check: null,
    page: null,
    isConvenienceStore: false,
  },
  CHUNIL: {
    name: '천일택배',
    phone: '1877-6606',
    lengths: [11],
    check: null,
    page: null,
    isConvenienceStore: false,
  },
  HOMEPICK: {
    name: '홈픽',
    phone: '1800-0987',
    lengths: [12],
    check: null,
    page: null,
    isConvenienceStore: false,
  },
} as const satisfies Record<string, CourierRow>
export type CourierCode = keyof typeof COURIERS

export const COURIER_CODES = Object.keys(COURIERS) as [CourierCode, ...CourierCode[]]

export const isCourierCode = (code: string): code is CourierCode => Object.hasOwn(COURIERS, code)

/** A number as it is stored: digits only, however it was typed or copied (`6123-4567-8901`, full-width digits). */
export function readInvoiceNo(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s\-–—.]/g, '')
}

/**
 * Whether a number can be one of a courier. `WRONG` cannot be. `DOUBTFUL`: its last digit does not follow from the
 * others; couriers bend their own rules, so a seller who has looked again may insist.
 */
export type InvoiceCheck = { kind: 'FITS' } | { kind: 'DOUBTFUL' | 'WRONG'; message: string }

/** @param invoiceNo as `readInvoiceNo` returns it */
export function checkInvoiceNo(courier: CourierCode, invoiceNo: string): InvoiceCheck {
  const { name, lengths, check }: CourierRow = COURIERS[courier]
  if (invoiceNo === '') return { kind: 'WRONG', message: '운송장 번호를 적어 주세요.' }
  if (!/^\d+$/.test(invoiceNo))
    return { kind: 'WRONG', message: '운송장 번호는 숫자만 적어 주세요.' }
  if (!lengths.includes(invoiceNo.length))
    return {
      kind: 'WRONG',
      message: `${name} 운송장 번호는 ${lengthWords(lengths)}예요. 지금은 ${invoiceNo.length}자리예요.`,
    }
  if (/^(\d)\1+$/.test(invoiceNo))
    return { kind: 'WRONG', message: '같은 숫자만 이어지는 운송장 번호는 없어요.' }
  if (check && !passes(check, invoiceNo))
    return {
      kind: 'DOUBTFUL',
      message: `${name} 번호와 끝자리가 맞지 않아요. 송장을 다시 보고, 맞으면 한 번 더 눌러 주세요.`,
    }
  return { kind: 'FITS' }
}

/**
 * The couriers that a number can be of, the likeliest first: those whose check digit fits, then those that have no rule,
 * each in the order of the table. A number whose check digit fits nowhere is still guessed by its length.
 */
export function guessCouriers(invoiceNo: string): CourierCode[] {
  const rank = (code: CourierCode): number => {
    const { kind } = checkInvoiceNo(code, invoiceNo)
    if (kind === 'WRONG') return -1
    if (kind === 'DOUBTFUL') return 0
    return COURIERS[code].check ? 2 : 1
  }
  return COURIER_CODES.map((code) => ({ code, points: rank(code) }))
    .filter(({ points }) => points >= 0)
    .sort((one, other) => other.points - one.points)
    .map(({ code }) => code)
}

/** The courier's own page of a parcel; null where it has none that an address leads to. */
export function courierPageOf(courier: CourierCode, invoiceNo: string): string | null {
  const { page } = COURIERS[courier]
  return page === null ? null : page + encodeURIComponent(invoiceNo)
}

function passes(check: CheckDigit, invoiceNo: string): boolean {
  const digits = check === 'SEVEN_OF_NINE' ? invoiceNo.slice(-10) : invoiceNo
  return Number(digits.slice(0, -1)) % 7 === Number(digits.slice(-1))
}

function lengthWords(lengths: readonly number[]): string {
  const [first = 0, ...others] = lengths
  const last = others.at(-1)
  if (last === undefined) return `숫자 ${first}자리`
  const isRow = last - first === others.length
  if (isRow && others.length > 1) return `숫자 ${first}~${last}자리`
  return `숫자 ${lengths.map((length) => `${length}자리`).join(' 또는 ')}`
}
