import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, moved, oval, rect, ring, shape, stroke, times, turned } from '../shapes.ts'
import { aslant, solid } from '../solid.ts'
import { wheel } from './parts.ts'

export const baby = {
  stroller: kind({
    spot: 'ROOM',
    facts: { style: 'FULL', pet: 0 },
    colours: ['#2b2c30', '#2d4a8c', '#33503f', '#8e9195'],
    draw(pen, { style, pet }) {
      const c = pen.colour
      const slim = style === 'COMPACT'
      const metal = '#b9bcc0'
      return {
        width: 560,
        height: 660,
        body:
          stroke('M90 120L420 590M470 300L150 590', metal, 17) +
          stroke('M90 120Q50 90 60 60', '#26272b', 22) +
          wheel(pen, 130, 596, slim ? 46 : 62, { rim: '#8e9195' }) +
          wheel(pen, 430, 600, slim ? 42 : 54, { rim: '#8e9195' }) +
          shape('M190 540H390L370 590H220z', shade(c, -0.2)) +
          (pet
            ? rect(150, 190, 310, 240, pen.gloss(c), 30) +
              rect(180, 230, 250, 120, pen.tile(9, rect(0, 0, 9, 9, shade(c, 0.3)) + rect(1, 1, 7, 7, shade(c, -0.2))), 20) +
              shape('M150 230Q160 90 320 80T470 230z', pen.gloss(shade(c, 0.08))) +
              disc(310, 290, 52, '#e9d3b0') +
              shape('M266 260l-12-44 40 20zM354 260l12-44-40 20z', '#c9a87c') +
              disc(292, 284, 6, '#33291f') +
              disc(328, 284, 6, '#33291f') +
              oval(310, 306, 9, 7, '#33291f')
            : shape('M150 300Q170 450 300 470L440 450Q480 420 450 370L330 390Q230 380 210 260z', pen.gloss(shade(c, 0.1))) +
              shape('M150 310Q100 70 330 60Q460 60 480 190L300 260Q220 280 150 310z', pen.slant(shade(c, 0.2), c, shade(c, -0.2))) +
              stroke('M160 280Q180 120 330 64M230 264Q270 130 390 80M300 254Q360 160 450 120', shade(c, -0.35), 5) +
              shape('M170 320Q230 380 310 390L300 430Q190 420 150 330z', '#8a8d93') +
              stroke('M380 370Q480 340 500 300', '#26272b', 17)),
        foot: 'M70 640Q280 590 480 636Q280 672 70 654z',
      }
    },
  }),
  'car-seat': kind({
    spot: 'ROOM',
    facts: { style: 'FULL' },
    colours: ['#2b2c30', '#8e9195'],
    draw(pen, { style }) {
      const c = pen.colour
      if (style === 'BASKET')
        return {
          width: 600,
          height: 440,
          body:
            stroke('M110 220Q180 -60 430 40Q520 90 500 230', '#3b3d42', 30) +
            shape('M20 150Q30 380 260 420H440Q560 400 580 260Q560 210 500 240Q440 300 330 290Q190 270 130 130Q60 90 20 150z', pen.gloss('#26272b')) +
            shape('M50 150Q70 330 260 370H430Q520 360 548 266Q500 290 460 300Q260 330 130 140Q80 120 50 150z', pen.gloss(c === '#2b2c30' ? '#55585d' : c)) +
            shape('M20 160Q20 60 130 40Q230 50 250 130Q130 120 20 160z', pen.gloss('#3b3d42')) +
            stroke('M220 220L300 330M260 190L350 310', '#17181b', 13) +
            rect(300, 306, 44, 36, '#b5362f', 6),
        }
      const booster = style === 'JUNIOR'
      return {
        width: 460,
        height: 600,
        body:
          (booster ? '' : shape('M60 500H400L430 590H30z', pen.gloss('#33353a'))) +
          shape('M80 60Q230 0 380 60Q420 260 400 430Q430 440 420 530Q230 580 40 530Q30 440 60 430Q40 260 80 60z', pen.gloss('#26272b')) +
          shape('M120 80Q230 40 340 80Q360 260 340 420Q380 430 370 500Q230 530 90 500Q80 430 120 420Q100 260 120 80z', pen.gloss(c === '#2b2c30' ? '#4a4d53' : c)) +
          shape('M50 90Q100 60 130 100V220Q90 240 46 210zM410 90Q360 60 330 100V220Q370 240 414 210z', pen.gloss('#3b3d42')) +
          rect(160, 70, 140, 110, pen.gloss(shade(c, 0.2)), 30) +
          stroke('M190 190L210 380M270 190L250 380', '#17181b', 20) +
          rect(204, 370, 52, 46, '#b5362f', 8) +
          stroke('M230 416V470', '#17181b', 17),
      }
    },
  }),
  'baby-bottles': kind({
    spot: 'TABLE',
    facts: { count: 4 },
    colours: ['#e9bfc1', '#a9c4dc'],
    draw: (pen, { count }) => ({
      width: 130 * count + 10,
      height: 430,
      body: times(count, (index) =>
        moved(
          index * 130,
          0,
          shape('M50 40Q50 0 65 0T80 40L96 76H34z', pen.volume('#e9d3b0')) +
            rect(24, 70, 82, 50, pen.volume(index % 2 ? '#e9bfc1' : '#a9c4dc'), 8) +
            shape('M26 124H104Q122 150 118 200Q106 260 118 320Q122 420 96 424H34Q8 420 12 320Q24 260 12 200Q8 150 26 124z', pen.across('#c9d3d8', '#f9fbfc', '#e6edf0', '#b9c5cb'), 0.9) +
            times(6, (mark) => rect(80, 190 + mark * 34, mark % 2 ? 14 : 22, 4, '#8e9195')) +
            pen.text('240', 52, 196, 20, '#8e9195'),
        ),
      ),
    }),
  }),
  'baby-cookware': kind({
    spot: 'TABLE',
    colours: ['#a9d1c4'],
    draw: (pen) => ({
      width: 640,
      height: 360,
      body:
        turned(-5, 150, 180, rect(20, 40, 260, 290, pen.gloss('#d9b38a'), 20), rect(130, 56, 40, 16, '#a87a4c', 8)) +
        rect(300, 170, 230, 150, pen.volume(pen.colour), 20) +
        oval(415, 172, 115, 24, shade(pen.colour, 0.3)) +
        rect(520, 190, 120, 30, pen.roll('#d9b38a'), 14) +
        rect(60, 300, 30, 30, '#fff', 0, 0) +
        stroke('M330 60L430 300', '#e9bfc1', 20) +
        oval(326, 50, 30, 44, pen.ball('#e9bfc1')) +
        rect(180, 210, 80, 110, '#f4ecd6', 10) +
        pen.text('이유식', 220, 260, 26, '#8a7350'),
    }),
  }),
  'high-chair': kind({
    spot: 'ROOM',
    colours: ['#d9c6a5', '#f0efec', '#77797c'],
    draw: (pen) => ({
      width: 420,
      height: 680,
      body:
        stroke('M90 20L330 660M120 660H60L100 40', 'none', 1) +
        shape('M70 10H110L370 650H322z', pen.gloss(shade(pen.colour, -0.1))) +
        shape('M150 10H190L400 650H360z', pen.gloss(pen.colour)) +
        rect(70, 640, 340, 24, pen.roll(pen.colour), 8) +
        rect(90, 20, 110, 60, pen.gloss(pen.colour), 14) +
        rect(110, 110, 110, 50, pen.gloss(shade(pen.colour, 0.05)), 14) +
        shape('M120 300H330Q350 300 346 324H110z', pen.gloss(shade(pen.colour, 0.1))) +
        shape('M180 470H400Q416 472 412 494H176z', pen.gloss(shade(pen.colour, 0.06))) +
        shape('M120 220H330V246H126z', pen.gloss(shade(pen.colour, -0.05))) +
        stroke('M330 230V310', shade(pen.colour, -0.1), 17),
      foot: 'M60 640H420V670H60z',
    }),
  }),
  crib: kind({
    spot: 'ROOM',
    colours: ['#f0efec', '#d3b68c'],
    draw: (pen) =>
      solid(aslant(pen, 0.06), [
        { at: [0, 0, 0], size: [520, 330, 14], colour: pen.colour, front: times(14, (index) => rect(24 + index * 35, 30, 18, 250, '#e6e2d8')) },
        { at: [10, 120, 10], size: [500, 60, 240], colour: '#f4f2ec', layer: 1, top: rect(30, 20, 120, 180, '#a9c4dc', 20) },
        { at: [0, 0, 10], size: [14, 330, 244], colour: pen.colour, layer: 1 },
        { at: [506, 0, 10], size: [14, 330, 244], colour: pen.colour, layer: 1 },
        { at: [0, 300, 250], size: [520, 26, 14], colour: pen.colour, layer: 2 },
        { at: [0, 60, 250], size: [520, 26, 14], colour: pen.colour, layer: 2 },
        ...Array.from({ length: 14 }, (_, index) => ({ at: [10 + index * 37, 80, 252] as const, size: [14, 224, 10] as const, colour: pen.colour, layer: 2 })),
      ]),
  }),
  'folder-mat': kind({
    spot: 'ROOM',
    colours: ['#e9e4da'],
    draw: (pen) =>
      solid(
        aslant(pen, 0.2),
        Array.from({ length: 4 }, (_, index) => ({
          at: [index * 150, 0, 0] as const,
          size: [148, 40, 420] as const,
          colour: ['#efe8d9', '#c9b8a0', '#efe8d9', '#c9b8a0'][index] ?? '#eee',
          top: times(3, (star) => disc(74, 80 + star * 130, 22, index % 2 ? '#efe8d9' : '#d9c6ae')),
        })),
      ),
  }),
  mobile: kind({
    spot: 'ROOM',
    colours: ['#a9d1c4'],
    boxed: true,
    draw: (pen) => ({
      width: 480,
      height: 640,
      body:
        stroke('M80 630V200Q80 40 240 60', '#f0efec', 26) +
        oval(100, 620, 90, 18, pen.gloss('#e2e1dd')) +
        disc(260, 90, 40, pen.ball(pen.colour)) +
        times(4, (index) => {
          const x = 110 + index * 100
          return (
            stroke(`M260 110L${x} 190V280`, '#c9c8c4', 5) +
            [
              () => disc(x, 320, 40, pen.ball('#e6846f')) + disc(x - 12, 312, 5, '#33353a') + disc(x + 12, 312, 5, '#33353a'),
              () => shape(`M${x} 276l14 30 34 4-24 24 6 34-30-16-30 16 6-34-24-24 34-4z`, pen.gloss('#ecd46a')),
              () => oval(x, 320, 46, 28, pen.ball('#a9c4dc')) + disc(x - 24, 306, 18, '#c3d6e6'),
              () => disc(x, 320, 36, pen.ball('#c9c0dc')) + shape(`M${x - 26} 296l-6-34 24 18zM${x + 26} 296l6-34-24 18z`, '#c9c0dc'),
            ][index]?.()
          )
        }),
    }),
  }),
  'baby-cushion': kind({
    spot: 'ROOM',
    colours: ['#efe8d9', '#c9d0d6'],
    draw: (pen) => ({
      width: 560,
      height: 400,
      body:
        shape('M20 330Q10 120 200 50Q420 10 520 180Q580 330 480 380Q120 420 20 330z', pen.ball(pen.colour)) +
        shape('M110 280Q130 140 270 110Q400 110 450 230Q460 320 340 330Q140 340 110 280z', pen.round(shade(pen.colour, -0.16), shade(pen.colour, -0.06), shade(pen.colour, 0.1))) +
        times(14, (index) => disc(60 + ((index * 71) % 440), 90 + ((index * 53) % 280), 8, shade(pen.colour, -0.16))) +
        stroke('M200 240Q300 300 400 250', '#c9a87c', 24),
    }),
  }),
  diapers: kind({
    spot: 'ROOM',
    colours: ['#8fb98a'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [420, 300, 190],
          colour: '#a9cf9f',
          front:
            rect(0, 0, 420, 70, '#f4f7f2') +
            pen.text('아기 기저귀', 210, 120, 56, '#ffffff') +
            disc(300, 220, 60, '#f7e6d6') +
            disc(282, 212, 6, '#33291f') +
            disc(318, 212, 6, '#33291f') +
            stroke('M286 236Q300 248 314 236', '#c97a6a', 5) +
            pen.text('4', 90, 220, 120, '#3f6f4a') +
            shape('M0 40Q210 90 420 40V70H0z', '#7fb57a'),
          top: rect(160, 60, 100, 50, '#e9e6df', 20),
        },
        { at: [26, 300, 10], size: [370, 220, 170], colour: '#9ac690', layer: 1, front: pen.text('네이처', 180, 90, 56, '#ffffff') + pen.text('팬티형 56매', 180, 156, 34, '#f4f7f2') },
      ]),
  }),
  'baby-tub': kind({
    spot: 'ROOM',
    colours: ['#a9c4dc', '#f0efec'],
    draw: (pen) => ({
      width: 640,
      height: 340,
      body:
        shape('M40 110Q60 300 150 330H490Q580 300 600 110z', pen.volume(pen.colour)) +
        oval(320, 110, 300, 70, pen.slant(shade(pen.colour, 0.3), shade(pen.colour, -0.08))) +
        oval(320, 122, 262, 52, shade(pen.colour, -0.22)) +
        oval(320, 140, 230, 36, '#dff0f6') +
        disc(390, 116, 36, pen.ball('#ecc94a')) +
        disc(424, 86, 24, pen.ball('#ecc94a')) +
        shape('M444 84l26 6-24 12z', '#e0803f') +
        disc(430, 80, 4, '#33291f') +
        rect(560, 190, 40, 24, '#e0803f', 8),
    }),
  }),
  'changing-table': kind({
    spot: 'ROOM',
    colours: ['#d3b68c', '#f0efec'],
    draw: (pen) =>
      solid(aslant(pen), [
        ...[0, 1].flatMap((x) => [0, 1].map((z) => ({ at: [x * 400, 0, z * 220] as const, size: [20, 420, 20] as const, colour: pen.colour, layer: -1 }))),
        ...[60, 220].map((y) => ({ at: [0, y, 0] as const, size: [420, 16, 240] as const, colour: pen.colour, layer: 0 })),
        { at: [60, 236, 40], size: [120, 80, 140], colour: '#a9c4dc', layer: 1 },
        { at: [220, 236, 40], size: [140, 60, 140], colour: '#f0efec', layer: 1 },
        { at: [0, 400, 0], size: [420, 20, 240], colour: pen.colour, layer: 2 },
        { at: [20, 420, 20], size: [380, 40, 200], colour: '#efe8d9', layer: 3 },
      ]),
  }),
  'baby-carrier': kind({
    spot: 'HANG',
    facts: { style: 'CARRIER' },
    colours: ['#45474c', '#2b3550', '#8e9195'],
    parts: ['MANUAL'],
    draw: (pen, { style }) =>
      style === 'SLING'
        ? {
            width: 560,
            height: 640,
            body:
              // Two loops for the shoulders that cross, and the seat between them.
              stroke('M430 70Q560 200 430 330Q330 430 250 560', shade(pen.colour, -0.22), 84) +
              stroke('M130 70Q0 200 130 330Q230 430 310 560', shade(pen.colour, -0.14), 84) +
              stroke('M130 70Q230 60 300 190T452 380', pen.colour, 92) +
              stroke('M112 92Q214 84 284 206T436 396M148 46Q250 44 322 168T474 356', shade(pen.colour, 0.22), 5, 0.7) +
              stroke('M430 70Q330 60 260 190T108 380', shade(pen.colour, 0.08), 92) +
              stroke('M448 92Q346 84 276 206T124 396M412 46Q310 44 238 168T86 356', shade(pen.colour, 0.3), 5, 0.7) +
              shape('M84 372Q280 470 476 372L470 470Q430 600 280 616Q130 600 90 470z', pen.gloss(shade(pen.colour, 0.05))) +
              stroke('M92 430Q280 520 468 430M104 486Q280 566 456 486M140 546Q280 596 420 546', shade(pen.colour, -0.25), 5) +
              rect(250, 440, 60, 26, shade(pen.colour, 0.4), 3),
          }
        : {
            width: 580,
            height: 640,
            body:
              // Shoulder straps that come back to the belt, padded at the top.
              stroke('M196 150C150 -10 30 60 44 260C50 360 90 440 136 500M384 150C430 -10 550 60 536 260C530 360 490 440 444 500', shade(pen.colour, -0.3), 26) +
              stroke('M196 160C160 10 62 40 46 220M384 160C420 10 518 40 534 220', pen.colour, 62) +
              stroke('M196 160C160 10 62 40 46 220M384 160C420 10 518 40 534 220', shade(pen.colour, 0.28), 5, 0.7) +
              stroke('M64 330l34-10M516 330l-34-10', '#17181b', 30) +
              // The belt with its ends and buckle.
              shape('M20 480Q290 430 560 480V556Q290 520 20 556z', pen.gloss(shade(pen.colour, -0.14))) +
              stroke('M40 496Q290 450 540 496M40 542Q290 502 540 542', shade(pen.colour, 0.2), 3) +
              stroke('M-8 520H30M550 520H588', '#17181b', 22) +
              rect(-18, 502, 40, 36, '#33353a', 8) +
              rect(558, 502, 40, 36, '#33353a', 8) +
              (style === 'HIP' ? shape('M120 430H460L480 520Q290 590 100 520z', pen.gloss(shade(pen.colour, 0.12))) + stroke('M132 452H448', shade(pen.colour, 0.45), 6) : '') +
              // The panel: head support, mesh, pocket.
              shape('M176 110Q290 60 404 110L430 300L450 500Q290 540 130 500L150 300z', pen.gloss(pen.colour)) +
              shape('M186 104Q290 62 394 104L402 176Q290 206 178 176z', pen.gloss(shade(pen.colour, 0.16))) +
              shape('M182 210Q290 236 398 210L412 330Q290 360 168 330z', pen.tile(10, rect(0, 0, 10, 10, shade(pen.colour, 0.1)) + disc(5, 5, 2.6, shade(pen.colour, -0.3)))) +
              stroke('M172 350Q290 380 408 350L420 470Q290 500 160 470z', shade(pen.colour, 0.3), 4, 0.8) +
              stroke('M190 384Q290 408 390 384', '#17181b', 6) +
              rect(258, 414, 64, 24, '#e9ecee', 3, 0.85),
          },
  }),
  slide: kind({
    spot: 'ROOM',
    colours: ['#a9d1c4', '#d9c6a5'],
    draw: (pen) => ({
      width: 640,
      height: 560,
      body:
        stroke('M80 540L170 120M230 540L190 120', '#c9b08a', 26) +
        times(4, (index) => stroke(`M${120 + index * 14} ${460 - index * 86}H${220 - index * 8}`, '#e9dcc3', 17)) +
        shape('M150 90H260L280 200Q300 430 600 470L630 540H540Q240 510 190 250z', pen.slant(shade(pen.colour, 0.2), pen.colour, shade(pen.colour, -0.2))) +
        shape('M186 130H236L256 220Q280 460 590 496L600 520H550Q270 490 216 250z', shade(pen.colour, -0.2)) +
        shape('M130 40Q200 10 270 40V130H130z', pen.gloss('#e6846f')) +
        disc(200, 84, 26, '#f7f2e2'),
    }),
  }),
  'balance-bike': kind({
    spot: 'YARD',
    colours: ['#b5362f', '#4a6fa5', '#4f7058'],
    draw: (pen) => ({
      width: 640,
      height: 440,
      body:
        wheel(pen, 120, 320, 110, { spokes: 12, rim: '#d9dadb' }) +
        wheel(pen, 510, 320, 110, { spokes: 12, rim: '#d9dadb' }) +
        stroke('M120 320Q260 330 300 260Q390 200 450 150M450 100L510 320M300 260L270 170', pen.colour, 24) +
        rect(210, 140, 130, 34, pen.gloss('#26272b'), 17) +
        stroke('M450 110L440 60Q420 40 380 50', '#33353a', 15) +
        rect(350, 36, 60, 24, '#17181b', 12),
    }),
  }),
  'ride-on-car': kind({
    spot: 'ROOM',
    colours: ['#b5362f', '#e9bfc1', '#4a6fa5'],
    draw: (pen) => ({
      width: 600,
      height: 460,
      body:
        shape('M80 200Q90 40 240 30H400Q480 60 500 200z', 'none') +
        stroke('M150 220L180 60Q190 30 230 30H390Q430 40 450 220', '#ecc94a', 30) +
        shape('M20 230Q30 190 90 190H510Q580 200 580 270V350Q570 380 530 380H70Q24 370 20 340z', pen.gloss(pen.colour)) +
        rect(140, 200, 240, 130, shade(pen.colour, -0.3), 20) +
        oval(90, 260, 26, 34, '#f7f2e2') +
        ring(380, 190, 50, '#26272b', 13) +
        [130, 470].map((x) => disc(x, 380, 72, '#26272b') + disc(x, 380, 40, '#f0efec') + disc(x, 380, 14, '#ecc94a')).join(''),
    }),
  }),
  'kids-scooter': kind({
    spot: 'YARD',
    colours: ['#e9bfc1', '#4a6fa5', '#a9d1c4'],
    draw: (pen) => ({
      width: 460,
      height: 640,
      body:
        stroke('M110 560L80 80', '#c9ccd0', 24) +
        stroke('M20 70H150', '#33353a', 17) +
        rect(-6, 56, 54, 28, pen.gloss(pen.colour), 14) +
        rect(124, 56, 54, 28, pen.gloss(pen.colour), 14) +
        shape('M90 540Q120 500 180 540L420 560Q440 590 400 596H110z', pen.gloss(pen.colour)) +
        shape('M190 556L400 572V584H180z', '#33353a') +
        [70, 150, 410].map((x) => disc(x, 600, 34, '#f7f2e2') + disc(x, 600, 26, pen.colour) + disc(x, 600, 9, '#33353a')).join(''),
    }),
  }),
  trampoline: kind({
    spot: 'ROOM',
    colours: ['#4a6fa5'],
    draw: (pen) => ({
      width: 640,
      height: 460,
      body:
        stroke('M60 250V440M580 250V440M200 300V450M440 300V450', '#8e9195', 15) +
        oval(320, 240, 310, 90, pen.gloss(pen.colour)) +
        oval(320, 236, 250, 66, '#26272b') +
        oval(320, 236, 250, 66, pen.tile(8, rect(0, 0, 8, 8, '#2b2d31') + rect(0, 0, 4, 4, '#1b1c1f'))) +
        stroke('M120 240L150 40H490L520 240', '#b9bcc0', 13) +
        stroke('M150 40H490', '#e0803f', 24),
      foot: 'M40 430Q320 360 600 430Q320 470 40 448z',
    }),
  }),
} satisfies Kinds
