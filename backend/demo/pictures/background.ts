import { type Random, randomOf } from '../random.ts'
import { type Palette, paletteOf, type Scene } from './palettes.ts'

/**
 * Surroundings as SVG. The origin is the middle of the picture and the shorter side measures 1000,
 * so a square cut of a wide picture shows exactly its middle.
 */
export interface BackgroundSpec {
  scene: Scene
  palette: number
  light: 'LEFT' | 'RIGHT'
  variant: number
}

/** Different looks of one palette: the joints, folds and beams fall elsewhere. */
export const BACKGROUND_VARIANTS = 4

/** Where the ground meets the wall, and where a standing thing touches the ground. */
export const GROUND: Record<string, { horizon: number; base: number }> = {
  STUDIO: { horizon: 120, base: 300 },
  DESK: { horizon: 130, base: 300 },
  ROOM: { horizon: 190, base: 330 },
  SHELF: { horizon: 210, base: 272 },
  OUTDOOR: { horizon: 160, base: 310 },
  PARKING: { horizon: 40, base: 310 },
  LAWN: { horizon: 60, base: 310 },
}

const LEFT = -760
const TOP = -760
const SIDE = 1520

/** The SVG of a setting for a frame of the given pixels. Equal input gives equal text. */
export function backgroundSvg(spec: BackgroundSpec, width: number, height: number): string {
  const unit = 1000 / Math.min(width, height)
  const across = width * unit
  const down = height * unit
  const colours = paletteOf(spec.scene, spec.palette)
  const random = randomOf(hash(`${spec.scene}:${spec.palette}:${spec.light}:${spec.variant}`))
  const body = PAINTERS[spec.scene](colours, random, {
    pixels: Math.min(width, height),
    across,
    down,
    light: spec.light,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-across / 2} ${-down / 2} ${across} ${down}">${body}</svg>`
}

interface Frame {
  /** Pixels of the shorter side: light on a relief is computed by pixels. */
  pixels: number
  across: number
  down: number
  light: 'LEFT' | 'RIGHT'
}
type Painter = (colours: Palette, random: Random, frame: Frame) => string

const PAINTERS: Record<Scene, Painter> = {
  STUDIO: (colours, random, frame) =>
    [
      linear('sweep', [
        [0, shade(colours.back, 0.02)],
        [0.52, colours.back],
        [0.64, shade(colours.front, -0.03)],
        [1, shade(colours.front, 0.05)],
      ]),
      fill('url(#sweep)'),
      glow(colours.accent, frame.light === 'LEFT' ? -220 : 220, -160, 620, 0.75),
      random.chance(0.55) ? leafShade(random, frame) : '',
      random.chance(0.35) ? beam(random, frame, 0.22) : '',
    ].join(''),

  DESK: (colours, random, frame) =>
    [
      wall(colours, frame),
      farThings(random, colours, GROUND.DESK?.horizon ?? 130),
      random.chance(0.5) ? beam(random, frame, 0.3) : '',
      woodGround(colours, random, GROUND.DESK?.horizon ?? 130),
    ].join(''),

  ROOM: (colours, random, frame) =>
    [
      wall(colours, frame),
      random.chance(0.6) ? beam(random, frame, 0.3) : leafShade(random, frame),
      woodGround({ ...colours, accent: shade(colours.front, -0.22) }, random, 190),
      rect(LEFT, 140, SIDE, 52, colours.accent),
      rect(LEFT, 188, SIDE, 5, '#000000', 0.28),
      rect(LEFT, 136, SIDE, 4, '#000000', 0.1),
    ].join(''),

  SHELF: (colours, random, frame) =>
    [
      wall(colours, frame),
      books(random, frame.light === 'LEFT' ? 1 : -1),
      linear('plank', [
        [0, shade(colours.front, 0.08)],
        [1, shade(colours.front, -0.02)],
      ]),
      rect(LEFT, 210, SIDE, 80, 'url(#plank)'),
      rect(LEFT, 290, SIDE, 34, shade(colours.front, -0.12)),
      rect(LEFT, 288, SIDE, 3, '#ffffff', 0.4),
      noise(random, 0.004, 0.09, 3, LEFT, 210, SIDE, 114, 0.25),
      linear('under', [
        [0, '#000000', 0.34],
        [1, '#000000', 0],
      ]),
      rect(LEFT, 324, SIDE, 170, 'url(#under)'),
    ].join(''),

  OUTDOOR: (colours, random) =>
    [
      linear('sky', [
        [0, shade(colours.back, 0.18)],
        [0.6, colours.back],
        [1, shade(colours.accent, -0.05)],
      ]),
      fill('url(#sky)'),
      bokeh(random, colours),
      woodGround(colours, random, 160),
    ].join(''),

  BOARDS: (colours, random, frame) =>
    [
      planks(colours, random),
      noise(random, 0.0022, 0.055, 4, LEFT, TOP, SIDE, SIDE, 0.4),
      random.chance(0.6) ? beam(random, frame, 0.3) : leafShade(random, frame),
      slant(frame, 0.22),
    ].join(''),

  BLANKET: (colours, random, frame) =>
    [fabric(colours, random), folds(random, frame), slant(frame, 0.18)].join(''),

  TILE: (colours, random, frame) =>
    [
      tiles(colours, random),
      noise(random, 0.006, 0.007, 3, LEFT, TOP, SIDE, SIDE, 0.14),
      beam(random, frame, 0.22),
      slant(frame, 0.16),
    ].join(''),

  PAPER: (colours, random, frame) =>
    [
      fill(colours.back),
      random.chance(0.55) ? secondSheet(colours, random) : '',
      noise(random, 0.7, 0.7, 2, LEFT, TOP, SIDE, SIDE, 0.16),
      random.chance(0.6) ? leafShade(random, frame) : beam(random, frame, 0.28),
      slant(frame, 0.14),
    ].join(''),

  CONCRETE: (colours, random, frame) =>
    [
      fill(colours.back),
      noise(random, 0.005, 0.006, 5, LEFT, TOP, SIDE, SIDE, 0.3),
      noise(random, 0.35, 0.35, 2, LEFT, TOP, SIDE, SIDE, 0.3),
      speckles(random, colours.accent),
      random.chance(0.5) ? beam(random, frame, 0.2) : '',
      slant(frame, 0.2),
    ].join(''),

  GRASS: (colours, random, frame) =>
    [
      fill(colours.front),
      noise(random, 0.012, 0.012, 4, LEFT, TOP, SIDE, SIDE, 0.7),
      blades(colours, random),
      slant(frame, 0.22),
    ].join(''),

  CARPET: (colours, random, frame) =>
    [
      fill(colours.back),
      noise(random, 0.5, 0.5, 2, LEFT, TOP, SIDE, SIDE, 0.8),
      noise(random, 0.03, 0.02, 3, LEFT, TOP, SIDE, SIDE, 0.3),
      random.chance(0.4) ? beam(random, frame, 0.16) : '',
      slant(frame, 0.2),
    ].join(''),

  WALL: (colours, random, frame) =>
    [
      wall(colours, frame),
      noise(random, 0.4, 0.4, 2, LEFT, TOP, SIDE, SIDE, 0.1),
      random.chance(0.5) ? doorEdge(colours, random) : '',
      random.chance(0.5) ? beam(random, frame, 0.2) : leafShade(random, frame),
    ].join(''),

  PARKING: (colours, random, frame) => {
    const horizon = GROUND.PARKING?.horizon ?? 40
    const lines = [random.between(-640, -420), random.between(380, 620)]
    return [
      wall(colours, frame),
      noise(random, 0.012, 0.012, 3, LEFT, TOP, SIDE, SIDE, 0.12),
      rect(LEFT, horizon - 26, SIDE, 26, shade(colours.back, -0.22)),
      linear('ground', [
        [0, shade(colours.front, -0.16)],
        [0.3, colours.front],
        [1, shade(colours.front, 0.1)],
      ]),
      rect(LEFT, horizon, SIDE, 800, 'url(#ground)'),
      lines
        .map(
          (x) =>
            `<polygon points="${x * 0.62},${horizon + 40} ${x * 0.62 + 22},${horizon + 40} ${x * 1.5 + 60},760 ${x * 1.5},760" fill="${colours.accent}" opacity="0.5"/>`,
        )
        .join(''),
      noise(random, 0.6, 0.6, 2, LEFT, horizon, SIDE, 760, 0.35),
      noise(random, 0.005, 0.012, 3, LEFT, horizon, SIDE, 760, 0.2),
      slant(frame, 0.16),
    ].join('')
  },

  LAWN: (colours, random, frame) => {
    const horizon = GROUND.LAWN?.horizon ?? 60
    return [
      linear('sky', [
        [0, shade(colours.back, 0.4)],
        [0.5, colours.back],
        [1, shade(colours.front, -0.05)],
      ]),
      fill('url(#sky)'),
      bokeh(random, { ...colours, accent: shade(colours.front, 0.1) }),
      linear('ground', [
        [0, shade(colours.front, -0.14)],
        [0.25, colours.front],
        [1, shade(colours.front, 0.1)],
      ]),
      rect(LEFT, horizon, SIDE, 800, 'url(#ground)'),
      noise(random, 0.08, 0.12, 3, LEFT, horizon, SIDE, 760, 0.45),
      slant(frame, 0.14),
    ].join('')
  },

  BADGE: (colours, random) =>
    [
      linear('sweep', [
        [0, colours.back],
        [1, colours.front],
      ]),
      fill('url(#sweep)'),
      glow('#ffffff', -150, -220, 620, 0.7),
      Array.from({ length: 3 }, () =>
        ellipse(
          random.between(-480, 480),
          random.between(-480, 480),
          random.between(60, 190),
          '#ffffff',
          0.16,
        ),
      ).join(''),
    ].join(''),

  STAGE: stage,
}

function stage(colours: Palette, random: Random, frame: Frame): string {
  const half = frame.across / 2
  const wide = frame.across > 2 * frame.down
  const centre = wide ? half * 0.52 : 0
  const shapes = Array.from({ length: 7 }, () => {
    const x = random.between(-half, half)
    const size = random.between(14, 60)
    const y = random.between(-frame.down / 2, frame.down / 4)
    return random.chance(0.5)
      ? ellipse(x, y, size, '#ffffff', 0.3)
      : `<rect x="${x}" y="${y}" width="${size * 1.7}" height="${size * 1.7}" rx="${size * 0.4}" fill="${colours.accent}" opacity="0.22" transform="rotate(${random.between(0, 90)} ${x} ${y})"/>`
  }).join('')
  return [
    linear(
      'sweep',
      [
        [0, shade(colours.back, 0.05)],
        [1, colours.front],
      ],
      wide,
    ),
    `<rect x="${-half}" y="${-frame.down / 2}" width="${frame.across}" height="${frame.down}" fill="url(#sweep)"/>`,
    wide ? '' : shapes,
    ellipse(centre, wide ? 60 : 40, wide ? 640 : 520, shade(colours.back, 0.3), 0.55),
    ellipse(centre, wide ? 90 : 90, wide ? 470 : 400, '#ffffff', 0.4),
    `<ellipse cx="${centre}" cy="${frame.down / 2 + 60}" rx="${half * (wide ? 0.62 : 1.1)}" ry="230" fill="${shade(colours.front, -0.06)}"/>`,
    `<ellipse cx="${centre}" cy="${frame.down / 2 + 76}" rx="${half * (wide ? 0.62 : 1.1)}" ry="230" fill="${shade(colours.front, 0.1)}"/>`,
  ].join('')
}

// Surfaces

function wall(colours: Palette, frame: Frame): string {
  const lit = frame.light === 'LEFT'
  return [
    linear(
      'wall',
      [
        [0, shade(colours.back, lit ? 0.1 : -0.1)],
        [1, shade(colours.back, lit ? -0.1 : 0.1)],
      ],
      true,
    ),
    fill('url(#wall)'),
  ].join('')
}

function doorEdge(colours: Palette, random: Random): string {
  const x = random.chance(0.5) ? random.between(330, 480) : random.between(-520, -400)
  return [
    rect(x, TOP, 60, SIDE, colours.accent),
    rect(x, TOP, 5, SIDE, '#000000', 0.14),
    rect(x + 55, TOP, 5, SIDE, '#ffffff', 0.5),
    x > 0 ? rect(x + 60, TOP, 800, SIDE, shade(colours.front, -0.08)) : '',
  ].join('')
}

function woodGround(colours: Palette, random: Random, horizon: number): string {
  const rows = [0, 60, 145, 260, 410, 600]
  const seams = rows
    .slice(1)
    .map((down) => rect(LEFT, horizon + down, SIDE, 3, colours.accent, 0.5))
    .join('')
  return [
    linear('ground', [
      [0, shade(colours.front, -0.12)],
      [0.25, colours.front],
      [1, shade(colours.front, 0.08)],
    ]),
    rect(LEFT, horizon, SIDE, 700, 'url(#ground)'),
    random.chance(0.6) ? seams : '',
    noise(random, 0.002, 0.045, 4, LEFT, horizon, SIDE, 700, 0.34),
    linear('meet', [
      [0, '#000000', 0.3],
      [1, '#000000', 0],
    ]),
    rect(LEFT, horizon, SIDE, 46, 'url(#meet)'),
  ].join('')
}

function planks(colours: Palette, random: Random): string {
  const thickness = random.between(120, 190)
  const turn = random.pick([0, 0, 90, 0, 42])
  const rows: string[] = [rect(-1100, -1100, 2200, 2200, colours.accent)]
  for (let y = -1100; y < 1100; y += thickness) {
    let x = -1100 - random.between(0, 500)
    while (x < 1100) {
      const length = random.between(520, 980)
      const tone = shade(
        random.chance(0.5) ? colours.back : colours.front,
        random.between(-0.06, 0.06),
      )
      rows.push(rect(x, y, length - 4, thickness - 4, tone))
      rows.push(rect(x, y, length - 4, 3, '#ffffff', 0.22))
      x += length
    }
  }
  return `<g transform="rotate(${turn})">${rows.join('')}</g>`
}

function fabric(colours: Palette, random: Random): string {
  const style = random.integer(0, 3)
  const weave = `<pattern id="weave" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="${colours.back}"/><rect width="5" height="5" fill="${colours.front}"/><rect x="5" y="5" width="5" height="5" fill="${colours.front}"/></pattern>`
  const stripe = random.between(70, 120)
  const check = `<pattern id="check" width="${stripe * 2}" height="${stripe * 2}" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.between(-24, 24)})"><rect width="${stripe}" height="${stripe * 2}" fill="${colours.accent}" opacity="0.5"/><rect width="${stripe * 2}" height="${stripe}" fill="${colours.accent}" opacity="0.5"/></pattern>`
  const bars = `<pattern id="check" width="${stripe}" height="${stripe}" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.between(-40, 40)})"><rect width="${stripe * 0.3}" height="${stripe}" fill="${colours.accent}" opacity="0.6"/></pattern>`
  return [
    weave,
    fill('url(#weave)'),
    style === 1 ? check + fill('url(#check)') : '',
    style === 2 ? bars + fill('url(#check)') : '',
    noise(random, 0.25, 0.25, 2, LEFT, TOP, SIDE, SIDE, 0.25),
  ].join('')
}

function folds(random: Random, { pixels }: Frame): string {
  const seed = random.integer(1, 900)
  const fx = random.between(0.0012, 0.003)
  const fy = random.between(0.0025, 0.005)
  return `<filter id="folds" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="2" seed="${seed}"/><feDiffuseLighting surfaceScale="${((pixels / 512) * 26).toFixed(1)}" diffuseConstant="1" lighting-color="#ffffff"><feDistantLight azimuth="235" elevation="48"/></feDiffuseLighting></filter><rect x="${LEFT}" y="${TOP}" width="${SIDE}" height="${SIDE}" filter="url(#folds)" opacity="0.8" style="mix-blend-mode:soft-light"/>`
}

function tiles(colours: Palette, random: Random): string {
  const side = random.between(260, 420)
  const turn = random.pick([0, 0, 45, 0])
  const parts = [rect(-1100, -1100, 2200, 2200, colours.accent)]
  const shift = random.between(0, side)
  for (let x = -1100 - shift; x < 1100; x += side) {
    for (let y = -1100 - shift; y < 1100; y += side) {
      const tone = shade(
        random.chance(0.5) ? colours.back : colours.front,
        random.between(-0.02, 0.02),
      )
      parts.push(
        `<rect x="${x + 4}" y="${y + 4}" width="${side - 8}" height="${side - 8}" rx="5" fill="${tone}"/>`,
      )
      parts.push(rect(x + 6, y + 5, side - 12, 3, '#ffffff', 0.5))
    }
  }
  return `<g transform="rotate(${turn})">${parts.join('')}</g>`
}

function secondSheet(colours: Palette, random: Random): string {
  const turn = random.between(-35, 35)
  const y = random.between(60, 260)
  return `<g transform="rotate(${turn})"><rect x="-1300" y="${y - 10}" width="2600" height="30" fill="#000" opacity="0.07"/><rect x="-1300" y="${y}" width="2600" height="1400" fill="${colours.accent}"/></g>`
}

function speckles(random: Random, colour: string): string {
  return Array.from({ length: 60 }, () =>
    ellipse(
      random.between(LEFT, -LEFT),
      random.between(TOP, -TOP),
      random.between(1.5, 6),
      colour,
      0.5,
    ),
  ).join('')
}

function blades(colours: Palette, random: Random): string {
  const tones = [
    colours.back,
    colours.accent,
    shade(colours.back, 0.14),
    shade(colours.accent, -0.06),
  ]
  const paths = tones.map((tone) => {
    let path = ''
    for (let count = 0; count < 420; count += 1) {
      const x = random.between(LEFT, -LEFT)
      const y = random.between(TOP, -TOP)
      const lean = random.between(-34, 34)
      path += `M${x.toFixed(0)} ${y.toFixed(0)}q${(lean / 3).toFixed(0)} ${(-random.between(24, 44)).toFixed(0)} ${lean.toFixed(0)} ${(-random.between(48, 84)).toFixed(0)}`
    }
    return `<path d="${path}" fill="none" stroke="${tone}" stroke-width="8" stroke-linecap="round" opacity="0.85"/>`
  })
  return paths.join('')
}

function bokeh(random: Random, colours: Palette): string {
  return Array.from({ length: 26 }, (_, index) => {
    const tone = shade(index % 3 === 0 ? colours.back : colours.accent, random.between(-0.12, 0.3))
    return glow(
      tone,
      random.between(LEFT, -LEFT),
      random.between(-600, 220),
      random.between(70, 230),
      random.between(0.35, 0.8),
    )
  }).join('')
}

function farThings(random: Random, colours: Palette, horizon: number): string {
  const kind = random.integer(0, 3)
  const x = random.chance(0.5) ? random.between(-560, -330) : random.between(200, 380)
  const blur = `<filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>`
  const dark = shade(colours.back, -0.22)
  if (kind === 0) {
    return `${blur}<g filter="url(#far)"><rect x="${x}" y="-380" width="230" height="300" fill="${shade(colours.back, 0.25)}" stroke="${dark}" stroke-width="16"/><circle cx="${x + 115}" cy="-230" r="60" fill="${shade(colours.front, 0.2)}"/></g>`
  }
  if (kind === 1) {
    const spines = Array.from({ length: 5 }, (_, index) =>
      rect(
        x + index * 44,
        horizon - random.between(190, 260),
        40,
        262,
        random.pick(['#8fa7b8', '#c98f6d', '#7f9a7c', '#d9c29a', '#a9889c']),
      ),
    ).join('')
    return `${blur}<g filter="url(#far)">${spines}</g>`
  }
  if (kind === 2) {
    return `${blur}<g filter="url(#far)"><rect x="${x + 50}" y="${horizon - 130}" width="120" height="134" rx="18" fill="#c98f6d"/><ellipse cx="${x + 60}" cy="${horizon - 210}" rx="44" ry="110" fill="#6f9a62" transform="rotate(-20 ${x + 60} ${horizon - 210})"/><ellipse cx="${x + 160}" cy="${horizon - 220}" rx="44" ry="120" fill="#7dab6d" transform="rotate(22 ${x + 160} ${horizon - 220})"/></g>`
  }
  return ''
}

function books(random: Random, side: 1 | -1): string {
  const tones = [
    '#c9705a',
    '#5f84a8',
    '#e0b65c',
    '#7fa07a',
    '#d9cdbb',
    '#8d78a8',
    '#3f5566',
  ] as const
  const blur = `<filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6"/></filter>`
  let x = 330
  const spines: string[] = []
  while (x < 760) {
    const wide = random.between(34, 70)
    const tall = random.between(210, 330)
    spines.push(rect(side > 0 ? x : -x - wide, 222 - tall, wide - 4, tall, random.pick(tones)))
    x += wide
  }
  return `${blur}<g filter="url(#far)">${spines.join('')}</g>`
}

// Light

function beam(random: Random, frame: Frame, strength: number): string {
  const lean = frame.light === 'LEFT' ? 1 : -1
  const x = random.between(-420, 60) * lean
  const panes = [0, 1].map((index) => {
    const left = x + index * 250 * lean
    return `<polygon points="${left},-800 ${left + 210 * lean},-800 ${left + 810 * lean},800 ${left + 520 * lean},800" fill="#fff6dd"/>`
  })
  return `<filter id="beam" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter><g filter="url(#beam)" opacity="${strength}">${panes.join('')}</g>`
}

function leafShade(random: Random, frame: Frame): string {
  const lean = frame.light === 'LEFT' ? -1 : 1
  const foot = random.between(-40, 200)
  const leaves = Array.from({ length: 14 }, (_, index) => {
    const along = index / 13
    const x = lean * (700 - along * random.between(360, 440))
    const y = foot - along * 720
    const turn = -90 - lean * 24 + (index % 2 === 0 ? -1 : 1) * random.between(34, 62)
    const long = 260 - along * 110
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${(long / 150).toFixed(2)})" d="M0 0Q60-30 150 0Q60 30 0 0"/>`
  }).join('')
  return `<filter id="leaf" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter><g filter="url(#leaf)" opacity="0.15" fill="#2b2118">${leaves}</g>`
}

