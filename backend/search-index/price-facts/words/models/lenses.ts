/**
 * Lenses: the maker, the mount (`-` where the maker's lenses are for the cameras of others), and the lenses apart by commas: focal length, aperture, and what else is in the
 * name. A zoom without one aperture has a dash there. What stands in parentheses may be written and is no part of the name. The first of two that
 * differ by what a title may leave out is the one that is meant then.
 */
const LENSES = `
소니 FE: 24-70 2.8 GM, 24-70 2.8 GM II, 24-70 4 Z, 16-35 2.8 GM, 16-35 2.8 GM II, 16-35 4 G, 16-35 4 Z, 70-200 2.8 GM, 70-200 2.8 GM II, 70-200 4 G, 70-200 4 G II, 100-400 - GM, 200-600 - G, 400-800 - G, 24-105 4 G, 20-70 4 G, 24-50 2.8 G, 16-25 2.8 G, 28-70 2 GM, 28-70 - OSS, 28-60 -, 12-24 2.8 GM, 12-24 4 G, 50-150 2 GM, 70-300 - G, 24-240 -
소니 FE: 14 1.8 GM, 16 1.8 G, 20 1.8 G, 24 1.4 GM, 24 2.8 G, 28 2, 35 1.4 GM, 35 1.8, 35 2.8 Z, 40 2.5 G, 50 1.2 GM, 50 1.4 Z, 50 1.4 GM, 50 1.8, 50 2.5 G, 50 2.8 매크로, 55 1.8 Z, 85 1.4 GM, 85 1.4 GM II, 85 1.8, 90 2.8 G, 100 2.8 GM, 135 1.8 GM, 300 2.8 GM, 400 2.8 GM, 600 4 GM
소니 E: 10-18 4, 10-20 4 G, 16-50 -, 16-55 2.8 G, 16-70 4 Z, 18-50 4, 18-105 4 G, 18-135 -, 18-200 -, 55-210 -, 70-350 - G, 11 1.8, 15 1.4 G, 16 2.8, 20 2.8, 24 1.8 Z, 30 3.5 매크로, 35 1.8, 50 1.8
캐논 EF: 24-70 2.8 L, 24-70 2.8 L II, 24-70 4 L, 24-105 4 L, 24-105 4 L II, 16-35 2.8 L, 16-35 2.8 L II, 16-35 2.8 L III, 16-35 4 L, 17-40 4 L, 11-24 4 L, 8-15 4 L, 28-70 2.8 L, 28-135 -, 28-300 - L, 70-200 2.8 L, 70-200 2.8 L II, 70-200 2.8 L III, 70-200 4 L, 70-200 4 L II, 70-300 -, 70-300 - L, 75-300 -, 100-400 - L, 100-400 - L II
캐논 EF: 24 1.4 L, 24 2.8, 28 1.8, 35 1.4 L, 35 1.4 L II, 35 2, 40 2.8, 50 1.2 L, 50 1.4, 50 1.8, 85 1.2 L, 85 1.2 L II, 85 1.4 L, 85 1.8, 100 2, 100 2.8, 100 2.8 L, 135 2 L, 200 2.8 L, 300 2.8 L, 300 4 L, 400 5.6 L
캐논 EF-S: 10-18 -, 10-22 -, 15-85 -, 17-55 2.8, 17-85 -, 18-55 -, 18-135 -, 18-200 -, 55-250 -, 24 2.8, 35 2.8, 60 2.8
캐논 EF-M: 11-22 -, 15-45 -, 18-55 -, 18-150 -, 55-200 -, 22 2, 28 3.5, 32 1.4
캐논 RF: 24-105 4 L, 24-105 -, 24-105 2.8 L, 24-70 2.8 L, 28-70 2 L, 28-70 2.8, 15-35 2.8 L, 14-35 4 L, 10-20 4 L, 15-30 -, 16-28 2.8, 24-50 -, 24-240 -, 70-200 2.8 L, 70-200 4 L, 75-300 -, 100-300 2.8 L, 100-400 -, 100-500 - L, 200-800 -
캐논 RF: 16 2.8, 24 1.8, 28 2.8, 35 1.4 L, 35 1.8, 45 1.2, 50 1.2 L, 50 1.4 L, 50 1.8, 85 1.2 L, 85 1.4 L, 85 2, 100 2.8 L, 135 1.8 L, 600 11, 800 11
캐논 RF-S: 10-18 -, 14-30 -, 18-45 -, 18-150 -, 55-210 -
니콘 AF-S: 24-70 2.8 G, 24-70 2.8 E, 24-85 - G, 24-120 4 G, 14-24 2.8 G, 16-35 4 G, 16-80 - E, 16-85 - G, 17-35 2.8, 17-55 2.8 G, 18-35 - G, 18-55 - G, 18-105 - G, 18-140 - G, 18-200 - G, 18-300 - G, 28-300 - G, 55-200 - G, 55-300 - G, 70-200 2.8 G, 70-200 4 G, 70-300 - G, 80-400 - G, 200-500 - E
니콘 AF-S: 35 1.4 G, 35 1.8 G, 50 1.4 G, 50 1.8 G, 58 1.4 G, 85 1.4 G, 85 1.8 G, 105 1.4 E, 105 2.8 G
니콘 Z: 24-70 4 S, 24-70 2.8 S, 24-120 4 S, 14-24 2.8 S, 14-30 4 S, 17-28 2.8, 28-75 2.8, 24-200 -, 28-400 -, 70-200 2.8 S, 70-180 2.8, 100-400 - S, 180-600 -, 12-28 -, 16-50 -, 18-140 -, 24-50 -, 50-250 -
니콘 Z: 20 1.8 S, 24 1.8 S, 24 1.7, 26 2.8, 28 2.8, 35 1.2 S, 35 1.4, 35 1.8 S, 40 2, 50 1.2 S, 50 1.4, 50 1.8 S, 50 2.8 MC, 58 0.95 S, 85 1.2 S, 85 1.8 S, 105 2.8 MC, 135 1.8 S, 400 4.5 S, 600 6.3 S, 800 6.3 S
후지필름 XF: 16-55 2.8, 16-55 2.8 II, 16-50 -, 16-80 4, 18-55 -, 18-120 4, 18-135 -, 8-16 2.8, 10-24 4, 50-140 2.8, 55-200 -, 70-300 -, 100-400 -, 150-600 -
후지필름 XF: 8 3.5, 14 2.8, 16 1.4, 16 2.8, 18 1.4, 18 2, 23 1.4, 23 1.4 WR, 23 2, 23 2.8, 27 2.8, 27 2.8 WR, 30 2.8, 33 1.4, 35 1.4, 35 2, 50 1, 50 2, 56 1.2, 56 1.2 WR, 60 2.4, 80 2.8, 90 2, 500 5.6
후지필름 XC: 13-33 -, 15-45 -, 16-50 -, 50-230 -, 35 2
후지필름 GF: 20-35 4, 32-64 4, 35-70 -, 45-100 4, 100-200 -, 30 3.5, 45 2.8, 50 3.5, 55 1.7, 63 2.8, 80 1.7, 110 2, 120 4
시그마 -: 24-70 2.8 DG DN, 24-70 2.8 DG DN II, 14-24 2.8 DG DN, 16-28 2.8 DG DN, 28-70 2.8 DG DN, 28-105 2.8 DG DN, 28-45 1.8 DG DN, 70-200 2.8 DG DN, 100-400 - DG DN, 150-600 - DG DN, 60-600 - DG DN, 300-600 4 (DG), 10-18 2.8 (DC DN), 18-50 2.8 (DC DN), 17-40 1.8 (DC), 16-300 - (DC), 18-35 1.8 (DC), 50-100 1.8 (DC), 17-50 2.8 (DC), 17-70 2.8 (DC), 18-200 - (DC), 18-250 - (DC), 120-300 2.8 (DG), 12-24 - (DG), 10-20 - (DC), 70-300 - (DG)
시그마 -: 12 1.4 (DC DN), 16 1.4 (DC DN), 23 1.4 (DC DN), 30 1.4 (DC DN), 56 1.4 (DC DN), 20 1.4 아트, 20 1.4 DG DN, 24 1.4 아트, 24 1.4 DG DN, 28 1.4 아트, 35 1.4 아트, 35 1.4 DG DN, 40 1.4 아트, 50 1.4 아트, 50 1.4 DG DN, 50 1.2 DG DN, 85 1.4 아트, 85 1.4 DG DN, 105 1.4 아트, 135 1.4 아트, 135 1.8 (DG), 35 1.2 DG DN, 105 2.8 DG DN, 70 2.8 (DG), 14 1.4 아트, 14 1.4 DG DN, 14 1.8 (DG), 15 1.4 아트, 15 1.4 DG DN, 17 4 DG DN, 20 2 DG DN, 24 2 DG DN, 24 3.5 DG DN, 35 2 DG DN, 45 2.8 DG DN, 50 2 DG DN, 65 2 DG DN, 90 2.8 DG DN, 30 2.8 (DN), 60 2.8 (DN), 19 2.8 (DN)
탐론 -: 28-75 2.8, 28-75 2.8 G2, 17-28 2.8, 17-70 2.8, 17-50 4, 20-40 2.8, 11-20 2.8, 16-30 2.8 G2, 28-200 -, 25-200 - G2, 28-300 -, 35-150 -, 70-180 2.8, 70-180 2.8 G2, 70-200 2.8 G2, 70-300 -, 50-300 -, 50-400 -, 150-500 -, 150-600 -, 150-600 - G2, 18-300 -, 18-400 -, 16-300 -, 24-70 2.8, 24-70 2.8 G2, 15-30 2.8, 15-30 2.8 G2, 10-24 -, 18-270 -, 17-50 2.8, 35 1.8, 45 1.8, 85 1.8, 90 2.8, 20 2.8, 24 2.8, 35 2.8
파나소닉 -: 24-105 4, 20-60 -, 24-60 2.8, 24-70 2.8, 28-200 -, 16-35 4, 70-200 2.8, 70-300 -, 12-35 2.8, 12-60 -, 12-32 -, 14-42 -, 14-140 -, 8-18 -, 35-100 2.8, 45-150 -, 45-175 -, 100-300 -, 100-400 -, 15 1.7, 20 1.7, 25 1.7, 25 1.4, 42.5 1.7, 42.5 1.2, 18 1.8, 24 1.8, 35 1.8, 50 1.4, 50 1.8, 85 1.8, 14 2.5
올림푸스 -: 12-40 2.8 프로, 12-45 4 프로, 12-100 4 프로, 12-200 -, 14-42 -, 14-150 -, 40-150 2.8 프로, 40-150 4 프로, 40-150 -, 75-300 -, 7-14 2.8 프로, 8-25 4 프로, 9-18 -, 100-400 -, 12 2, 17 1.2 프로, 17 1.8, 25 1.2 프로, 25 1.8, 45 1.2 프로, 45 1.8, 60 2.8, 75 1.8, 30 3.5, 300 4 프로
삼양 -: 24-70 2.8, 35-150 -, 14-24 2.8, 12 2, 14 2.8, 18 2.8, 21 1.4, 24 1.8, 24 2.8, 35 1.4, 35 1.8, 35 2.8, 45 1.8, 50 1.4, 75 1.8, 85 1.4, 85 1.8, 100 2.8, 135 1.8, 135 2
빌트록스 -: 9 2.8, 13 1.4, 15 1.7, 16 1.8, 20 2.8, 23 1.4, 24 1.8, 25 1.7, 27 1.2, 28 4.5, 33 1.4, 35 1.2, 35 1.7, 35 1.8, 40 2.5, 50 1.4, 50 1.8, 50 2, 56 1.2, 56 1.4, 56 1.7, 75 1.2, 85 1.4, 85 1.8, 85 2, 135 1.8
자이스 -: 바티스 18 2.8, 바티스 25 2, 바티스 40 2, 바티스 85 1.8, 바티스 135 2.8, 록시아 21 2.8, 록시아 35 2, 록시아 50 2, 투이트 12 2.8, 투이트 32 1.8, 투이트 50 2.8, 플라나 50 1.4, 플라나 85 1.4, 디스타곤 35 1.4
토키나 -: 11-16 2.8, 11-20 2.8, 16-28 2.8, 100 2.8, 11-18 2.8, 23 1.4, 33 1.4, 56 1.4
라오와 -: 7.5 2, 9 2.8, 9 5.6, 10 2.8, 12 2.8, 15 2, 10-18 -, 100 2.8, 65 2.8, 90 2.8, 15 4, 25 2.8
라이카 -: 주미룩스 24 1.4, 주미룩스 28 1.4, 주미룩스 35 1.4, 주미룩스 50 1.4, 주미룩스 75 1.4, 주미크론 28 2, 주미크론 35 2, 주미크론 50 2, 주미크론 75 2, 주미크론 90 2, 주마론 28 5.6, 주마론 35 2.8, 엘마릿 28 2.8, 엘마릿 90 2.8, 녹티룩스 50 0.95, 녹티룩스 50 1.2, 녹티룩스 75 1.25, 주마릿 35 2.5, 주마릿 50 2.5, 엘마 50 2.8
보이그랜더 -: 녹턴 21 1.4, 녹턴 28 1.5, 녹턴 35 1.2, 녹턴 35 1.4, 녹턴 40 1.2, 녹턴 40 1.4, 녹턴 50 1.2, 녹턴 50 1.5, 녹턴 75 1.5, 울트론 28 2, 울트론 35 2, 울트론 40 2, 컬러스코파 21 4, 컬러스코파 21 3.5, 컬러스코파 28 2.8, 컬러스코파 35 2.5, 컬러스코파 50 2.2, 헬리아 15 4.5, 헬리아 40 2.8, 헬리아 50 3.5, 아포란타 35 2, 아포란타 50 2
`

