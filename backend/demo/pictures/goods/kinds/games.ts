import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, grid, moved, oval, placed, rect, ring, roundedPath, shape, stroke, times, turned } from '../shapes.ts'
import { solid } from '../solid.ts'
import { darkScreen, dots, print } from './parts.ts'

function stick(pen: Pen, x: number, y: number, radius: number): string {
  return disc(x, y, radius, '#111214') + disc(x, y, radius * 0.8, pen.ball('#33353a')) + disc(x, y, radius * 0.5, '#26272b')
}

function cross(x: number, y: number, size: number, colour: string): string {
  const t = size / 3
  return rect(x - t / 2, y - size / 2, t, size, colour, 4) + rect(x - size / 2, y - t / 2, size, t, colour, 4)
}

function faceButtons(pen: Pen, x: number, y: number, reach: number, radius: number, colours: readonly string[]): string {
  return times(4, (index) => {
    const angle = (index * Math.PI) / 2
    return disc(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, radius, pen.ball(colours[index % colours.length] ?? '#333'))
  })
}

function scene(pen: Pen, x: number, y: number, width: number, height: number): string {
  return (
    rect(x, y, width, height, pen.down('#7fb5d9', '#d9e9e2'), 4) +
    shape(`M${x} ${y + height * 0.7}q${width * 0.25} ${-height * 0.4} ${width * 0.5} 0t${width * 0.5} ${-height * 0.1}V${y + height}H${x}z`, '#6fa05d') +
    shape(`M${x} ${y + height * 0.86}h${width}v${height * 0.14}h${-width}z`, '#8a6a45') +
    disc(x + width * 0.8, y + height * 0.22, height * 0.1, '#f4e2a0') +
    rect(x + width * 0.44, y + height * 0.56, height * 0.12, height * 0.3, '#c9563f', 3)
  )
}