function slant(frame: Frame, strength: number): string {
  const [from, to] = frame.light === 'LEFT' ? [0, 1] : [1, 0]
  return `<linearGradient id="slant" x1="${from}" y1="0" x2="${to}" y2="1"><stop offset="0" stop-color="#fff8e8" stop-opacity="${strength}"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a1208" stop-opacity="${strength}"/></linearGradient>${fill('url(#slant)')}`
}

// Small parts

function noise(
  random: Random,
  fx: number,
  fy: number,
  octaves: number,
  x: number,
  y: number,
  width: number,
  height: number,
  opacity: number,
): string {
  const seed = random.integer(1, 9999)
  const id = `n${seed}`
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="1.9 0 0 0 -0.45 1.9 0 0 0 -0.45 1.9 0 0 0 -0.45 0 0 0 0 1"/></filter><rect x="${x}" y="${y}" width="${width}" height="${height}" filter="url(#${id})" opacity="${opacity}" style="mix-blend-mode:soft-light"/>`
}

function glow(colour: string, x: number, y: number, radius: number, opacity: number): string {
  const id = `g${Math.round(x * 7)}x${Math.round(y * 11)}r${Math.round(radius)}`
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="0.55" stop-color="${colour}" stop-opacity="${opacity * 0.55}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`
}

function linear(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  sideways = false,
): string {
  const list = stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${sideways ? 1 : 0}" y2="${sideways ? 0 : 1}">${list}</linearGradient>`
}

function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  opacity = 1,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}" opacity="${opacity}"/>`
}

function ellipse(x: number, y: number, radius: number, colour: string, opacity: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${opacity}"/>`
}

function fill(paint: string): string {
  return rect(LEFT, TOP, SIDE, SIDE, paint)
}

/** `#rrggbb` made lighter (amount > 0) or darker (amount < 0), −1 to 1. */
export function shade(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  const parts = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16)
    return Math.round(value + (target - value) * Math.abs(amount))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  }
  return value >>> 0
}