/** Mounts that a title may name without the maker. */
const KNOWN_MOUNTS = new Set(['RF', 'RF-S', 'EF-S', 'EF-M', 'EF', 'XF', 'XC', 'FE', 'AF-S'])
/** What people also call the makers, and the lines of their lenses. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  후지필름: ['후지', '후지논'],
  시그마: ['시그마 아트', '시그마 컨템', '시그마 art'],
  파나소닉: ['루믹스 S', '파나소닉 S', '루믹스', '파나소닉 루믹스', '파나라이카'],
  올림푸스: ['올림푸스 엠주이코', '주이코', 'OM시스템'],
  니콘: ['니콘 니코르', '니코르'],
  캐논: [],
  소니: ['소니 자이스', '소니 칼자이스'],
  삼양: ['삼양 AF', '삼양옵틱스'],
  빌트록스: ['빌트록스 AF', 'viltrox', '빌트'],
  자이스: ['칼자이스', '짜이스', 'zeiss'],
}

/** Lines for readNameLines: 캐논 RF 24-70mm F2.8 L with the ways to write it. */
function linesOf(row: string): string[] {
  const [head = '', lenses = ''] = row.split(':')
  const [maker = '', mount = ''] = head.trim().split(' ')
  const mounted = mount === '-' ? '' : mount
  return lenses.split(',').map((written) => {
    const { before, focal, aperture, after } = partsOf(written.trim())
    const heads = [maker, ...(OTHER_NAMES[maker] ?? [])].flatMap((name) =>
      mounted === '' ? [name] : [`${name} ${mounted}`, name],
    )
    if (KNOWN_MOUNTS.has(mounted)) heads.push(mounted)
    if (before !== '') heads.push('')
    const tails = [
      ...tailsOf({ focal, aperture, after }),
      // A line that is named has one lens of a length.
      ...(before === '' ? [] : [`${focal}mm`, focal]),
    ]
    const size = `${focal}mm${aperture === '-' ? '' : ` F${aperture}`}`
    const name = [maker, mounted, before, size, after.replace(/\(.*\)/u, '')].filter(Boolean)
    return [
      name.join(' '),
      ...heads.flatMap((start) => tails.map((tail) => `${start} ${before} ${tail}`)),
    ].join(' | ')
  })
}

