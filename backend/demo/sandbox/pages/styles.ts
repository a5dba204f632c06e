/** The one stylesheet of the sandbox. */
export const STYLES = `
:root { color-scheme: light; --ink: #1c1d21; --soft: #565a63; --line: #d5d8de; --accent: #1f4ed8; }
* { box-sizing: border-box; }
body { margin: 0; background: #f3f4f7; color: var(--ink);
  font: 16px/1.6 "Pretendard Variable", Pretendard, -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif;
  word-break: keep-all; overflow-wrap: anywhere; }
.notice { margin: 0; padding: 8px 16px; background: #fff3c4; color: #4a3500; text-align: center; font-size: 14px; }
.bar { padding: 16px; text-align: center; font-weight: 700; font-size: 18px; background: #fff; border-bottom: 1px solid var(--line); }
.bar.naver { background: #006b2d; color: #fff; }
.bar.kakao { background: #fee500; color: #191919; }
.bar.apple { background: #000; color: #fff; }
main { max-width: 480px; margin: 0 auto; padding: 24px 16px 64px; }
main.wide { max-width: 880px; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.35; }
h2 { margin: 32px 0 8px; font-size: 17px; }
h3 { margin: 0 0 4px; font-size: 16px; }
p { margin: 0 0 12px; }
main > p:last-child { margin: 16px 0 0; }
.soft { color: var(--soft); font-size: 14px; }
a { color: var(--accent); text-underline-offset: 3px; }
p, li { text-wrap: pretty; }
p > a { padding-block: 4px; display: inline-block; }
.written { white-space: pre-line; }
ul.plain { list-style: none; margin: 0; padding: 0; }
.card > p:last-child { margin: 0; }
.card > h2:first-child { margin-top: 0; }
.card, ul.plain > li { background: #fff; border: 1px solid var(--line); border-radius: 12px; }
.card { padding: 16px; margin: 0 0 16px; }
ul.plain > li { margin: 0 0 8px; }
li.text { padding: 12px 16px; }
li.text p { margin: 0; white-space: pre-line; }
li.text .soft { display: flex; justify-content: space-between; gap: 12px; }
li.text .code { display: flex; align-items: baseline; gap: 16px; }
li.text .code strong { font-size: 28px; font-variant-numeric: tabular-nums; letter-spacing: 0.05em; }
a.row { display: block; padding: 12px 16px; text-decoration: none; }
a.row strong { display: block; }
a.row span { color: var(--soft); font-size: 14px; }
button { font: inherit; min-height: 48px; width: 100%; padding: 8px 16px; border-radius: 12px; border: 1px solid var(--line);
  background: #fff; color: var(--ink); cursor: pointer; }
li > button, li > form > button { border: 0; text-align: left; }
form.moves { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 0; }
form.moves button { width: auto; min-height: 40px; padding: 4px 12px; font-size: 14px; border: 1px solid var(--line); }
button.main { background: var(--accent); border-color: var(--accent); color: #fff; font-weight: 600; }
button:hover { filter: brightness(0.97); }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
label, legend { display: block; font-weight: 600; margin: 0 0 4px; }
textarea { font: inherit; width: 100%; padding: 8px 12px; margin: 0 0 8px; border: 1px solid #8a8f99; border-radius: 12px; background: #fff; color: var(--ink); }
textarea:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.photos { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0; }
.photos img { width: 144px; height: 144px; border-radius: 12px; object-fit: cover; }
.qr svg { display: block; width: 200px; height: 200px; margin: 8px 0; }
.big { font-size: 32px; font-weight: 700; letter-spacing: 0.08em; font-variant-numeric: tabular-nums; }
iframe { display: block; width: 100%; height: 190px; border: 0; border-radius: 12px; background: #fff; margin: 0 0 16px; }
@media (min-width: 700px) { iframe { height: 112px; } }
input[type="text"], input[type="tel"], input[type="email"], select { font: inherit; width: 100%; min-height: 48px; padding: 8px 12px; margin: 0 0 8px;
  border: 1px solid #8a8f99; border-radius: 12px; background: #fff; color: var(--ink); }
select { font: inherit; width: 100%; min-height: 48px; padding: 8px 12px; margin: 0 0 8px; border: 1px solid #8a8f99;
  border-radius: 12px; background: #fff; color: var(--ink); }
form { margin: 0 0 8px; }
li.text > form > button { border: 1px solid var(--line); text-align: center; }
li.text > form { margin: 8px 0 0; }
form > button + button { margin-top: 8px; }
.amount { font-size: 28px; font-weight: 700; font-variant-numeric: tabular-nums; }
details { margin: 16px 0; }
summary { min-height: 48px; padding: 12px 0; cursor: pointer; color: var(--accent); }
dl > div { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; }
dt { color: var(--soft); flex: none; }
dd { margin: 0; text-align: end; }
input[aria-invalid="true"] { border-color: #b3261e; }
.error { color: #b3261e; font-size: 14px; margin: 0 0 8px; }
fieldset { border: 1px solid var(--line); border-radius: 12px; background: #fff; margin: 0 0 12px; padding: 8px 16px 12px; }
fieldset legend { padding: 0 4px; margin: 0; }
label.choice { display: flex; align-items: center; gap: 8px; min-height: 40px; margin: 0 16px 0 0; font-weight: 400; }
label.choice input { width: 20px; height: 20px; margin: 0; }
.columns { display: grid; gap: 0 24px; }
@media (min-width: 1024px) { .columns { grid-template-columns: 1fr 1fr; } }
`
