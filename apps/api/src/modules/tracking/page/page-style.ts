import { asTextOn, pageColours, textOn } from '@waybill/contract/tracking/colour';

/** A page in the colour of a shop: as a band behind its name as it is, as text as much darker or lighter as can be read. */
export function pageStyle(colour: string): string {
  const { light, dark } = pageColours;
  return `:root{color-scheme:light dark;--paper:${light.paper};--ink:${light.ink};--soft:#5a655d;--line:#e6dfd0;--rule:#8b8473;--brand:${colour};--on-brand:${textOn(colour)};--link:${asTextOn(colour, light.paper)};--on-link:${textOn(asTextOn(colour, light.paper))}}
@media(prefers-color-scheme:dark){:root{--paper:${dark.paper};--ink:${dark.ink};--soft:#a9b5ac;--line:#2a362e;--rule:#6f7b72;--link:${asTextOn(colour, dark.paper)};--on-link:${textOn(asTextOn(colour, dark.paper))}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{background:var(--brand);color:var(--on-brand);padding:14px 16px}
header div,main,footer{max-width:560px;margin:0 auto}
header div{display:flex;gap:12px;align-items:center}
header img{height:44px;width:44px;border-radius:8px;background:#fff;object-fit:contain}
header p{margin:0;font-weight:700;font-size:19px}
header a{color:inherit}
main{padding:20px 16px 8px}
h1{font-size:28px;line-height:1.2;margin:0 0 4px}
h2{font-size:17px;margin:24px 0 8px}
p{margin:0 0 10px}
a{color:var(--link)}
.soft,footer{color:var(--soft);font-size:15px}
.number{font-family:ui-monospace,monospace;letter-spacing:.04em;font-size:17px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0;padding:12px 0;border:solid var(--line);border-width:1px 0}
dt{color:var(--soft)}
dd{margin:0;font-weight:600}
ol{list-style:none;margin:0;padding:0}
li{border-left:3px solid var(--line);padding:0 0 14px 14px}
li:last-child{border-color:var(--link);font-weight:600;padding-bottom:0}
li time{display:block;color:var(--soft);font-size:15px;font-weight:400}
.acts{display:flex;flex-wrap:wrap;gap:10px;margin:8px 0 12px}
ol+p,form+p{margin-top:12px}
.acts a,button{display:inline-flex;align-items:center;min-height:44px;padding:8px 16px;border:1px solid var(--link);border-radius:10px;text-decoration:none;font:inherit;font-weight:600;color:var(--link);background:none}
button,.acts a.main{background:var(--link);color:var(--on-link);cursor:pointer}
label{display:block;margin-bottom:6px;font-weight:600}
input{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--rule);border-radius:10px;margin-bottom:12px}
[role=alert]{color:var(--ink);border-left:4px solid var(--link);padding-left:10px}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
footer{padding:16px;margin-top:16px;border-top:1px solid var(--line)}`;
}