function partsOf(written: string) {
  const [, before = '', focal = '', aperture = '', after = ''] =
    /^(?:(\D+) )?([\d.-]+) ([\d.]+|-)(?: (.+))?$/u.exec(written) ?? []
  return { before, focal, aperture, after }
}

/**
 * A zoom and what is marked as the best of a line need no aperture; the mark may be missing where the aperture is written.
 * Other ways to write a lens are put as this one (spelling-of.ts).
 */
function tailsOf({ focal, aperture, after }: Record<'focal' | 'aperture' | 'after', string>) {
  const mark = after.replace(/[()]/gu, '')
  // The L of Canon's lenses is seldom written beside the number of the version.
  const versions = mark.startsWith('L I') ? [mark, mark.slice(2)] : [mark]
  const marks = versions.flatMap((version) =>
    version.includes('I') ? [version, version.replace('III', '3').replace('II', '2')] : [version],
  )
  const size = `${focal}mm`
  const opened = aperture === '-' ? [] : [...marks, ''].map((end) => `${size} F${aperture} ${end}`)
  const isZoom = focal.includes('-')
  if (isZoom) {
    const lengths = [size, focal, focal.replace('-', '')]
    return [
      ...opened,
      ...lengths.flatMap((length) => [...marks, ''].map((end) => `${length} ${end}`)),
    ]
  }
  if (!mark.startsWith('GM')) return opened
  return [...opened, ...[size, focal].flatMap((length) => marks.map((end) => `${length} ${end}`))]
}

