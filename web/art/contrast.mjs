// Says whether every pair of text and ground is AA: `node art/contrast.mjs`.
import fs from 'node:fs';const css=fs.readFileSync(new URL('../src/art/tokens.css',import.meta.url),'utf8');
const blk=n=>Object.fromEntries([...css.split(n)[1].split('}')[0].matchAll(/--([\w-]+):(#[0-9a-f]{6})\b/gi)].map(m=>[m[1],m[2]]));
const D=blk('[data-theme=dungeon]{'),L=blk('\n[data-theme=land]{');
const lum=h=>{const c=[1,3,5].map(i=>parseInt(h.slice(i,i+2),16)/255).map(v=>v<=.03928?v/12.92:((v+.055)/1.055)**2.4);return .2126*c[0]+.7152*c[1]+.0722*c[2]};
const cr=(a,b)=>{const[x,y]=[lum(a),lum(b)].sort((p,q)=>q-p);return(x+.05)/(y+.05)};
const out=[];for(const[n,T]of[['dungeon',D],['land',L]]){for(const f of['text','text-2','text-3','can','seat-1','seat-2','seat-3','seat-4','seat-5'])for(const b of['bg','surface','surface-2']){const r=cr(T[f],T[b]);out.push([n,f,b,r.toFixed(2),r<4.5?'FAIL':'ok'])}
for(const[f,b]of[['can-text','can'],['win-ink','win'],['tie-ink','tie'],['lose-ink','lose']]){const r=cr(T[f],T[b]);out.push([n,f,b,r.toFixed(2),r<4.5?'FAIL':'ok'])}const r=cr(T['edge-strong'],T.surface);out.push([n,'edge-strong','surface',r.toFixed(2),r<3?'FAIL':'ok (3:1)'])}
console.log(out.filter(o=>o[4]=='FAIL').map(o=>o.join(' ')).join('\n')||'all ok');
