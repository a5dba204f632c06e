import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, grid, moved, oval, placeOf, rect, roundedPath, shape, stroke, times, turned } from '../shapes.ts'
import { print } from './parts.ts'

export const beauty = {
  'cream-jar': kind({
    spot: 'TABLE',
    facts: { label: 'CREAM' },
    colours: ['#e9dcc3', '#f4f3f1', '#b5762f'],
    boxed: true,
    draw: (pen, { label }) => ({
      width: 360,
      height: 300,
      body:
        shape('M20 120H340L328 270Q320 296 180 296T32 270z', pen.volume(pen.colour)) +
        rect(10, 20, 340, 110, pen.volume(shade(pen.colour, pen.colour > '#c' ? 0.2 : 0.35)), 14) +
        oval(180, 28, 168, 22, shade(pen.colour, 0.4)) +
        rect(10, 116, 340, 9, '#c9a86a') +
        pen.text(label, 180, 200, 38, pen.colour > '#9' ? '#6d5d45' : '#f7f0e0') +
        print(110, 236, 140, 2, 16, pen.colour > '#9' ? '#8a7a60' : '#f0e2c4'),
    }),
  }),
  serum: kind({
    spot: 'TABLE',
    colours: ['#6d3f1d'],
    boxed: true,
    draw: (pen) => ({
      width: 260,
      height: 480,
      body:
        rect(96, 0, 68, 60, pen.volume('#26272b'), 26) +
        rect(76, 56, 108, 76, pen.volume('#d9b766'), 6) +
        shape('M50 160Q60 126 130 126T210 160L226 440Q226 474 190 474H70Q34 474 34 440z', pen.across('#3b1f0c', '#8a5526', '#6d3f1d', '#9a6230', '#2f1809')) +
        rect(60, 240, 140, 130, '#f4ecd9', 3, 0.92) +
        pen.text('SERUM', 130, 278, 32, '#5d4020') +
        print(80, 306, 100, 3, 16, '#8a7350') +
        stroke('M60 170Q52 300 56 440', '#ffffff', 6, 0.4),
    }),
  }),
  'essence-bottle': kind({
    spot: 'TABLE',
    colours: ['#eef0f2'],
    boxed: true,
    draw: (pen) => ({
      width: 220,
      height: 540,
      body:
        rect(60, 0, 100, 130, pen.volume('#b9302f'), 10) +
        shape('M20 180Q30 130 110 130T200 180V510Q200 536 176 536H44Q20 536 20 510z', pen.across('#c9d0d6', '#ffffff', '#eef2f4', '#b9c3ca')) +
        pen.text('ESSENCE', 110, 300, 34, '#3b3d42', { widest: 150 }) +
        print(70, 340, 80, 3, 18, '#8e9195') +
        stroke('M44 180V500', '#ffffff', 8, 0.8),
    }),
  }),
  tube: kind({
    spot: 'TOP',
    facts: { count: 1 },
    colours: ['#e9dcc3', '#d9b04a', '#f4f3f1'],
    boxed: true,
    draw: (pen, { count }) => ({
      width: 190 * count,
      height: 560,
      body: times(count, (index) => {
        const c = count > 2 ? (['#ecd9b0', '#e9bfc1', '#a9c4dc'][index] ?? pen.colour) : pen.colour
        return moved(
          index * 190,
          (index % 2) * 14,
          shape('M10 0H170L150 440H30z', pen.across(shade(c, -0.16), shade(c, 0.2), c, shade(c, -0.2))) +
            times(12, (line) => rect(14 + line * 13, 2, 3, 22, shade(c, -0.2))) +
            rect(34, 440, 112, 100, pen.volume(shade(c, c > '#c' ? -0.16 : -0.3)), 8) +
            pen.text(count > 2 ? 'HAND' : 'SUN', 90, 150, 40, '#5d5340') +
            pen.text(count > 2 ? 'cream' : 'SPF50+', 90, 200, 28, '#7d7058') +
            print(58, 240, 64, 4, 18, '#8a7d64'),
        )
      }),
    }),
  }),
  'balm-jar': kind({
    spot: 'TABLE',
    colours: ['#d9738a', '#e6e4df'],
    boxed: true,
    draw: (pen) => ({
      width: 420,
      height: 360,
      body:
        oval(300, 300, 120, 40, pen.ball('#f4f3f1')) +
        shape('M20 130H300L292 310Q280 344 160 344T28 310z', pen.volume(pen.colour)) +
        oval(160, 130, 142, 36, '#f7f5f0') +
        oval(160, 132, 122, 28, pen.ball('#f4e6e2')) +
        stroke('M110 130Q160 100 200 136', '#fff', 10, 0.8) +
        pen.text('BALM', 160, 240, 44, '#fbf6f2') +
        turned(-24, 330, 90, rect(250, 70, 150, 26, pen.roll('#f0efec'), 12)),
    }),
  }),
  lipstick: kind({
    spot: 'TABLE',
    facts: { count: 1, clear: 0 },
    colours: ['#b5364a', '#d9736a', '#c98a8a'],
    boxed: true,
    draw: (pen, { count, clear }) => ({
      width: 150 * count + 10,
      height: 520,
      body: times(count, (index) => {
        const c = ['#b5364a', '#d9736a', '#8e2f45'][index] ?? pen.colour
        const tone = count > 1 ? c : pen.colour
        return moved(
          index * 150,
          0,
          clear
            ? rect(40, 0, 80, 190, pen.volume('#d9d4cc'), 10) +
                rect(30, 190, 100, 320, pen.across(shade(tone, -0.1), shade(tone, 0.4), tone, shade(tone, -0.2)), 16) +
                rect(44, 210, 10, 280, '#ffffff', 5, 0.5) +
                pen.text('tint', 80, 350, 38, '#fbf6f2')
            : shape('M52 170V60Q60 20 108 0V170z', pen.across(shade(tone, 0.1), shade(tone, 0.2), tone, shade(tone, -0.3))) +
                rect(40, 160, 80, 130, pen.volume('#d9b766'), 4) +
                rect(24, 280, 112, 230, pen.volume('#26272b'), 8) +
                rect(24, 300, 112, 10, '#d9b766'),
        )
      }),
    }),
  }),
  compact: kind({
    spot: 'TOP',
    facts: { style: 'CUSHION' },
    colours: ['#26272b'],
    boxed: true,
    draw: (pen, { style }) =>
      style === 'BLUSH'
        ? {
            width: 420,
            height: 520,
            body:
              rect(30, 0, 360, 240, pen.gloss('#26272b'), 20) +
              rect(50, 20, 320, 200, pen.slant('#dfe8ea', '#aab8be', '#e9f0f2'), 10) +
              rect(30, 250, 360, 260, pen.gloss('#2b2d31'), 20) +
              rect(60, 280, 300, 200, pen.gloss('#e0948a'), 12) +
              shape('M60 292Q210 360 360 292V300Q210 372 60 300z', '#f0b3a8', 0.8) +
              pen.text('glow', 210, 400, 54, '#c97a70'),
          }
        : {
            width: 420,
            height: 600,
            body:
              disc(210, 150, 150, pen.gloss('#26272b')) +
              disc(210, 150, 126, pen.slant('#dfe8ea', '#9fb0b8', '#eef4f5')) +
              rect(160, 280, 100, 34, '#17181b', 8) +
              disc(210, 440, 158, pen.gloss('#2b2d31')) +
              disc(210, 440, 122, '#d9b89a') +
              disc(210, 440, 122, pen.tile(9, disc(4, 4, 1.6, '#c3a080'))) +
              disc(250, 410, 74, pen.ball('#f0d9c0')) +
              stroke('M190 380Q250 350 310 390', '#26272b', 18),
          },
  }),
  palette: kind({
    spot: 'TOP',
    colours: ['#d9a9a4', '#33291f'],
    boxed: true,
    draw: (pen) => ({
      width: 600,
      height: 440,
      body:
        rect(0, 0, 600, 190, pen.gloss(pen.colour), 14) +
        rect(20, 16, 560, 158, pen.slant('#e6eef0', '#aebcc2', '#e9f0f2'), 6) +
        rect(0, 196, 600, 240, pen.gloss(shade(pen.colour, -0.06)), 14) +
        grid(
          5,
          2,
          (column, row) =>
            rect(
              24 + column * 112,
              216 + row * 104,
              100,
              92,
              pen.gloss(['#f0dccb', '#e0b09c', '#c98474', '#a9614f', '#6d3f33', '#f4e6d2', '#d9b36a', '#b5836a', '#8a5a4a', '#4a2f28'][column + row * 5] ?? '#ccc'),
              8,
            ) + (row && column === 1 ? times(14, (index) => disc(150 + ((index * 37) % 80), 330 + ((index * 23) % 70), 2, '#fff6d6')) : ''),
        ),
    }),
  }),
  perfume: kind({
    spot: 'TABLE',
    facts: { style: 'SQUARE', label: 'EAU DE PARFUM' },
    colours: ['#efe2c3', '#dfe8ea', '#e9d3c9'],
    boxed: true,
    draw(pen, { style, label }) {
      const liquid = pen.colour
      const cap = style === 'DOME' ? '#1b1c1f' : style === 'OVAL' ? '#26272b' : '#c9ccd0'
      const body =
        style === 'OVAL'
          ? 'M40 310Q40 130 170 130T300 310Q300 500 170 500T40 310z'
          : style === 'DOME'
            ? 'M40 250Q40 150 170 150T300 250V480Q300 500 280 500H60Q40 500 40 480z'
            : roundedPath(20, 150, 300, 350, 18)
      return {
        width: 340,
        height: 500,
        body: `${(style === 'DOME' ? shape('M90 120Q90 0 170 0T250 120z', pen.ball(cap)) : rect(110, 10, 120, 120, pen.volume(cap), style === 'OVAL' ? 30 : 6)) + rect(130, 118, 80, 40, pen.volume('#b9bcc0'), 3) + shape(body, pen.across('#c9d3d8', '#f7fafb', '#dfe8ea', '#b3c0c6'), 0.9)}<svg x="0" y="0" width="340" height="500" viewBox="0 0 340 500"><g transform="translate(12 34) scale(.93)">${shape(body, pen.across(shade(liquid, -0.14), shade(liquid, 0.2), liquid, shade(liquid, -0.18)), 0.75)}</g></svg>${style === 'OVAL' ? `<ellipse cx="170" cy="320" rx="86" ry="110" fill="#f4f2ea"/><ellipse cx="170" cy="320" rx="76" ry="100" fill="none" stroke="#26272b" stroke-width="3"/>` : `${rect(80, 270, 180, 120, '#f7f4ea', 2)}<rect x="86" y="276" width="168" height="108" fill="none" stroke="#55524a" stroke-width="2"/>`}${pen.text(label, 170, 312, 24, '#33312c', { widest: 140 })}${print(130, 340, 80, 2, 14, '#6d6a60')}${stroke('M44 190V470', '#ffffff', 8, 0.6)}`,
      }
    },
  }),
  'pump-bottle': kind({
    spot: 'TABLE',
    colours: ['#5d3820'],
    boxed: true,
    draw: (pen) => ({
      width: 260,
      height: 560,
      body:
        stroke('M130 120V40H60', '#26272b', 20) +
        rect(100, 100, 60, 60, pen.volume('#26272b'), 6) +
        shape('M30 210Q40 156 130 156T230 210V530Q230 556 206 556H54Q30 556 30 530z', pen.across('#2b170b', '#8a5a36', '#5d3820', '#7a4a2a', '#24130a')) +
        rect(30, 270, 200, 200, '#f1e9d3') +
        rect(30, 270, 200, 50, '#26272b') +
        pen.text('HAND WASH', 130, 296, 26, '#f1e9d3') +
        print(56, 340, 148, 6, 18, '#5d5340') +
        stroke('M54 220V520', '#ffffff', 7, 0.35),
    }),
  }),
  'scrub-jar': kind({
    spot: 'TABLE',
    colours: ['#e6d3b6'],
    boxed: true,
    draw: (pen) => ({
      width: 380,
      height: 380,
      body:
        shape('M30 110H350V340Q350 370 320 372H60Q30 370 30 340z', pen.across('#c9d0d3', '#f4f7f8', '#dfe6e8', '#aab4b9'), 0.85) +
        shape('M44 150Q190 130 336 150V340Q330 358 310 358H70Q50 358 44 340z', pen.gloss(pen.colour)) +
        times(60, (index) => disc(56 + ((index * 47) % 270), 166 + ((index * 31) % 180), 3.4, ['#c9b08a', '#f7f0e0', '#a98c60'][index % 3] ?? '#ccc')) +
        rect(90, 200, 200, 100, '#f7f4ea', 4) +
        pen.text('BODY SCRUB', 190, 236, 30, '#5d5340', { widest: 170 }) +
        print(130, 262, 120, 2, 16, '#8a7d64') +
        rect(20, 30, 340, 86, pen.volume('#c9ccd0'), 10) +
        oval(190, 36, 164, 16, '#e9ebed'),
    }),
  }),
  'hair-dryer': kind({
    spot: 'TOP',
    facts: { hollow: 1 },
    colours: ['#8b8f98', '#a9adb3'],
    boxed: true,
    parts: ['CABLE', 'POUCH'],
    draw: (pen, { hollow }) =>
      hollow
        ? {
            width: 460,
            height: 600,
            body:
              rect(170, 190, 110, 380, pen.volume(shade(pen.colour, 0.05)), 50) +
              times(6, (index) => stroke(`M176 ${480 + index * 14}H274`, '#33353a', 4)) +
              rect(20, 20, 400, 220, pen.roll(pen.colour), 100) +
              oval(60, 130, 44, 100, pen.slant('#c9487f', '#8e2f5a')) +
              oval(60, 130, 26, 66, '#26272b') +
              rect(380, 40, 40, 180, pen.roll(shade(pen.colour, -0.2)), 16) +
              disc(225, 320, 16, '#c9487f') +
              disc(225, 370, 16, '#55585d') +
              stroke('M225 566Q230 620 330 590T440 520', '#33353a', 12),
          }
        : {
            width: 560,
            height: 560,
            body:
              shape('M20 60Q20 30 60 30H380Q480 40 480 130T380 230H60Q20 230 20 200z', pen.roll('#33353a')) +
              rect(-6, 50, 40, 160, pen.roll('#17181b'), 10) +
              turned(12, 360, 220, rect(300, 210, 110, 320, pen.volume('#3b3d42'), 40), rect(330, 290, 50, 90, '#8e9195', 12), rect(338, 300, 34, 30, '#c0392b', 6)) +
              oval(456, 130, 20, 60, '#55585d') +
              stroke('M310 530Q320 600 440 560', '#26272b', 12),
          },
  }),
  'hair-styler': kind({
    spot: 'TOP',
    colours: ['#a9adb3', '#2c4368', '#d8a690'],
    boxed: true,
    parts: ['POUCH', 'CABLE'],
    draw: (pen) => ({
      width: 640,
      height: 500,
      body:
        rect(0, 0, 640, 490, pen.gloss('#4a3a36'), 26) +
        rect(16, 16, 608, 458, pen.gloss('#8a6f60'), 18) +
        rect(40, 40, 90, 410, pen.volume(pen.colour), 40) +
        rect(48, 330, 74, 60, shade(pen.colour, -0.3), 10) +
        disc(85, 250, 15, '#c9703f') +
        times(
          2,
          (index) =>
            rect(170 + index * 100, 50, 70, 250, pen.volume('#3b3d42'), 34) +
            times(5, (slot) => rect(180 + index * 100, 80 + slot * 40, 50, 8, '#c9703f')) +
            rect(170 + index * 100, 290, 70, 50, pen.volume(pen.colour), 8),
        ) +
        rect(380, 50, 100, 190, pen.volume('#c9703f'), 30) +
        times(18, (index) => disc(400 + (index % 3) * 30, 70 + Math.floor(index / 3) * 26, 5, '#26272b')) +
        rect(510, 50, 80, 190, pen.volume('#3b3d42'), 26) +
        rect(170, 380, 420, 66, pen.roll('#6d5348'), 20) +
        rect(380, 270, 210, 80, pen.roll('#3b3d42'), 30),
      edge: { outline: roundedPath(0, 0, 640, 490, 26), depth: 90, colour: '#2f2422' },
    }),
  }),
  'flat-iron': kind({
    spot: 'TOP',
    colours: ['#26272b', '#f0efec'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 640,
      height: 260,
      body:
        stroke('M590 150Q660 170 640 240', '#26272b', 12) +
        turned(-7, 560, 150, rect(20, 120, 560, 56, pen.roll(pen.colour), 26), rect(30, 122, 220, 16, '#c9ccd0', 6)) +
        turned(
          5,
          560,
          150,
          rect(20, 120, 560, 60, pen.roll(shade(pen.colour, 0.06)), 26),
          rect(30, 120, 220, 14, pen.slant('#e9eaec', '#8e9195'), 6),
          rect(420, 140, 70, 22, '#0c0d0f', 6),
          pen.text('180', 455, 151, 20, '#e0a35a'),
          disc(520, 150, 9, '#8e9195'),
        ),
    }),
  }),
  'led-mask': kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 420,
      height: 480,
      body:
        shape('M30 140Q40 10 210 10T390 140Q410 330 300 450Q210 490 120 450Q10 330 30 140z', pen.ball('#f4f3f1')) +
        shape('M90 180Q140 150 180 186Q150 220 100 210zM330 180Q280 150 240 186Q270 220 320 210z', '#55585d') +
        shape('M170 330Q210 310 250 330Q210 356 170 330z', '#b9b8b4') +
        stroke('M210 190L196 276H224', '#d3d2ce', 8) +
        times(36, (index) => {
          const angle = index * 0.7
          const r = 60 + index * 3
          return disc(210 + Math.cos(angle) * r, 230 + Math.sin(angle) * r * 1.1, 5, '#e0503f', 0.55)
        }) +
        stroke('M34 140Q-10 240 40 300', '#c9c8c4', 16),
    }),
  }),
  'beauty-device': kind({
    spot: 'TOP',
    facts: { style: 'WAND' },
    colours: ['#f0efec', '#2b2c30', '#e9bfc1'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    draw: (pen, { style }) =>
      style === 'SHAVER'
        ? {
            width: 260,
            height: 600,
            body:
              shape('M60 220Q40 420 80 560Q130 600 180 560Q220 420 200 220z', pen.volume('#3b4a5d')) +
              shape('M20 90Q130 20 240 90L220 230Q130 260 40 230z', pen.gloss('#26272b')) +
              times(3, (index) => {
                const [x, y] = placeOf(
                  [
                    [76, 110],
                    [184, 110],
                    [130, 180],
                  ],
                  index,
                )
                return disc(x, y, 48, '#c9ccd0') + disc(x, y, 34, pen.tile(6, disc(3, 3, 1.8, '#3b3d42'))) + disc(x, y, 12, '#4a6fa5')
              }) +
              disc(130, 320, 22, '#8fb0c9') +
              rect(110, 400, 40, 60, '#0c0d0f', 6),
          }
        : {
            width: 220,
            height: 600,
            body:
              rect(50, 190, 120, 400, pen.volume(pen.colour), 54) +
              rect(30, 20, 160, 200, pen.gloss(shade(pen.colour, 0.05)), 56) +
              rect(54, 40, 112, 110, pen.slant('#e9eaec', '#8e9195', '#d9dadb'), 34) +
              times(4, (index) => rect(70 + (index % 2) * 46, 56 + Math.floor(index / 2) * 46, 34, 34, '#b9bcc0', 8)) +
              disc(110, 300, 24, shade(pen.colour, -0.16)) +
              times(5, (index) => disc(110, 360 + index * 26, 5, index < 3 ? '#e0a35a' : shade(pen.colour, -0.2))),
          },
  }),
  'lit-mirror': kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 440,
      height: 520,
      body:
        rect(200, 380, 40, 100, pen.volume('#e2e1dd')) +
        rect(90, 470, 260, 44, pen.roll(pen.colour), 18) +
        rect(10, 0, 420, 400, pen.gloss(pen.colour), 40) +
        rect(26, 16, 388, 368, '#fff4dc', 30) +
        rect(56, 46, 328, 308, pen.slant('#e9f0f2', '#b3c2c8', '#dfe8ea'), 16) +
        shape('M220 46H320L180 354H80z', '#ffffff', 0.3) +
        disc(220, 496, 6, '#8e9195'),
    }),
  }),
  'nail-tips': kind({
    spot: 'TOP',
    colours: ['#e9bfc1', '#c98a9a'],
    boxed: true,
    draw: (pen) => ({
      width: 520,
      height: 480,
      body: times(3, (pack) =>
        turned(
          pack * 5 - 5,
          90 + pack * 170,
          240,
          rect(10 + pack * 172, 20, 150, 430, pen.gloss(['#f7f2ee', '#e6dfd8', '#f4e6e6'][pack] ?? '#eee'), 10),
          pen.text('NAILS', 85 + pack * 172, 60, 30, '#6d5d5d'),
          grid(2, 5, (column, row) => rect(34 + pack * 172 + column * 60, 100 + row * 66, 40, 54, pen.gloss([pen.colour, '#d9a892', '#8e3f55', '#efe2d6', '#a9b8c6'][(row + pack) % 5] ?? '#ccc'), 18)),
        ),
      ),
    }),
  }),
  'nail-lamp': kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 560,
      height: 340,
      body:
        shape('M10 320Q0 60 160 20H400Q560 60 550 320z', pen.gloss('#f4f3f1')) +
        shape('M70 320Q70 140 170 130H390Q490 140 490 320z', '#2b2440') +
        times(10, (index) => disc(110 + index * 38, 180 + Math.abs(index - 4.5) * 7, 10, '#a98fe0')) +
        rect(230, 44, 100, 44, '#26272b', 8) +
        pen.text('60s', 280, 66, 32, '#a9c4f0') +
        times(3, (index) => disc(190 + index * 90, 108, 8, '#c9c8c4')) +
        rect(60, 310, 440, 16, '#d9d8d4', 6),
    }),
  }),
  'brush-set': kind({
    spot: 'TOP',
    colours: ['#26272b'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 520,
      height: 560,
      body: times(5, (index) => {
        const x = 50 + index * 100
        const w = [46, 34, 24, 18, 12][index] ?? 20
        return (
          rect(x - 8, 220, 16, 330, pen.volume('#26272b'), 8) +
          rect(x - 12, 130, 24, 110, pen.volume('#c9ccd0'), 4) +
          shape(`M${x - 11} 134Q${x - w} 70 ${x - w * 0.5} 20Q${x} -10 ${x + w * 0.5} 20Q${x + w} 70 ${x + 11} 134z`, pen.across('#2b1a12', '#6d4a34', '#3b2418'))
        )
      }),
    }),
  }),
  puffs: kind({
    spot: 'TOP',
    colours: ['#e6cdb9'],
    boxed: true,
    draw: (pen) => ({
      width: 600,
      height: 400,
      body: times(10, (index) => {
        const [x, y] = [80 + (index % 5) * 110, 100 + Math.floor(index / 5) * 180]
        return turned(
          index * 31,
          x,
          y,
          disc(x, y, 58, pen.ball(['#e6cdb9', '#d9a892', '#efe2d6'][index % 3] ?? '#eee')),
          stroke(`M${x - 56} ${y - 10}Q${x} ${y + 16} ${x + 56} ${y - 10}`, '#26272b', 15),
        )
      }),
    }),
  }),
} satisfies Kinds