/** What people call single ones, in the notation of ../models.ts. */
const NICKNAMES = `
소니 FE 35mm F1.8 | sel35f18f
소니 FE 50mm F1.8 | 소니 쩜팔 | 소니 쩜팔이 | sel50f18f
소니 FE 85mm F1.8 | sel85f18
소니 FE 55mm F1.8 Z | 오이만두 | 소니 오이만두 | sel55f18z
소니 FE 35mm F1.4 GM | 35GM | sel35f14gm | 35.4GM
소니 FE 85mm F1.4 GM | 85GM | sel85f14gm
소니 FE 24mm F1.4 GM | 24GM | sel24f14gm
소니 FE 50mm F1.2 GM | 50GM | 소니 50.2gm | sel50f12gm
소니 FE 24-70mm F2.8 GM | 금계륵 | 소니 금계륵 | 2470GM | sel2470gm
소니 FE 24-70mm F2.8 GM II | 금계륵2 | 신금계륵 | 금계륵 2 | 2470GM2 | sel2470gm2
소니 FE 70-200mm F2.8 GM | 금유령 | 소니 금유령 | 70200GM | sel70200gm
소니 FE 70-200mm F2.8 GM II | 금유령2 | 신금유령 | 70200GM2 | sel70200gm2
소니 FE 16-35mm F2.8 GM | 1635GM | sel1635gm
소니 FE 200-600mm G | 200-600G | sel200600g
캐논 EF 50mm F1.8 | 캐논 쩜팔 | 캐논 쩜팔이 | 캐논 EF 50mm F1.8 STM | 캐논 50mm F1.8 STM | 캐논 쩜팔 렌즈 STM
캐논 RF 50mm F1.8 | 캐논 쩜팔 RF | 캐논 RF 쩜팔 | 캐논 RF 50mm F1.8 STM | 캐논 50mm F1.8 쩜팔 RF
캐논 EF 85mm F1.2 L | 만투 | 캐논 만투
캐논 EF 85mm F1.8 | 캐논 팔팔
캐논 EF 100mm F2.8 L | 캐논 백마 | 캐논 100마
캐논 EF 24-70mm F2.8 L II | 캐논 신계륵 | 신계륵
캐논 EF 24-70mm F2.8 L | 캐논 계륵
캐논 EF 24-105mm F4 L | 캐논 애기만두
캐논 EF-S 55-250mm | 캐논 망원번들
캐논 EF 70-200mm F2.8 L | 캐논 백통 70-200 | 백통 | 캐논 백통 | 엄마백통 | 아빠백통 | 캐논 아빠백통
캐논 EF 70-200mm F2.8 L II | 새아빠백통 | 캐논 새아빠백통 | 캐논 70-200 새아빠 | 새아빠 | 캐논 EF 70-200 F2.8L IS II | 형아백통
시그마 30mm F1.4 | 시그마 삼식이
시그마 56mm F1.4 | 시그마 오육식이 | 시그마 56식이
시그마 {20,24,28,35,40,50,85,105,135}mm F1.4 아트 | 시그마 $1mm art | 시그마 $1.4 아트 | 시그마 $1mm F1.4 DG HSM
탐론 28-75mm F2.8 G2 | 탐론 2875 G2
탐론 28-75mm F2.8 | 탐론 A036
`

export const LENS_LINES = [NICKNAMES, ...LENSES.split('\n').filter(Boolean).flatMap(linesOf)].join(
  '\n',
)
