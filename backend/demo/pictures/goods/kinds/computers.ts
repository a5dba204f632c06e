import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, grid, moved, oval, rect, ring, roundedPath, shape, stroke, times, turned } from '../shapes.ts'
import { aslant, solid } from '../solid.ts'
import { dots, glass, keys, print, screen } from './parts.ts'

export const computers = {
  laptop: kind({
    spot: 'TABLE',
    facts: { style: 'SLIM', keys: '#26272b', bezel: 10 },
    colours: ['#cdd0d3', '#5d5f64'],
    boxed: true,
    parts: ['CHARGER', 'CABLE', 'MANUAL'],
    hasBack: true,
    draw(pen, { style, keys: key, bezel }) {
      const gaming = style === 'GAMING'
      const lid = gaming ? '#2b2d31' : pen.colour
      if (pen.sight.back) {
        return {
          width: 640,
          height: 430,
          body:
            rect(0, 0, 640, 430, shade(lid, -0.25), 26) +
            rect(3, 3, 634, 420, pen.gloss(lid), 24) +
            (gaming
              ? stroke('M200 120L320 230L440 120', shade(lid, 0.25), 10) + rect(60, 370, 520, 8, '#b5362f', 4)
              : style === 'BUSINESS'
                ? rect(540, 40, 60, 18, '#a9abad', 3) + disc(556, 49, 4, '#b5362f')
                : oval(320, 215, 34, 34, shade(lid, lid < '#8' ? 0.2 : -0.14), 0.8)),
        }
      }
      return {
        width: 680,
        height: 520,
        body:
          shape('M64 16Q66 0 82 0H598Q614 0 616 16L630 330H50z', pen.down(shade(lid, -0.1), shade(lid, -0.25))) +
          shape(`M74 14H606L618 324H62z`, '#0d0e10') +
          moved(0, 0, screen(pen, 74 + bezel, 14 + bezel, 532 - 2 * bezel, 304 - bezel * (gaming ? 2.6 : 1.6), 2)) +
          (style === 'MAC' ? rect(316, 14, 48, 14, '#0d0e10', 4) : '') +
          shape('M46 330H634L680 480Q680 492 668 494H12Q0 492 0 480z', pen.down(shade(lid, 0.02), shade(lid, 0.14), lid)) +
          shape('M0 480Q0 512 22 514H658Q680 512 680 480Q676 494 668 494H12Q4 494 0 480z', shade(lid, -0.35)) +
          shape('M92 344H588L612 432H68z', style === 'MAC' || gaming ? '#17181b' : shade(lid, -0.06)) +
          times(5, (row) =>
            times(14, (column) => {
              const wide = 500 + row * 8.5
              const cell = wide / 14
              return shape(
                `M${(340 - wide / 2 + column * cell + 2).toFixed(1)} ${(347 + row * 17).toFixed(1)}h${(cell - 4).toFixed(1)}l.6 13.4h${(-cell + 3).toFixed(1)}z`,
                gaming && row === 2 && column < 4 ? '#a33b3b' : key,
              )
            }),
          ) +
          (style === 'BUSINESS' ? disc(340, 388, 6, '#c0392b') : '') +
          shape('M252 440H428L436 488H244z', shade(lid, -0.1)) +
          stroke('M252 440H428', shade(lid, 0.2), 1.5) +
          (gaming ? rect(100, 500, 480, 5, '#b5362f', 2) : shape('M290 494H390L386 500H294z', shade(lid, -0.4))),
      }
    },
  }),
  'pc-tower': kind({
    spot: 'ROOM',
    facts: { fans: 3 },
    colours: ['#26272b', '#f0efec'],
    draw(pen, { fans }) {
      const lights = pen.random.pick<readonly [string, string]>([
        ['#5ac7d9', '#7f6fe0'],
        ['#e0607a', '#7f6fe0'],
        ['#6fd08a', '#4aa6d9'],
      ])
      const fan = (x: number, y: number, r: number, colour: string) =>
        disc(x, y, r, '#111215') +
        ring(x, y, r * 0.88, colour, r * 0.12, 0.9) +
        times(7, (index) => turned(index * 51, x, y, oval(x, y - r * 0.45, r * 0.16, r * 0.36, '#2f3238'))) +
        disc(x, y, r * 0.2, '#3b3e45')
      const front = times(fans, (index) => fan(110, 90 + index * 160, 70, lights[index % 2] ?? '#5ac7d9'))
      const inside =
        rect(16, 16, 418, 488, '#15161a', 6) +
        rect(60, 40, 250, 300, '#26303a', 4) +
        rect(90, 220, 330, 74, '#3b3d43', 8) +
        rect(96, 278, 318, 6, lights[0], 3) +
        disc(200, 120, 52, '#2b2d33') +
        ring(200, 120, 44, lights[1], 7) +
        times(4, (index) => rect(290 + index * 16, 60, 9, 120, lights[index % 2] ?? '#fff', 3, 0.8)) +
        rect(16, 400, 418, 100, '#1e1f24') +
        shape('M16 16H300L100 504H16z', '#ffffff', 0.06)
      return solid(aslant({ ...pen, sight: { ...pen.sight, yaw: Math.abs(pen.sight.yaw) } }), [
        {
          at: [0, 0, 0],
          size: [220, 520, 450],
          colour: pen.colour,
          front:
            fans > 0 ? rect(10, 10, 200, 500, '#17181b', 6) + front : rect(20, 40, 180, 40, shade(pen.colour, -0.3)) + rect(20, 96, 180, 40, shade(pen.colour, -0.3)) + disc(110, 200, 16, '#8e9195'),
          side: fans > 0 ? inside : dots(pen, 120, 120, 200, 200, 14, shade(pen.colour, -0.5)),
        },
      ])
    },
  }),
  'office-pc': kind({
    spot: 'TABLE',
    colours: ['#2f3136'],
    draw(pen) {
      const front =
        rect(20, 30, 160, 36, shade(pen.colour, 0.12), 4) +
        rect(20, 80, 160, 36, shade(pen.colour, 0.12), 4) +
        disc(100, 170, 18, pen.ball('#a9abad')) +
        times(2, (index) => rect(54 + index * 50, 210, 34, 12, '#0f1012', 2)) +
        dots(pen, 20, 260, 160, 170, 16, '#101113') +
        rect(20, 448, 60, 16, '#b9bcc0', 2)
      return solid(pen, [{ at: [0, 0, 0], size: [200, 480, 420], colour: pen.colour, front }])
    },
  }),
  'all-in-one': kind({
    spot: 'TABLE',
    facts: { chin: 1 },
    colours: ['#8fb0c9', '#9fb8a0', '#cdd0d3'],
    draw: (pen, { chin }) => ({
      width: 640,
      height: 560,
      body:
        shape('M270 430H370L384 530H256z', pen.volume(shade(pen.colour, 0.1))) +
        rect(210, 526, 220, 20, pen.roll(shade(pen.colour, 0.16)), 6) +
        rect(0, 0, 640, 450, chin ? '#f2f1ee' : '#1b1c1f', 18) +
        (chin ? rect(0, 370, 640, 80, pen.gloss(shade(pen.colour, 0.2)), 14) : '') +
        screen(pen, 18, 18, 604, chin ? 346 : 390, 4) +
        (chin ? '' : rect(280, 420, 80, 12, '#8e9195', 2)),
    }),
  }),
  'mini-pc': kind({
    spot: 'TABLE',
    colours: ['#cdd0d3'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [420, 76, 420],
          colour: pen.colour,
          front: rect(330, 34, 8, 8, '#f7f7f5', 4) + rect(40, 30, 40, 14, '#33353a', 7) + rect(92, 30, 40, 14, '#33353a', 7),
          top: oval(210, 210, 44, 44, shade(pen.colour, -0.2)),
        },
      ]),
  }),
  monitor: kind({
    spot: 'TABLE',
    facts: { wide: 16, curved: 0, gaming: 0 },
    colours: ['#2b2c30', '#cdd0d3'],
    boxed: true,
    parts: ['CABLE', 'CHARGER'],
    draw(pen, { wide, curved, gaming }) {
      const width = wide > 18 ? 820 : 640
      const bow = curved ? 22 : 0
      const middle = width / 2
      const frame = `M0 0Q${middle} ${bow} ${width} 0V360Q${middle} ${360 - bow} 0 360z`
      return {
        width,
        height: 500,
        body:
          shape(`M${middle - 30} 350H${middle + 30}L${middle + 36} 470H${middle - 36}z`, pen.volume(shade(pen.colour, -0.05))) +
          (gaming
            ? shape(`M${middle} 450L${middle - 170} 490H${middle - 130}L${middle} 466L${middle + 130} 490H${middle + 170}z`, pen.gloss('#26272b')) + rect(middle - 4, 370, 8, 60, '#b5362f')
            : rect(middle - 130, 468, 260, 22, pen.gloss(pen.colour), 8)) +
          shape(frame, '#17181b') +
          `<svg x="9" y="9" width="${width - 18}" height="330" viewBox="0 0 ${width - 18} 330">${screen(pen, 0, 0, width - 18, 330, 1)}</svg>` +
          (curved ? shape(`M9 9Q${middle} ${bow + 9} ${width - 9} 9V0H9z`, '#17181b') + shape(`M9 339Q${middle} ${339 - bow} ${width - 9} 339V352H9z`, '#17181b') : '') +
          rect(middle - 26, 346, 52, 6, '#8e9195', 2, 0.7),
      }
    },
  }),
  gpu: kind({
    spot: 'TOP',
    facts: { fans: 3 },
    colours: ['#33353a', '#26272b', '#8e9195'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    draw(pen, { fans }) {
      const width = 130 + fans * 190
      const fan = (x: number) =>
        disc(x, 150, 88, '#101114') +
        times(11, (index) => turned(index * 32.7, x, 150, shape(`M${x - 8} 132Q${x - 44} 96 ${x - 22} 68L${x + 6} 66Q${x - 6} 100 ${x + 10} 132z`, pen.down('#4a4d54', '#26282d')))) +
        disc(x, 150, 27, pen.ball('#5d6068')) +
        ring(x, 150, 90, shade(pen.colour, 0.16), 6)
      return {
        width,
        height: 330,
        body:
          rect(width - 20, -10, 26, 330, pen.volume('#c3c6ca'), 3) +
          rect(0, 0, width - 10, 300, pen.gloss(pen.colour), 22) +
          shape(`M0 0H120L60 300H0z`, shade(pen.colour, 0.14), 0.6) +
          shape(`M${width - 160} 300L${width - 90} 0H${width - 10}V300z`, shade(pen.colour, -0.25), 0.6) +
          times(fans, (index) => fan(115 + index * 190)) +
          rect(120, 300, 240, 20, '#c9a24a', 1) +
          times(20, (index) => rect(124 + index * 12, 302, 4, 18, '#4f6b3c')) +
          rect(0, 286, width - 10, 14, shade(pen.colour, -0.4), 6) +
          pen.text(fans > 2 ? 'GEFORCE STYLE' : 'GRAPHICS', width * 0.5, 22, 20, '#c9ccd0', { widest: 140 }),
        edge: { outline: roundedPath(0, 0, width - 10, 300, 22), depth: 110, colour: '#1a1b1e' },
      }
    },
  }),
  cpu: kind({
    spot: 'TOP',
    facts: { maker: 'RYZEN' },
    colours: ['#cdd0d3'],
    boxed: true,
    draw: (pen, { maker }) => ({
      width: 420,
      height: 420,
      body:
        rect(0, 0, 420, 420, pen.slant('#5b7a58', '#3d5a3e'), 10) +
        grid(20, 20, (column, row) => (column < 2 || column > 17 || row < 2 || row > 17 ? disc(15 + column * 20.5, 15 + row * 20.5, 4, '#cdb36a') : '')) +
        rect(46, 46, 328, 328, pen.gloss('#b9bdc2'), 24) +
        rect(62, 62, 296, 296, pen.slant('#dfe1e4', '#c3c6ca', '#a9adb2'), 14) +
        pen.text(maker, 210, 150, 52, '#5a5d63', { widest: 250 }) +
        print(100, 210, 220, 5, 26, '#7d8187', 0.75) +
        disc(80, 340, 9, '#8d9196'),
      edge: { outline: roundedPath(0, 0, 420, 420, 10), depth: 24, colour: '#2d422e' },
    }),
  }),
  ram: kind({
    spot: 'TOP',
    colours: ['#2b2c30'],
    boxed: true,
    draw(pen) {
      const stick =
        rect(0, 0, 620, 150, pen.slant('#3f5f48', '#2c4635'), 6) +
        times(8, (index) => rect(24 + index * 72, 26, 60, 74, pen.gloss('#26272a'), 4) + print(32 + index * 72, 44, 40, 2, 16, '#a9abad')) +
        rect(10, 132, 600, 26, '#cdb36a') +
        times(50, (index) => rect(12 + index * 12, 134, 3, 24, '#2c4635')) +
        rect(330, 132, 14, 26, '#2c4635')
      return { width: 640, height: 400, body: moved(0, 0, stick) + moved(20, 220, stick) }
    },
  }),
  ssd: kind({
    spot: 'TOP',
    colours: ['#2b2c30'],
    boxed: true,
    draw: (pen) => ({
      width: 640,
      height: 180,
      body:
        rect(0, 0, 640, 176, pen.slant('#2b2d31', '#17181b'), 5) +
        rect(40, 12, 460, 152, pen.gloss('#1f2024'), 3) +
        rect(60, 30, 420, 116, '#f1f0ed', 2) +
        pen.text('SSD 1TB', 180, 66, 38, '#33353a') +
        print(70, 104, 220, 3, 15, '#5a5d63') +
        rect(370, 44, 90, 90, pen.tile(10, rect(0, 0, 5, 5, '#26272a') + rect(5, 5, 5, 5, '#26272a'))) +
        rect(614, 10, 30, 156, '#cdb36a') +
        times(13, (index) => rect(614, 14 + index * 12, 30, 3, '#1b1c1f')) +
        disc(6, 88, 20, '#cdb36a') +
        disc(0, 88, 12, '#8d8f93'),
    }),
  }),
  nas: kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    boxed: true,
    parts: ['CHARGER', 'CABLE'],
    draw(pen) {
      const bay = (y: number) => rect(20, y, 220, 110, pen.gloss('#33353a'), 6) + rect(34, y + 40, 150, 30, '#1b1c1f', 4) + disc(216, y + 55, 10, '#5d6066')
      return solid(pen, [
        {
          at: [0, 0, 0],
          size: [320, 300, 400],
          colour: pen.colour,
          front:
            bay(24) + bay(150) + times(4, (index) => disc(280, 50 + index * 36, 5, index < 3 ? '#7fd08a' : '#e0b04a')) + disc(280, 240, 16, pen.ball('#8e9195')) + rect(258, 266, 44, 12, '#101113', 2),
          side: dots(pen, 40, 60, 300, 180, 18, '#0f1012'),
        },
      ])
    },
  }),
  'external-drive': kind({
    spot: 'TOP',
    colours: ['#26272b', '#4a6fa5'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) => ({
      width: 360,
      height: 520,
      body:
        rect(0, 0, 360, 520, pen.gloss(pen.colour), 18) +
        times(14, (index) => shape(`M0 ${300 + index * 16}L360 ${220 + index * 16}v6L0 ${306 + index * 16}z`, shade(pen.colour, 0.12))) +
        rect(30, 40, 110, 26, shade(pen.colour, 0.5), 3) +
        disc(330, 492, 5, '#dfe6e8') +
        rect(150, -6, 60, 10, '#8e9195', 2),
      edge: { outline: roundedPath(0, 0, 360, 520, 18), depth: 60, colour: shade(pen.colour, -0.4) },
    }),
  }),
  keyboard: kind({
    spot: 'TOP',
    facts: { size: 'TKL', cap: '', accent: '' },
    colours: ['#55585d', '#e6e1d6', '#33353a'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    draw(pen, { size, cap, accent }) {
      const small = size === '60'
      const full = size === 'FULL'
      const width = small ? 580 : full ? 860 : 680
      const height = small ? 220 : 250
      const keycap = cap || (pen.colour < '#8' ? '#3f4248' : '#f1eee6')
      const edge = accent || shade(keycap, keycap < '#8' ? 0.2 : -0.16)
      const main = small ? 550 : 480
      const top = small ? 14 : 16
      const cluster = (x: number, columns: number) =>
        grid(columns, small ? 5 : 6, (column, row) => (row === 4 && columns === 3 && column !== 1 ? '' : rect(x + column * 36, top + row * 37, 31, 32, edge, 5)))
      return {
        width,
        height,
        body:
          rect(0, 0, width, height, pen.gloss(pen.colour), small ? 14 : 20) +
          rect(10, 10, width - 20, height - 20, shade(pen.colour, -0.4), 10) +
          keys(16, top, main, height - 2 * top, small ? 5 : 6, 15, keycap, { edge, space: small ? edge : keycap }) +
          (small ? '' : cluster(510, 3)) +
          (full ? cluster(640, 5) : ''),
        edge: { outline: roundedPath(0, 0, width, height, 16), depth: 50, colour: shade(pen.colour, -0.35) },
      }
    },
  }),
  mouse: kind({
    spot: 'TOP',
    facts: { style: 'ERGO' },
    colours: ['#45474c', '#2b2c30', '#f0efec'],
    boxed: true,
    parts: ['CABLE'],
    draw(pen, { style }) {
      const c = pen.colour
      if (style === 'BALL') {
        return {
          width: 420,
          height: 520,
          body:
            shape('M110 20Q230 -30 320 40Q430 140 420 340Q400 520 230 510Q60 500 20 360Q-10 150 110 20z', pen.gloss(c)) +
            stroke('M230 10Q220 120 240 220', shade(c, -0.5), 5) +
            rect(216, 60, 30, 90, '#17181b', 15) +
            disc(78, 220, 66, shade(c, -0.5)) +
            disc(78, 216, 58, pen.ball('#3f6fb0')),
        }
      }
      return style === 'GAMING'
        ? {
            width: 300,
            height: 520,
            body:
              shape('M150 0Q270 0 280 140Q300 260 286 380Q270 520 150 520T14 380Q0 260 20 140Q30 0 150 0z', pen.gloss(c)) +
              stroke('M150 4V220', shade(c, -0.45), 4) +
              stroke('M22 210Q150 240 278 210', shade(c, -0.35), 3) +
              rect(134, 60, 32, 96, '#17181b', 16) +
              rect(141, 84, 18, 50, '#5a5d63', 9) +
              oval(150, 390, 26, 26, shade(c, c < '#8' ? 0.2 : -0.16)),
          }
        : {
            width: 400,
            height: 540,
            body:
              shape('M150 10Q290 -10 330 110Q370 260 350 400Q320 540 190 530Q80 530 60 440Q-30 430 4 330Q40 240 70 180Q90 30 150 10z', pen.gloss(c)) +
              shape('M60 440Q-30 430 4 330Q30 262 66 210Q70 330 60 440z', pen.gloss(shade(c, -0.25))) +
              stroke('M215 8Q205 100 212 230', shade(c, -0.45), 4) +
              rect(196, 70, 36, 110, pen.volume('#b9bcc0'), 14) +
              times(6, (index) => rect(196, 82 + index * 15, 36, 4, '#6d7075')) +
              rect(204, 210, 22, 40, shade(c, -0.35), 8) +
              oval(36, 360, 14, 40, pen.volume('#b9bcc0')),
          }
    },
  }),
  printer: kind({
    spot: 'TABLE',
    facts: { scanner: 0 },
    colours: ['#e9e7e2', '#3b3d42'],
    draw(pen, { scanner }) {
      const c = pen.colour
      return solid(pen, [
        {
          at: [0, 0, 0],
          size: [520, 220, 380],
          colour: c,
          front:
            rect(60, 90, 400, 44, '#17181b', 4) +
            shape('M90 104H430L450 200H70z', '#f7f6f3') +
            rect(40, 30, 70, 30, shade(c, -0.3), 6) +
            (scanner ? times(4, (index) => rect(360 + index * 34, 150, 22, 50, ['#3f9ac9', '#c94a8a', '#e0c04a', '#26272a'][index] ?? '#333', 3)) : disc(460, 50, 15, pen.ball('#7fb0c9'))) +
            rect(40, 186, 440, 6, shade(c, -0.25)),
          top: scanner ? '' : shape('M80 60H440L460 300H60z', shade(c, -0.2)),
        },
        ...(scanner
          ? [
              {
                at: [0, 222, 0] as const,
                size: [520, 70, 380] as const,
                colour: shade(c, -0.1),
                layer: 1,
                front: rect(30, 18, 150, 36, '#17181b', 6) + times(4, (index) => disc(220 + index * 34, 36, 10, shade(c, -0.35))),
              },
            ]
          : [{ at: [70, 222, 40] as const, size: [380, 90, 12] as const, colour: '#f4f3f0', layer: 1 }]),
      ])
    },
  }),
  router: kind({
    spot: 'TABLE',
    colours: ['#f0efec', '#26272b'],
    boxed: true,
    parts: ['CHARGER', 'CABLE'],
    draw(pen) {
      const c = pen.colour
      const rod = (x: number, lean: number) => shape(`M${x - 13} 300L${x - 10 + lean} 20Q${x + lean} 6 ${x + 10 + lean} 20L${x + 13} 300z`, pen.volume(shade(c, -0.06)))
      return {
        width: 600,
        height: 440,
        body:
          rod(70, -40) +
          rod(220, -12) +
          rod(380, 12) +
          rod(530, 40) +
          shape('M40 280H560L600 400Q600 420 580 420H20Q0 420 0 400z', pen.down(shade(c, 0.06), c, shade(c, -0.14))) +
          dots(pen, 150, 296, 300, 60, 14, shade(c, -0.3)) +
          times(6, (index) => disc(220 + index * 32, 396, 5, index < 4 ? '#6fc08a' : shade(c, -0.25))),
      }
    },
  }),
  scanner: kind({
    spot: 'TABLE',
    colours: ['#33353a'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) =>
      solid(pen, [
        { at: [0, 0, 0], size: [420, 40, 560], colour: pen.colour, front: times(4, (index) => disc(250 + index * 34, 20, 8, '#8e9195')) },
        { at: [4, 42, 4], size: [412, 22, 552], colour: shade(pen.colour, 0.1), layer: 1, top: rect(150, 240, 120, 22, shade(pen.colour, 0.45), 3) },
      ]),
  }),
  webcam: kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    boxed: true,
    draw: (pen) => ({
      width: 560,
      height: 360,
      body:
        shape('M220 200H340L360 330Q280 356 200 330z', pen.gloss('#33353a')) +
        rect(20, 60, 520, 160, pen.roll(pen.colour), 74) +
        rect(40, 80, 480, 120, '#17181b', 58) +
        glass(pen, 280, 140, 62) +
        dots(pen, 70, 110, 90, 60, 10, '#3f4147', 20) +
        dots(pen, 400, 110, 90, 60, 10, '#3f4147', 20) +
        disc(370, 100, 4, '#7fd08a'),
    }),
  }),
  'monitor-arm': kind({
    spot: 'TABLE',
    colours: ['#3b3d42', '#e9e7e2'],
    boxed: true,
    draw: (pen) => ({
      width: 520,
      height: 560,
      body:
        rect(380, 180, 40, 340, pen.volume(pen.colour), 10) +
        rect(330, 500, 140, 50, pen.gloss(shade(pen.colour, -0.15)), 8) +
        stroke('M400 240L200 360', shade(pen.colour, -0.1), 50) +
        stroke('M400 232L204 350', shade(pen.colour, 0.2), 10) +
        stroke('M200 360L110 160', shade(pen.colour, 0.04), 44) +
        disc(200, 360, 36, pen.ball(shade(pen.colour, -0.1))) +
        disc(400, 236, 36, pen.ball(shade(pen.colour, -0.1))) +
        rect(20, 60, 150, 150, pen.gloss(shade(pen.colour, -0.05)), 10) +
        times(4, (index) => disc(44 + (index % 2) * 102, 84 + Math.floor(index / 2) * 102, 9, '#17181b')) +
        disc(95, 135, 26, pen.ball('#8e9195')),
    }),
  }),
  'drawing-tablet': kind({
    spot: 'TOP',
    colours: ['#2b2c30'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) => ({
      width: 620,
      height: 470,
      body:
        rect(0, 40, 580, 420, pen.gloss(pen.colour), 24) +
        rect(40, 120, 500, 310, shade(pen.colour, 0.12), 6) +
        times(4, (index) => stroke(`M${56 + (index % 2) * 468} ${136 + Math.floor(index / 2) * 276}h.1`, '#c9cbcf', 6)) +
        times(4, (index) => rect(180 + index * 60, 66, 48, 26, shade(pen.colour, 0.22), 10)) +
        turned(-32, 420, 260, rect(240, 250, 360, 26, pen.roll('#3b3d42'), 12), shape('M240 250L206 263L240 276z', '#c9ccd0'), rect(330, 254, 60, 10, '#6d7075', 5)),
      edge: { outline: roundedPath(0, 40, 580, 420, 24), depth: 24, colour: '#141518' },
    }),
  }),
  'receipt-printer': kind({
    spot: 'TABLE',
    colours: ['#33353a'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [300, 240, 360],
          colour: pen.colour,
          front:
            rect(30, 40, 240, 14, '#0f1012', 2) +
            shape('M50 46H250V150L238 160L226 150L214 160L202 150L190 160L178 150L166 160L154 150L142 160L130 150L118 160L106 150L94 160L82 150L70 160L50 150z', '#f7f6f2') +
            print(70, 70, 150, 5, 15, '#6d6f73') +
            times(3, (index) => disc(70 + index * 30, 206, 6, index ? '#7fd08a' : '#4aa6d9')),
        },
      ]),
  }),
  laminator: kind({
    spot: 'TABLE',
    colours: ['#e6e4df'],
    boxed: true,
    draw: (pen) =>
      solid(pen, [
        { at: [0, 0, 0], size: [560, 110, 200], colour: pen.colour, front: rect(40, 40, 400, 16, '#17181b', 4) + rect(470, 30, 60, 50, '#33353a', 6) + disc(500, 55, 8, '#7fd08a') },
        { at: [80, 52, 200], size: [330, 4, 170], colour: '#dfe8ea', layer: 2, top: rect(20, 20, 290, 130, '#f7f6f2') + print(40, 40, 180, 4, 24, '#8d8f93') },
      ]),
  }),
  shredder: kind({
    spot: 'ROOM',
    colours: ['#33353a'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [320, 330, 220],
          colour: '#4a4d53',
          front: rect(40, 70, 240, 200, '#8d949b', 8, 0.6) + times(26, (index) => stroke(`M${50 + (index % 13) * 18} ${250 - Math.floor(index / 13) * 40}q6 -40 -4 -70`, '#f1f0ec', 5, 0.9)),
        },
        {
          at: [-14, 332, -10],
          size: [348, 110, 240],
          colour: pen.colour,
          layer: 1,
          top: rect(40, 90, 260, 16, '#0c0d0f', 6),
          front: rect(120, 40, 100, 16, '#8e9195', 4) + disc(270, 48, 8, '#b5362f'),
        },
      ]),
  }),
  tv: kind({
    spot: 'ROOM',
    facts: { frame: 'SLIM', legs: 'STAND' },
    colours: ['#1d1e21'],
    draw(pen, { frame, legs }) {
      const wood = frame === 'WOOD'
      return {
        width: 760,
        height: 520,
        body:
          (legs === 'STAND'
            ? rect(330, 430, 100, 60, pen.volume('#6d7075')) + shape('M200 500Q380 470 560 500V512H200z', pen.gloss('#4a4d52'))
            : stroke('M110 436L80 508M650 436L680 508', '#3b3d42', 14)) +
          rect(0, 0, 760, 440, wood ? pen.slant('#c79a68', '#a87a4c') : '#17181b', 4) +
          rect(wood ? 18 : 6, wood ? 18 : 6, wood ? 724 : 748, wood ? 404 : 426, wood ? '#f2efe6' : '#000000') +
          (wood
            ? rect(70, 56, 620, 328, pen.down('#c9b48f', '#8f9d86')) + shape('M70 300Q220 190 380 270T690 220V384H70z', '#5d7059') + disc(540, 130, 40, '#e9d6ae')
            : screen(pen, 10, 10, 740, 416, 0)),
      }
    },
  }),
  'tv-on-stand': kind({
    spot: 'ROOM',
    colours: ['#ece8df'],
    draw: (pen) => ({
      width: 460,
      height: 760,
      body:
        rect(214, 200, 28, 500, pen.volume('#e4e0d6'), 10) +
        oval(228, 716, 170, 34, pen.gloss(shade(pen.colour, -0.04))) +
        times(3, (index) => oval(90 + index * 138, 738, 12, 12, '#55585d')) +
        rect(0, 20, 460, 300, pen.gloss(pen.colour), 22) +
        rect(14, 34, 432, 272, '#0e0f11', 8) +
        screen(pen, 20, 40, 420, 260, 4) +
        rect(196, 320, 66, 40, pen.gloss('#d9d4c8'), 6),
    }),
  }),
  'crt-tv': kind({
    spot: 'ROOM',
    colours: ['#55585d'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 60],
          size: [480, 430, 340],
          colour: pen.colour,
          front:
            rect(24, 24, 432, 320, '#17181b', 26) +
            rect(38, 38, 404, 292, pen.round('#7d8a86', '#4a5552', '#2b3230'), 40) +
            oval(150, 110, 80, 36, '#ffffff', 0.14) +
            dots(pen, 30, 362, 180, 50, 10, '#26272b') +
            times(4, (index) => disc(280 + index * 40, 388, 11, '#33353a')),
        },
        { at: [70, 30, -80], size: [340, 320, 140], colour: shade(pen.colour, -0.1) },
      ]),
  }),
  projector: kind({
    spot: 'TABLE',
    facts: { round: 0 },
    colours: ['#f0efec'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    draw: (pen, { round }) =>
      round
        ? {
            width: 420,
            height: 460,
            body:
              stroke('M60 200Q60 400 210 400T360 200', '#c9c8c4', 24) +
              rect(110, 396, 200, 46, pen.roll('#dddcd8'), 20) +
              turned(
                -14,
                210,
                200,
                rect(60, 60, 320, 220, pen.roll(pen.colour), 60),
                oval(80, 170, 66, 108, pen.ball('#e2e1dd')),
                glass(pen, 76, 170, 56),
                dots(pen, 220, 80, 120, 180, 12, '#c3c2be', 20),
              ),
          }
        : solid(pen, [
            {
              at: [0, 0, 0],
              size: [520, 160, 380],
              colour: pen.colour,
              front: disc(390, 80, 66, '#c3c2be') + glass(pen, 390, 80, 58) + dots(pen, 30, 40, 200, 80, 14, '#a9a8a4', 6) + rect(250, 24, 60, 16, '#8e9195', 3),
              top: times(6, (index) => disc(90 + index * 40, 120, 11, '#b9b8b4')) + rect(80, 200, 90, 20, '#a9abad', 3),
            },
          ]),
  }),
} satisfies Kinds
