// Shared by all drawings: colours, symbols, chance, woodcut ticks.
import fs from 'node:fs';
/** Write a file of web/. */
export const save=(file,text)=>fs.writeFileSync(new URL('../'+file,import.meta.url),text);
// palette shorthand: $name -> var(--k-name,#hex)   (custom properties inherit into <use>)
export const P={ink:'#1a141c',bone:'#eadfc6',boneS:'#bda888',boneD:'#7f6a55',steel:'#aeb9c2',steelS:'#6f7b89',steelL:'#e6edf0',
gold:'#f0b541',goldS:'#b0702a',goldL:'#ffe7a3',wood:'#915f37',woodS:'#5f3b24',red:'#cc4430',redS:'#872522',redL:'#f08a5c',
rock:'#2b2734',rockL:'#4a4354',rockD:'#1e1b26',face:'#6a5a58',faceD:'#4a3e43',rim:'#9a846b',floor:'#b59a72',floorL:'#c9b088',floorS:'#9c8360',floorD:'#5e4b3c',
earth:'#957654',earthS:'#7d6247',water:'#3fb0b5',waterL:'#b9f0e6',waterS:'#1f6f80',violet:'#8d5bd0',violetL:'#cfa6ff',violetS:'#4a2b78',
skin:'#e3ad80',skinS:'#b87650',tan:'#c58a5c',tanS:'#8f5838',dark:'#8a5840',darkS:'#5f382a',pale:'#d8c6bd',paleS:'#9c8490',
blue:'#3c6db3',blueS:'#233f74',blueL:'#8fbdf0',green:'#4f8a4a',greenS:'#2c5434',greenL:'#a6cf6d',teal:'#2f8580',tealS:'#1b4f56',
parch:'#efe0be',parchS:'#d9c193',parchD:'#a9885a',wheat:'#e3b24a',wheatS:'#bd8530',wheatL:'#f4d683',leaf:'#5c8d4e',leafS:'#3a6340',leafL:'#8fb665',stone:'#9aa3ad',stoneS:'#66707f',stoneL:'#ccd2d5',sepia:'#3b2a20'};
const dedupe=s=>s.replace(/<[a-z]\w*(?:\s+[\w:-]+="[^"]*"){2,}/gi,t=>{const m=new Map();for(const a of t.matchAll(/([\w:-]+)="([^"]*)"/g)){m.delete(a[1]);m.set(a[1],a[2]);}return t.match(/^<\w+/)[0]+[...m].map(([k,v])=>` ${k}="${v}"`).join('')});
// presentation attributes instead of style attributes, which the page's security policy forbids
const plain=s=>s.replace(/ style="([\w-]+):([^";]+)"/g,' $1="$2"');
const tidy=s=>s.replace(/(\.\d*?[1-9])0+(?!\d)/g,'$1');
export const sub=s=>dedupe(tidy(plain(s).replace(/\$([a-z]+[SLD]?)\b/g,(m,k)=>P[k]?`var(--k-${k},${P[k]})`:m)));
export const sym=(id,vb,body)=>`<symbol id="${id}" viewBox="${vb}">${sub(body).replace(/\n\s*/g,'')}</symbol>`;
export const rng=s=>()=>{s|=0;s=s+0x6D2B79F5|0;let t=Math.imul(s^s>>>15,1|s);t=t+Math.imul(t^t>>>7,61|t)^t;return((t^t>>>14)>>>0)/4294967296};
export const r1=n=>+n.toFixed(1);
// tapered woodcut ticks: list of [x,y,dx,dy] drawn as thin wedges
export const ticks=(arr,w=1.6)=>arr.map(([x,y,dx,dy])=>{const l=Math.hypot(dx,dy),nx=-dy/l*w/2,ny=dx/l*w/2;return`M${r1(x+nx)} ${r1(y+ny)}L${r1(x+dx)} ${r1(y+dy)} ${r1(x-nx)} ${r1(y-ny)}z`}).join('');
export const mirror=(s,w=100)=>`${s}<g transform="matrix(-1 0 0 1 ${w} 0)">${s}</g>`;
