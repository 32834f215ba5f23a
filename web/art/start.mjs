// Draws the picture of the start page, complete in itself: `node art/start.mjs`.
import fs from 'node:fs';import {rng,sub,ticks} from './lib.mjs';import {files} from './kit.mjs';
const all=Object.values(files).join('\n');
// every element with an id that can be referenced
const chunks=new Map();for(const m of all.matchAll(/<(symbol|clipPath|linearGradient|radialGradient|pattern|path|g)\b[^>]*\bid="([^"]+)"[^>]*?(\/>|>)/g)){const[,tag,id,end]=m;const i=m.index;let j;if(end=='/>')j=i+m[0].length;else{let d=0;const re=new RegExp(`<${tag}\\b[^>]*?(/)?>|</${tag}>`,'g');re.lastIndex=i;let q;while(q=re.exec(all)){if(q[0].startsWith('</'))d--;else if(!q[1])d++;if(d==0){j=re.lastIndex;break;}}}chunks.set(id,all.slice(i,j));}
function needed(svg){const need=new Set(),q=[];const scan=s=>{for(const m of s.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)){const id=m[1]||m[2];if(!need.has(id)&&chunks.has(id)){need.add(id);q.push(id);}}};scan(svg);while(q.length)scan(chunks.get(q.pop()));return[...need].map(i=>chunks.get(i)).join('');}
const R=rng(11),AX=955,AY=430,AR=300,FLOOR=716; // arch centre, radius, floor line
// wall of carved blocks
let wall='',hi='',hat=[];const tones=['#322c3a','#2c2733','#38313f','#2f2936'];
for(let y=0,r=0;y<FLOOR;r++){const h=58+R()*14;let x=-R()*80-(r%2)*50;while(x<1440){const w=90+R()*80;wall+=`<path fill="${tones[Math.floor(R()*4)]}" d="M${(x+2).toFixed(0)} ${(y+2).toFixed(0)}h${(w-4).toFixed(0)}l${(R()*3).toFixed(1)} ${(h-4).toFixed(0)}h${(-w+4).toFixed(0)}z"/>`;hi+=`M${(x+3).toFixed(0)} ${(y+h-4).toFixed(0)}V${(y+3).toFixed(0)}h${(w-6).toFixed(0)}`;for(let k=0;k<3;k++)if(R()<.7)hat.push([x+w-10-R()*18,y+h-10-k*6-R()*6,-10-R()*16,1]);x+=w;}y+=h;}
// voussoirs
let vs='';const n=15;for(let i=0;i<n;i++){const a0=Math.PI+i/n*Math.PI,a1=Math.PI+(i+1)/n*Math.PI,ri=AR,ro=AR+58+(i==7?14:0);const p=(r,a,g)=>`${(AX+Math.cos(a+g)*r).toFixed(1)} ${(AY+Math.sin(a+g)*r).toFixed(1)}`;const lit=['#9c8a78','#8b7a6b','#7c6c62'][Math.abs(i-5)%3];vs+=`<path fill="${lit}" stroke="#17121a" stroke-width="3.500" stroke-linejoin="round" d="M${p(ri,a0,.004)}L${p(ro,a0,.003)}L${p(ro,a1,-.003)}L${p(ri,a1,-.004)}z"/><path fill="#c9b59a" opacity=".6" d="M${p(ro-2,a0,.01)}L${p(ro-2,a1,-.01)} ${p(ro-8,a1,-.012)} ${p(ro-8,a0,.012)}z"/><path fill="#3b3038" opacity=".7" d="M${p(ri+2,a0,.012)}L${p(ri+10,a0,.016)} ${p(ri+10,a1,-.016)} ${p(ri+2,a1,-.012)}z"/>`;}
for(const[sx,d]of[[AX-AR-58,1],[AX+AR,-1]])for(let k=0;k<4;k++){const y=AY+k*72;vs+=`<path fill="${['#8b7a6b','#9c8a78','#7c6c62','#8b7a6b'][k]}" stroke="#17121a" stroke-width="3.500" d="M${sx} ${y}h58v72h-58z"/><path fill="#c9b59a" opacity=".5" d="M${sx+3} ${y+3}h52v5h-47v58h-5z"/><path fill="#3b3038" opacity=".6" d="M${d>0?sx+48:sx+3} ${y+4}h7v64h-7z"/>`;}
// landscape through the arch
const g=(k,x,y,s)=>`<use href="#k2g-${k}" transform="translate(${x} ${y}) scale(${s})"/>`;
const rays=[...Array(30)].map((_,i)=>{const a=Math.PI+i/30*Math.PI*1.0+.02,w=i%2?.018:.034;const p=(r,t)=>(AX-60+Math.cos(t)*r).toFixed(0)+' '+(430+Math.sin(t)*r).toFixed(0);return`M${p(70,a)}L${p(560,a-w)} ${p(560,a+w)}z`}).join('');
const trees=[];for(let i=0;i<26;i++){trees.push([R()<.5?'tree':'pine',700+R()*150,520+R()*70,.9+R()*.3])}for(let i=0;i<18;i++){trees.push([R()<.5?'pine':'tree',1110+R()*150,540+R()*60,.9+R()*.35])}trees.sort((a,b)=>a[2]-b[2]);
const land=`<rect x="600" y="100" width="720" height="640" fill="url(#sky)"/><path fill="#ffe9b0" opacity=".55" d="${rays}"/><circle cx="${AX-60}" cy="430" r="70" fill="#fff3c9"/><circle cx="${AX-60}" cy="430" r="52" fill="#fffbe6"/>
<g opacity=".75">${g('peak',720,440,1.5)}${g('peak',810,446,1.1)}${g('peak',1180,444,1.7)}${g('peak',1090,448,1.2)}${g('peak',1250,452,1.2)}</g>
<path fill="#b9c48a" stroke="#3b2a20" stroke-width="2" d="M600 470c90-40 160-34 240-6 90-36 200-50 280-14 60-14 130-10 200 10v300H600z"/>
${g('castle',1000,392,1.25)}
<path fill="#dcc27a" stroke="#3b2a20" stroke-width="2" d="M600 540c120-50 230-30 330-10 120-40 260-30 400 10v220H600z"/>
${g('field',800,520,1.2)}${g('furrow',1130,520,1.2)}${g('field',1210,536,1.1)}${g('house',872,528,1)}${g('stack',846,540,.8)}${g('house',1170,548,1.05)}${g('stack',1100,546,.8)}
<path fill="#f0dcaa" stroke="#3b2a20" stroke-width="2" d="M1004 472c10 20-40 34-26 56 16 26 70 34 40 74-30 38-120 60-150 130h260c-30-60 20-90 20-140 0-44-86-44-104-68-14-20 20-32-10-54z"/>
<path fill="#8fae6d" stroke="#3b2a20" stroke-width="2" d="M600 620c80-50 170-44 250-10 30 14 30 40 20 130H600zM1330 620c-70-40-130-40-190-12-40 20-44 60-20 132h210z"/>
${trees.map(t=>g(...t)).join('')}
${g('pine',690,640,1.6)}${g('pine',742,668,1.8)}${g('tree',806,676,1.5)}${g('pine',1226,650,1.7)}${g('tree',1170,676,1.5)}${g('pine',1262,690,1.7)}`;
// floor flags in perspective
let floor='';for(let r=0;r<4;r++){const y0=FLOOR+[0,30,74,130][r],y1=FLOOR+[30,74,130,200][r];const k0=1+(y0-FLOOR)/300,k1=1+(y1-FLOOR)/300;for(let c=-9;c<10;c++){const o=(r%2)*.5,w=118;const X=(t,k)=>AX-120+(t)*w*k;floor+=`<path fill="${['#8f7758','#9c8360','#836c50'][Math.floor(R()*3)]}" d="M${X(c+o+.02,k0).toFixed(0)} ${y0+2}L${X(c+o+.98,k0).toFixed(0)} ${y0+2} ${X(c+o+.98,k1).toFixed(0)} ${y1-1} ${X(c+o+.02,k1).toFixed(0)} ${y1-1}z"/>`;}}
const st=(id,seat,x,y,h)=>`<g color="#b98a4a"><path fill="#120d12" opacity=".28" d="M${x-h*.37} ${y}L${x-h*.46} ${y+h*.3}H${x+h*.46}L${x+h*.37} ${y}z"/><use href="#standee-${id}" x="${x-h*.42}" y="${y-h*.82}" width="${h*.84}" height="${h*.972}"/></g>`;
const torch=(x,y,s)=>`<circle cx="${x}" cy="${y-20}" r="${s*2.6}" fill="url(#k1-g-light)" opacity=".8"/><use href="#k1-torch" x="${x-s/2}" y="${y-s/2}" width="${s}" height="${s}"/>`;
const svg=sub(`<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5f9aa0"/><stop offset=".34" stop-color="#e9d59a"/><stop offset=".6" stop-color="#f5bd66"/></linearGradient><clipPath id="arch"><path d="M${AX-AR} ${FLOOR+10}V${AY}a${AR} ${AR} 0 0 1 ${2*AR} 0V${FLOOR+10}z"/></clipPath><radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${AX}" cy="500" r="620"><stop offset=".35" stop-color="#ffce7a" stop-opacity=".42"/><stop offset=".75" stop-color="#ff9f4a" stop-opacity=".08"/><stop offset="1" stop-color="#ff9f4a" stop-opacity="0"/></radialGradient><linearGradient id="dark" x1="0" x2="1"><stop offset="0" stop-color="#120e16" stop-opacity=".94"/><stop offset=".34" stop-color="#120e16" stop-opacity=".72"/><stop offset=".5" stop-color="#120e16" stop-opacity="0"/><stop offset=".86" stop-color="#120e16" stop-opacity="0"/><stop offset="1" stop-color="#120e16" stop-opacity=".65"/></linearGradient><linearGradient id="fl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffdf9e" stop-opacity=".35"/><stop offset="1" stop-color="#120e16" stop-opacity=".7"/></linearGradient></defs>
<rect width="1440" height="900" fill="#1e1a24"/>${wall}<path fill="none" stroke="#574c5c" stroke-width="1.500" opacity=".6" d="${hi}"/><path fill="#16121a" opacity=".8" d="${ticks(hat,2.6)}"/>
<rect width="1440" height="900" fill="url(#glow)"/><g clip-path="url(#arch)">${land}</g><path fill="none" stroke="#17121a" stroke-opacity=".35" stroke-width="26" d="M${AX-AR+8} ${FLOOR}V${AY}a${AR-8} ${AR-8} 0 0 1 ${2*AR-16} 0V${FLOOR}"/>
${vs}
<rect y="${FLOOR}" width="1440" height="200" fill="#4a3c33"/>${floor}
<path fill="#ffe2a0" opacity=".28" d="M${AX-AR+20} ${FLOOR}H${AX+AR-20}L${AX+AR+150} 900H${AX-AR-150}z"/><rect y="${FLOOR}" width="1440" height="184" fill="url(#fl)"/><path fill="#17121a" d="M0 ${FLOOR-2}H${AX-AR-62}v6H0zM${AX+AR+60} ${FLOOR-2}H1440v6H${AX+AR+60}z"/>
<rect width="1440" height="900" fill="url(#dark)"/>
${torch(1352,330,150)}
${st('argentus',2,690,774,196)}${st('victorius',2,1222,774,196)}${st('xanros',4,1112,798,206)}${st('taia',4,798,798,206)}${st('aderyn',3,1008,822,218)}${st('horan',1,900,826,222)}
`);
const WOOD='#b98a4a';
const whole=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900"><defs>${needed(svg)}</defs>${svg}</svg>`.replace(/var\(--seat,[^)]*\)/g,WOOD).replace(/var\(--[\w-]+,(#\w+)\)/g,'$1');
fs.writeFileSync(new URL('../src/art/start.svg',import.meta.url),whole);