export const games = {
  switch: kind({
    spot: 'TOP',
    facts: { left: '', right: '' },
    colours: ['#f0efec'],
    boxed: true,
    parts: ['CABLE', 'CHARGER', 'CARD'],
    draw(pen, { left, right }) {
      const neon = pen.colour === '#e0503f'
      const l = left || (neon ? '#39a9c9' : pen.colour)
      const r = right || (neon ? '#e0503f' : pen.colour)
      const grip = l < '#6' ? '#17181b' : '#33353a'
      return {
        width: 680,
        height: 300,
        body:
          shape('M112 0H60Q0 0 0 70V230Q0 300 60 300H112z', pen.gloss(l)) +
          shape('M568 0H620Q680 0 680 70V230Q680 300 620 300H568z', pen.gloss(r)) +
          rect(110, 0, 460, 300, '#1d1e21', 6) +
          scene(pen, 136, 24, 408, 252) +
          stick(pen, 56, 82, 34) +
          times(4, (index) => disc(56 + Math.round(Math.sin(index * 1.571) * 24), 186 - Math.round(Math.cos(index * 1.571) * 24), 12, grip)) +
          times(4, (index) => disc(624 + Math.round(Math.sin(index * 1.571) * 24), 84 - Math.round(Math.cos(index * 1.571) * 24), 12, grip)) +
          stick(pen, 624, 196, 34) +
          rect(84, 24, 22, 6, grip, 2) +
          cross(586, 26, 22, grip),
        edge: { outline: roundedPath(0, 0, 680, 300, 60), depth: 34, colour: '#2b2c30' },
      }
    },
  }),
  'switch-lite': kind({
    spot: 'TOP',
    colours: ['#e6846f', '#ecd46a', '#5fb9b4', '#8e9195'],
    boxed: true,
    parts: ['CHARGER', 'POUCH'],
    draw: (pen) => ({
      width: 620,
      height: 270,
      body:
        rect(0, 0, 620, 270, pen.gloss(pen.colour), 40) +
        rect(110, 16, 400, 238, '#17181b', 8) +
        scene(pen, 130, 34, 360, 202) +
        stick(pen, 56, 74, 32) +
        cross(56, 176, 72, '#efece4') +
        faceButtons(pen, 564, 76, 25, 13, ['#efece4']) +
        stick(pen, 564, 182, 32),
      edge: { outline: roundedPath(0, 0, 620, 270, 40), depth: 40, colour: shade(pen.colour, -0.25) },
    }),
  }),
  clamshell: kind({
    spot: 'TOP',
    facts: { tall: 1 },
    colours: ['#4a6fa5', '#b5362f', '#2b2c30'],
    boxed: true,
    parts: ['CHARGER', 'POUCH'],
    draw: (pen, { tall }) => ({
      width: 460,
      height: tall ? 540 : 500,
      body: tall
        ? rect(0, 0, 460, 262, pen.gloss(pen.colour), 30) +
          rect(14, 12, 432, 234, '#17181b', 20) +
          scene(pen, 60, 36, 340, 186) +
          rect(0, 268, 460, 272, pen.gloss(shade(pen.colour, 0.04)), 30) +
          rect(30, 252, 400, 26, shade(pen.colour, -0.3), 10) +
          darkScreen(pen, 116, 300, 228, 180, 4) +
          rect(122, 306, 216, 168, '#d9e2d0', 2) +
          print(140, 326, 150, 5, 24, '#5d705c') +
          stick(pen, 58, 346, 30) +
          cross(58, 440, 60, '#26272b') +
          faceButtons(pen, 402, 360, 25, 13, ['#3b6fb0', '#c9a83f', '#5d9a5a', '#b5453f']) +
          rect(150, 500, 160, 18, shade(pen.colour, -0.35), 8)
        : rect(60, 0, 340, 250, pen.gloss(pen.colour), 24) +
          rect(84, 22, 292, 206, '#26272b', 10) +
          rect(110, 40, 240, 166, '#9fae7a', 2) +
          shape('M110 160L190 100L250 150L350 90V206H110z', '#5d6b40') +
          rect(60, 262, 340, 238, pen.gloss(shade(pen.colour, 0.05)), 24) +
          rect(90, 246, 280, 26, shade(pen.colour, -0.3), 10) +
          cross(140, 370, 84, '#33353a') +
          disc(300, 390, 26, pen.ball('#7d4a5c')) +
          disc(356, 350, 26, pen.ball('#7d4a5c')) +
          rect(180, 460, 46, 12, '#33353a', 6) +
          rect(240, 460, 46, 12, '#33353a', 6),
    }),
  }),
  handheld: kind({
    spot: 'TOP',
    facts: { slim: 0 },
    colours: ['#26272b'],
    boxed: true,
    parts: ['CHARGER', 'POUCH'],
    draw: (pen, { slim }) => ({
      width: 680,
      height: 290,
      body:
        shape(
          slim ? 'M110 20H570Q680 20 680 145T570 270H110Q0 270 0 145T110 20z' : 'M80 10Q340 -14 600 10Q680 30 680 130Q680 290 620 290Q580 280 560 250H120Q100 280 60 290Q0 290 0 130Q0 30 80 10z',
          pen.gloss('#2b2d31'),
        ) +
        rect(150, 30, 380, slim ? 220 : 206, '#0c0d0f', 6) +
        scene(pen, 160, 40, 360, slim ? 200 : 186) +
        stick(pen, 110, 90, 28) +
        stick(pen, 570, 90, 28) +
        cross(70, slim ? 150 : 60, 56, '#17181b') +
        faceButtons(pen, 618, slim ? 150 : 64, 24, 12, slim ? ['#c98a8a', '#8aa9c9', '#c9a0c9', '#8ac0a0'] : ['#3b3d42']) +
        (slim ? '' : rect(80, 150, 60, 60, '#33353a', 8) + rect(540, 150, 60, 60, '#33353a', 8)),
      edge: { outline: roundedPath(0, 10, 680, 270, 90), depth: 50, colour: '#131416' },
    }),
  }),
  gamepad: kind({
    spot: 'TOP',
    facts: { style: 'PS' },
    colours: ['#f0efec', '#2b333f', '#8f2b45'],
    boxed: true,
    parts: ['CABLE'],
    draw(pen, { style }) {
      const c = pen.colour
      const inner = style === 'PS' ? '#26272b' : shade(c, -0.1)
      const ps = style === 'PS'
      return {
        width: 600,
        height: 420,
        body:
          shape('M150 24Q300 0 450 24Q530 30 560 130Q610 320 590 380Q560 440 490 390Q440 320 400 310H200Q160 320 110 390Q40 440 10 380Q-10 320 40 130Q70 30 150 24z', pen.gloss(c)) +
          (ps
            ? shape('M196 30H404L390 190Q380 210 360 212H240Q220 210 210 190z', pen.gloss(c === '#2b333f' ? shade(c, 0.1) : '#f7f6f3')) +
              shape('M150 190Q200 150 240 220H360Q400 150 450 190Q470 290 400 312H200Q130 290 150 190z', inner)
            : disc(300, 70, 24, pen.ball('#d9dadb'))) +
          (style === 'XBOX' ? stick(pen, 150, 130, 48) + cross(226, 226, 84, '#17181b') : cross(128, 140, 88, style === 'PS' ? '#c9cbcf' : '#17181b')) +
          (style === 'XBOX' ? '' : stick(pen, style === 'NINTENDO' ? 150 : 214, style === 'NINTENDO' ? 120 : 236, 46)) +
          (style === 'NINTENDO' ? cross(226, 226, 80, '#17181b') : '') +
          stick(pen, 386, 236, 46) +
          faceButtons(pen, 470, 140, 44, 23, ps ? ['#d9dadb'] : style === 'XBOX' ? ['#b5453f', '#5d9a5a', '#3b6fb0', '#c9a83f'] : ['#3b3d42']) +
          times(2, (index) => rect(230 + index * 118, 54, 22, 34, shade(c, -0.25), 8)),
        edge: {
          outline: 'M150 24Q300 0 450 24Q530 30 560 130Q610 320 590 380Q560 440 490 390Q440 320 400 310H200Q160 320 110 390Q40 440 10 380Q-10 320 40 130Q70 30 150 24z',
          depth: 70,
          colour: shade(c, -0.3),
        },
      }
    },
  }),
  ps5: kind({
    spot: 'ROOM',
    facts: { disc: 1 },
    colours: ['#f4f3f1'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    draw: (pen, { disc: drive }) => ({
      width: 360,
      height: 660,
      body:
        oval(180, 632, 130, 24, '#1b1c1f') +
        shape('M120 40H240L250 610H110z', pen.volume('#1f2023')) +
        times(6, (index) => rect(150 + index * 11, 20, 4, 200, '#33353a')) +
        shape(
          drive ? 'M40 0Q100 20 120 60Q140 330 110 640Q50 640 20 600Q60 300 40 0z' : 'M60 0Q110 20 126 60Q140 330 116 640Q70 640 44 600Q80 300 60 0z',
          pen.across('#d9d8d5', '#ffffff', '#e9e8e5'),
        ) +
        shape('M320 0Q260 20 240 60Q220 330 250 640Q310 640 340 600Q300 300 320 0z', pen.across('#f4f3f1', '#ffffff', '#c9c8c4')) +
        rect(176, 250, 8, 120, '#4aa6e0', 4, 0.9) +
        (drive ? rect(262, 330, 10, 180, '#17181b', 4) : '') +
        rect(172, 420, 16, 34, '#0c0d0f', 6) +
        rect(172, 470, 16, 22, '#0c0d0f', 4),
      foot: 'M60 632Q180 604 300 632Q180 664 60 632z',
    }),
  }),
  ps4: kind({
    spot: 'TABLE',
    colours: ['#2b2c30'],
    boxed: true,
    parts: ['CABLE'],
    draw(pen) {
      const layer = (y: number): { at: readonly [number, number, number]; size: readonly [number, number, number]; colour: string; layer: number; front?: string } => ({
        at: [0, y, 0],
        size: [560, 42, 440],
        colour: '#2b2d31',
        layer: y,
      })
      return solid(pen, [
        { ...layer(0) },
        { at: [8, 42, 8], size: [544, 10, 424], colour: '#101113', layer: 42 },
        { ...layer(52), front: rect(40, 16, 180, 5, '#4a7fd0', 2) },
        { at: [8, 94, 8], size: [544, 10, 424], colour: '#101113', layer: 94 },
        { ...layer(104), front: rect(330, 18, 180, 6, '#0c0d0f') },
      ])
    },
  }),
  xbox: kind({
    spot: 'TABLE',
    facts: { tower: 0 },
    colours: ['#f0efec'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen, { tower }) =>
      tower
        ? solid(pen, [
            {
              at: [0, 0, 0],
              size: [300, 560, 300],
              colour: '#26272b',
              front: disc(40, 40, 14, '#e9e9e7') + rect(40, 120, 6, 200, '#0c0d0f') + rect(40, 420, 20, 40, '#0c0d0f', 4),
              top: grid(9, 9, (column, row) => disc(38 + column * 28, 38 + row * 28, 10, (column + row) % 3 ? '#17181b' : '#2f5a3a')),
            },
          ])
        : solid(pen, [
            {
              at: [0, 0, 0],
              size: [500, 130, 300],
              colour: '#f0efec',
              front: disc(450, 34, 13, '#33353a') + rect(40, 30, 30, 14, '#33353a', 4) + rect(440, 80, 30, 12, '#33353a', 3),
              top: disc(160, 150, 118, '#17181b') + dots(pen, 46, 36, 228, 228, 14, '#33353a', 110),
            },
          ]),
  }),
  'racing-wheel': kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    boxed: true,
    draw: (pen) => ({
      width: 560,
      height: 560,
      body:
        shape('M150 380H410L450 540H110z', pen.gloss('#2b2d31')) +
        rect(90, 500, 380, 54, pen.gloss('#33353a'), 12) +
        ring(280, 250, 210, '#17181b', 62) +
        ring(280, 250, 210, '#3b3d42', 44) +
        ring(280, 250, 186, '#55585d', 3, 0.6) +
        stroke('M90 260H200M360 260H470M280 340V440', '#b9bcc0', 40) +
        disc(280, 260, 96, pen.gloss('#26272b')) +
        disc(280, 260, 40, '#3f6fb0') +
        times(3, (index) => disc(200 + index * 14, 210 + index * 26, 9, ['#c0392b', '#e9e6df', '#5d9a5a'][index] ?? '#fff')) +
        times(3, (index) => disc(360 - index * 14, 210 + index * 26, 9, '#8e9195')),
    }),
  }),
  'vr-headset': kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    parts: ['CHARGER', 'POUCH'],
    draw: (pen) => ({
      width: 640,
      height: 460,
      body:
        stroke('M70 160Q320 -130 570 160', '#c9c8c4', 46) +
        stroke('M320 30V140', '#d9d8d4', 50) +
        shape('M60 150Q320 90 580 150Q640 180 630 290Q620 400 520 410Q420 420 370 370Q320 330 270 370Q220 420 120 410Q20 400 10 290Q0 180 60 150z', pen.gloss('#f0efec')) +
        times(3, (index) => rect(120 + index * 165, 180, 70, 190, '#26272b', 35) + disc(155 + index * 165, 232, 21, '#4a5560') + disc(155 + index * 165, 312, 21, '#4a5560')) +
        moved(430, 350, ring(80, 50, 60, '#d9d8d4', 16), rect(60, 60, 40, 60, pen.volume('#e9e8e4'), 16)),
    }),
  }),
  'game-case': kind({
    spot: 'TOP',
    facts: { title: '게임', maker: 'SWITCH' },
    colours: ['#4f7058', '#7a8f5d', '#c9703f', '#5d4f8a'],
    hasBack: true,
    draw(pen, { title, maker }) {
      const [plastic, strip] = maker === 'SWITCH' ? ['#b8322f', '#d4403a'] : maker === 'PS5' ? ['#e6e9ec', '#2f62b0'] : ['#2f7d3f', '#3b8f4a']
      const c = pen.colour
      const words = title.split(' ')
      const art =
        rect(16, 56, 388, 560, pen.down(shade(c, 0.45), c, shade(c, -0.35)), 2) +
        disc(pen.random.between(120, 300), 260, 110, shade(c, 0.6), 0.55) +
        shape(`M16 ${pen.random.integer(420, 480)}Q140 330 220 430T404 380V616H16z`, shade(c, -0.45), 0.85) +
        shape('M200 470L226 300L250 470z', shade(c, -0.6)) +
        shape(`M16 540Q160 480 404 550V616H16z`, shade(c, -0.6))
      return {
        width: 420,
        height: 630,
        body: pen.sight.back
          ? rect(0, 0, 420, 630, pen.gloss(plastic), 12) +
            rect(16, 14, 388, 602, '#f1efe9', 2) +
            print(40, 40, 340, 5, 22, '#5d5a52') +
            scene(pen, 40, 180, 160, 110) +
            scene(pen, 220, 180, 160, 110) +
            print(40, 320, 340, 7, 22, '#8a867c') +
            rect(280, 540, 100, 56, '#ffffff') +
            times(16, (index) => rect(286 + index * 5.6, 546, index % 3 ? 2 : 4, 44, '#17181b'))
          : rect(0, 0, 420, 630, pen.gloss(plastic), 12) +
            rect(16, 14, 388, 44, strip, 2) +
            pen.text(maker, 210, 36, 26, '#ffffff') +
            art +
            words.map((word, index) => pen.text(word, 210, 130 + index * 66, words.length > 3 ? 46 : 60, '#fbf8ef', { widest: 350 })).join(''),
        edge: { outline: roundedPath(0, 0, 420, 630, 12), depth: 44, colour: shade(plastic, -0.35) },
      }
    },
  }),
  'ring-controller': kind({
    spot: 'TOP',
    colours: ['#5d6b8a'],
    boxed: true,
    draw: (pen) => ({
      width: 560,
      height: 520,
      body:
        ring(250, 250, 190, '#33405d', 58) +
        ring(250, 250, 194, '#55688f', 34) +
        ring(250, 250, 206, '#8a9ac0', 5, 0.6) +
        rect(20, 180, 76, 140, pen.volume('#e9bfa8'), 26) +
        rect(404, 180, 76, 140, pen.volume('#e9bfa8'), 26) +
        rect(215, 20, 70, 110, '#26272b', 18) +
        disc(250, 60, 18, '#e0503f') +
        moved(370, 380, rect(0, 0, 190, 110, pen.gloss('#33405d'), 40), rect(20, 44, 150, 22, '#e9bfa8', 6)),
    }),
  }),
  'board-game': kind({
    spot: 'TOP',
    facts: { title: '보드게임', style: 'CARDS' },
    colours: ['#7d2f3a', '#2f4a6b', '#b5853f', '#3f6b4a'],
    draw(pen, { title, style }) {
      const c = pen.colour
      const bits =
        style === 'HEX'
          ? times(5, (index) => placed(30 + index * 84, 400, 0.62, shape('M60 0L120 34V104L60 138L0 104V34z', ['#c9a24a', '#6f9a57', '#b0563f', '#9a9da2', '#d9c98a'][index] ?? '#ccc')))
          : times(6, (index) => disc(60 + index * 64, 440, 26, pen.ball(['#c0392b', '#2f62b0', '#3b8f4a', '#f0efec', '#33353a', '#d9b25a'][index] ?? '#ccc')))
      return {
        width: 640,
        height: 500,
        body:
          rect(0, 0, 480, 360, pen.gloss(c), 6) +
          rect(18, 18, 444, 324, pen.down(shade(c, 0.35), c), 3) +
          shape('M18 342V250Q140 180 240 250T462 220V342z', shade(c, -0.35)) +
          disc(370, 100, 46, '#f0d9a0', 0.8) +
          pen.text(title, 240, 130, 78, '#fbf3dc', { widest: 400 }) +
          print(160, 190, 160, 1, 28, '#fbf3dc') +
          times(4, (index) => turned(-14 + index * 11, 560, 300, rect(510, 90, 96, 140, '#f7f4ec', 8), rect(518, 98, 80, 124, ['#c0392b', '#2f62b0', '#d9b25a', '#3b8f4a'][index] ?? '#333', 5))) +
          bits,
      }
    },
  }),
  'tile-game': kind({
    spot: 'TOP',
    facts: { style: 'NUMBER' },
    colours: ['#efe6cf'],
    draw: (pen, { style }) => ({
      width: 640,
      height: 480,
      body:
        (style === 'MAHJONG' ? rect(0, 0, 640, 480, pen.gloss('#3f6b4a'), 10) : '') +
        grid(8, 4, (column, row) => {
          const [x, y] = [22 + column * 76, 20 + row * 114]
          const sign = style === 'MAHJONG' ? '中東南西北發一二三四五六七八九'.charAt((column * 3 + row * 5) % 15) : String(((column * 5 + row * 3) % 13) + 1)
          return turned(
            pen.random.between(-3, 3),
            x + 32,
            y + 46,
            rect(x + 3, y + 6, 64, 96, style === 'MAHJONG' ? '#2f7a4a' : '#b9ad92', 9),
            rect(x, y, 64, 94, pen.slant('#fdfaf0', '#e9dfc6'), 9),
            pen.text(sign, x + 32, y + 42, 44, ['#c0392b', '#2f62b0', '#26272b', '#d98a2f'][(column + row) % 4] ?? '#333'),
            style === 'MAHJONG' ? '' : ring(x + 32, y + 76, 8, '#c9bda0', 2),
          )
        }),
    }),
  }),
  bell: kind({
    spot: 'TOP',
    colours: ['#cdd0d3'],
    draw: (pen) => ({
      width: 600,
      height: 460,
      body:
        times(7, (index) =>
          turned(
            index * 26 - 70,
            300,
            260,
            rect(40, 170, 120, 170, '#f7f4ec', 10),
            times(3, (fruit) => disc(70 + fruit * 32, 210 + fruit * 44, 22, pen.ball(['#d9534a', '#e0b84a', '#6f9a57', '#7a5aa0'][(index + fruit) % 4] ?? '#c33'))),
          ),
        ) +
        oval(320, 270, 130, 120, '#17181b', 0.3) +
        disc(310, 250, 128, pen.slant('#f4f3f1', '#a9adb2', '#e9eaec', '#6d7075')) +
        disc(310, 250, 96, pen.ball('#d9dbde')) +
        disc(310, 250, 22, pen.ball('#8e9195')),
    }),
  }),
  chess: kind({
    spot: 'TABLE',
    colours: ['#8a5a36'],
    draw(pen) {
      const top = grid(8, 8, (column, row) => rect(26 + column * 56, 26 + row * 56, 56, 56, (column + row) % 2 ? '#5d3b22' : '#e0c08f'))
      const man = (x: number, z: number, colour: string, height: number) => ({
        point: [x, 40, z] as const,
        layer: 2,
        draw:
          shape(`M-18 6Q-18 -6 -9 -10L-7 ${-height + 22}Q-12 ${-height + 14} 0 ${-height + 8}Q12 ${-height + 14} 7 ${-height + 22}L9 -10Q18 -6 18 6Q0 14 -18 6z`, pen.volume(colour)) +
          disc(0, -height + 6, 10, pen.ball(colour)),
      })
      return solid({ ...pen, sight: { ...pen.sight, pitch: 0.62 } }, [
        { at: [0, 0, 0], size: [500, 40, 500], colour: pen.colour, top },
        ...Array.from({ length: 8 }, (_, index) => man(54 + index * 56, 54, '#2f2119', index % 3 ? 74 : 96)),
        ...Array.from({ length: 8 }, (_, index) => man(54 + index * 56, 446, '#efdcb4', index % 3 ? 74 : 96)),
        ...Array.from({ length: 8 }, (_, index) => man(54 + index * 56, 390, '#efdcb4', 54)),
      ])
    },
  }),
  'trading-cards': kind({
    spot: 'TOP',
    facts: { style: 'MONSTER' },
    colours: ['#d9b24a', '#7d4a2a'],
    draw(pen, { style }) {
      const face = (x: number, y: number, turn: number, tone: string) =>
        turned(
          turn,
          x + 80,
          y + 112,
          rect(x, y, 160, 224, pen.gloss(style === 'MONSTER' ? '#e9c95a' : '#8a5a36'), 10),
          rect(x + 10, y + 10, 140, 204, shade(tone, 0.5), 5),
          rect(x + 16, y + 32, 128, 88, pen.round(shade(tone, 0.6), tone, shade(tone, -0.4)), 3),
          shape(`M${x + 50} ${y + 110}Q${x + 50} ${y + 56} ${x + 80} ${y + 50}Q${x + 112} ${y + 56} ${x + 110} ${y + 110}z`, shade(tone, -0.5)),
          disc(x + 80, y + 60, 18, shade(tone, 0.2)),
          print(x + 20, y + 136, 116, 4, 18, '#4a4436'),
          print(x + 16, y + 16, 80, 1, 22, '#33302a', 0.8),
        )
      const tones = ['#c9563f', '#3f7fb0', '#5d9a5a', '#8a5fa8', '#d98a2f', '#4aa0a0', '#b5855a']
      return {
        width: 660,
        height: 520,
        body: times(7, (index) => face(10 + (index % 4) * 155 + (index > 3 ? 60 : 0), 10 + Math.floor(index / 4) * 250, pen.random.between(-9, 9), tones[index] ?? '#c33')),
      }
    },
  }),
  'card-box': kind({
    spot: 'TABLE',
    facts: { title: '카드게임' },
    colours: ['#b5362f', '#2f4a6b'],
    draw: (pen, { title }) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [300, 220, 160],
          colour: pen.colour,
          front:
            rect(10, 10, 280, 200, pen.slant(shade(pen.colour, 0.3), shade(pen.colour, -0.3)), 4) +
            shape('M150 30L176 90L240 96L192 136L206 196L150 164L94 196L108 136L60 96L124 90z', '#e9c95a', 0.85) +
            pen.text(title, 150, 116, 44, '#fffaf0', { widest: 250 }),
          top: pen.text('BOOSTER', 150, 80, 40, '#fbf3dc'),
        },
      ]),
  }),
  'arcade-stick': kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    draw: (pen) =>
      solid({ ...pen, sight: { ...pen.sight, pitch: 0.7 } }, [
        {
          at: [0, 0, 0],
          size: [680, 90, 320],
          colour: '#2b2d31',
          top:
            rect(10, 10, 660, 300, pen.slant('#3f4f7a', '#7a3f5d', '#26304a'), 8) +
            times(2, (side) => times(6, (index) => disc(190 + side * 330 + (index % 3) * 52, 130 + Math.floor(index / 3) * 70, 22, ['#c0392b', '#e0b84a', '#3b8f4a'][index % 3] ?? '#fff'))) +
            pen.text('ARCADE', 340, 50, 40, '#e9c95a'),
        },
        ...[0, 1].map((side) => ({
          point: [90 + side * 330, 90, 170] as const,
          layer: 2,
          draw: rect(-7, -76, 14, 84, pen.volume('#b9bcc0')) + disc(0, -90, 30, pen.ball(side ? '#2f62b0' : '#c0392b')),
        })),
      ]),
  }),
  'retro-console': kind({
    spot: 'TABLE',
    colours: ['#d9d6cc'],
    boxed: true,
    draw: (pen) =>
      solid({ ...pen, sight: { ...pen.sight, pitch: 0.5 } }, [
        {
          at: [0, 0, 0],
          size: [520, 110, 340],
          colour: '#d9d6cc',
          front: rect(0, 60, 520, 50, '#8f3038') + rect(40, 74, 60, 18, '#33353a', 3) + rect(116, 74, 60, 18, '#33353a', 3) + disc(470, 84, 8, '#e0503f'),
          top: rect(150, 40, 220, 40, '#26272b', 4) + rect(40, 140, 440, 160, '#c3c0b4', 6) + times(9, (index) => rect(60 + index * 46, 160, 20, 120, '#b3afa2')),
        },
        { at: [165, 112, 40], size: [190, 90, 34], colour: '#55585d', layer: 1, front: rect(20, 16, 150, 60, '#e0b84a', 3) + pen.text('MSX', 95, 46, 34, '#33302a') },
      ]),
  }),
  dartboard: kind({
    spot: 'WALL',
    colours: ['#26272b'],
    draw: (pen) => ({
      width: 560,
      height: 560,
      body:
        disc(280, 280, 276, '#1b1c1f') +
        times(20, (index) =>
          turned(
            index * 18,
            280,
            280,
            shape('M280 280L248 76Q280 70 312 76z', index % 2 ? '#f0e6cc' : '#26272b') +
              shape('M252 100L248 76Q280 70 312 76L308 100Q280 95 252 100z', index % 2 ? '#3b7d4a' : '#b5362f') +
              shape('M266 186L263 166Q280 163 297 166L294 186Q280 183 266 186z', index % 2 ? '#3b7d4a' : '#b5362f'),
          ),
        ) +
        times(20, (index) => turned(index * 18, 280, 280, pen.text(String([20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5][index]), 280, 42, 30, '#f4f1e6'))) +
        disc(280, 280, 26, '#3b7d4a') +
        disc(280, 280, 12, '#b5362f') +
        ring(280, 280, 206, '#b9bcc0', 2),
    }),
  }),
} satisfies Kinds
