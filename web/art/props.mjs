import {rng,ticks} from './lib.mjs';
// Small things that lie about in the dungeon. They are floor, not pieces: stone and dust colours, a thin brown edge
// instead of the ink contour, always in a corner or flat on the ground, so that nobody takes them for tokens.
const E='stroke="$floorD" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round"';
const two=(d,c,w)=>`<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="$floorD" stroke-width="${w+1.6}" d="${d}"/><path stroke="${c}" stroke-width="${w}" d="${d}"/></g>`;
export const PROP={
bones:two('M-6 2.500l9-4M-6.500 1.200l-.1 0M-6 3.800l.1 0M3.500-.3l.1 0M2.700-2.400l.1 0M0 5l6-1M-1-5l4 2','$boneS',1.7),
ribs:two('M-7 4.500h13M-5 4c-.5-5 1-8 4-9M-1 4c-.5-5 1-8.500 4-9.500M3 4c-.5-4 1-7 3.500-8','$boneS',1.3),
crate:`<ellipse cx="1" cy="6" rx="9" ry="3" opacity=".3"/><path fill="#5d4631" ${E} d="M-7-3L0-6.500 7.500-3.500v8L0 8-7 5z"/><path fill="#8f6d4a" d="M-7-3L0-6.500 7.500-3.500.300 0z"/><path fill="#775a3d" d="M-7-3L.300 0 0 8-7 5z"/><path fill="none" ${E} d="M-7 1L.200 4.300 7.500.800M.300 0L0 8"/>`,
barrel:`<ellipse cx="1" cy="6.500" rx="7" ry="2.600" opacity=".3"/><path fill="#775a3d" ${E} d="M-5-6c-2 4-2 8 0 12 3 1.600 7 1.600 10 0 2-4 2-8 0-12z"/><path fill="#5d4631" d="M1.500-6H5c2 4 2 8 0 12-1 .5-2.200 1-3.500 1z"/><ellipse cy="-6" rx="5" ry="1.900" fill="#8f6d4a" ${E}/><path fill="none" stroke="$floorD" stroke-width="1.200" d="M-6.200-2c4 1.600 8.400 1.600 12.400 0M-6.200 3c4 1.600 8.400 1.600 12.400 0"/>`,
pots:`<ellipse cx="0" cy="5" rx="9" ry="2.600" opacity=".28"/><path fill="#93674a" ${E} d="M-3-5h4l-.6 2c4 2 4 7 .6 9h-4c-3.400-2-3.400-7 .6-9z"/><path fill="#6f4a35" d="M-.5-3H.400c4 2 4 7 .6 9h-2z"/><path fill="#a08a68" ${E} d="M4 1h3l-.4 1c2.600 1 2.600 3.600.4 4.600H4C1.800 5.600 1.800 3 4.400 2z"/>`,
rubble:`<ellipse cx="0" cy="4.500" rx="9" ry="2.600" opacity=".25"/><path fill="$rim" ${E} d="M-8 4l2-5 4-1 2 4-2 3zM-1 5l1-4 4-1 3 3-2 3zM-3-3l2-3 3 1 0 3z"/><path fill="$face" d="M-2-2l2 4-2 3-3 0zM4 0l3 3-2 3-3 0z"/>`,
shrooms:`<path fill="$boneS" ${E} d="M-4 0h2l.4 5h-2.800zM2.600 2h1.600l.3 3.600H2.300z"/><path fill="#8b6f7c" ${E} d="M-8 .5C-8-5 2-5 2 .5z"/><path fill="#a98c93" ${E} d="M0 2.300c0-4 7-4 7 0z"/><path fill="$bone" opacity=".7" d="M-5-2h1.200v1.200H-5zM-2-2.500h1v1h-1zM2.500.5h1v1h-1z"/>`,
grate:`<path fill="#2a2430" ${E} d="M-7-4.500H7v9H-7z"/><path fill="none" stroke="$face" stroke-width="1.300" d="M-4-4.500v9M-1-4.500v9M2-4.500v9M5-4.500v9"/><path fill="none" stroke="$rim" stroke-width="1" d="M-7-4.500H7v9H-7z"/>`,
puddle:`<path fill="#3f5a5e" opacity=".55" d="M-11 1c1-4 7-3 10-5 4-2 9 0 11 3 2 4-4 5-9 5.500S-12 5-11 1z"/><path fill="none" stroke="#b8d0c8" stroke-width=".8" stroke-linecap="round" opacity=".55" d="M-6-.5c3-1.800 7-2 10-1M-4 2.500c2 .6 4 .6 6 .2"/>`,
crack:`<path fill="$floorD" opacity=".85" d="${ticks([[-11,4,8,-3],[-3,1,2,-6],[-3,1,7,3],[4,4,9,-2],[4,4,2,5]],1.4)}"/>`,
cave:`<path fill="$floorD" opacity=".75" d="${ticks([[-10,-1,9,4],[-1,3,10,-5],[-1,3,3,6]],1.5)}"/>`,
web:`<g fill="none" stroke="$bone" stroke-width=".55" opacity=".6"><path d="M0 0L15 2M0 0l12 8M0 0l7 13M0 0l1 16M12 1.600C11 4 10 5.500 9.600 6.400 7.500 7 6.500 9 5.600 10.400 4 11 2 12 .8 12.800M8 1.100C7.500 3 6.800 4 6.400 4.300 5 5 4.300 6 3.800 7 2.600 7.600 1.600 8 .5 8.500M4.500.600C4 2 3 3.600.3 4.500"/></g>`,
rug:`<g opacity=".82"><path fill="#7c3f37" ${E} d="M-23-15l46 1 .5 29-46-.5z"/><path fill="none" stroke="$floorL" stroke-width="1.200" d="M-20-12l40 1 .5 23-40-.5z"/><path fill="#5b2e2e" d="M-14-8.500l28 .7v16l-28-.4z"/><path fill="$floorS" d="M0-6l5 6-5 6-5-6zM-11-2l2 2-2 2-2-2zM11-2l2 2-2 2-2-2z"/><path fill="none" stroke="$floorL" stroke-width=".9" stroke-dasharray=".9 1.700" d="M-24-15v30M24-14v29.500" /></g>`,
carpet:`<g opacity=".8"><path fill="#4a5560" ${E} d="M-19-16l38 0-1 31-37-1z"/><path fill="none" stroke="$floorL" stroke-width="1.100" stroke-dasharray="3 1.500" d="M-16-13h32l-1 25-31-.8z"/><circle r="7.500" cy="-.5" fill="none" stroke="$floorS" stroke-width="1.400"/><path fill="$floorS" d="M0-5.500l2 3.500 4 1.500-4 1.500L0 4.500-2 1l-4-1.500L-2-2z"/><path fill="$floorS" d="M8 15l4-3 3 3z"/></g>`,
straw:`<path fill="#8a6c3c" d="${ticks([[-20,-4,9,5],[-16,-8,4,9],[-22,2,11,-1],[-14,0,8,-5],[6,8,10,3],[10,12,9,-5],[4,13,12,-1],[14,-9,8,4],[18,-12,1,8],[-6,-12,8,2],[-4,-8,6,-6]],1.5)}"/><path fill="#d3b878" d="${ticks([[-21,-1,10,2],[-17,-6,7,4],[5,11,11,-2],[9,8,5,6],[13,-6,9,-3],[-7,-10,9,-1]],1.2)}"/>`,
chains:`<g fill="none" stroke-linecap="round"><path stroke="$ink" stroke-width="2.600" d="M-7-4c0 5 3 8 7 8s7-3 7-8M-7-4v6M7-4v9"/><path stroke="$steelS" stroke-width="1.300" stroke-dasharray="1.600 1.300" d="M-7-4c0 5 3 8 7 8s7-3 7-8M-7-4v6M7-4v9"/></g>`,
banner:`<path fill="$ink" opacity=".35" d="M-4-5h11v15l-5 3-6-1z"/><path fill="#6b3a3c" ${E} d="M-5-6H5v15l-3-2.500L0 11l-2-3-3 2z"/><path fill="#4b2a33" d="M1-6h4v15l-3-2.500z"/><path fill="$floorS" d="M0-3l2.500 3.500L0 4l-2.500-3.500z"/><path fill="$woodS" d="M-6.500-7h13v1.600h-13z"/>`,
shelf:`<path fill="$ink" opacity=".35" d="M-11 4h24v3h-24z"/><path fill="#5d4631" ${E} d="M-12-5h24V5h-24z"/><path fill="#3a2c26" d="M-10.500-3.800h21v3.400h-21zM-10.500.800h21v3.400h-21z"/><path fill="#8a4a3c" d="M-9.500-3.400h2v3h-2zM3-3.200h2v2.800H3zM-2 1.200h2v3h-2z"/><path fill="#66757d" d="M-7-3h1.600v2.600H-7zM.600 1.400h2v2.800h-2zM8-3.400h1.600v3H8z"/><path fill="#a08a68" d="M-4.500-2.400l2.600-.6.6 2.600h-3zM5.500-3.400H7.200v3H5.500zM4 2h3v2.200H4zM-8 1.600h3.600v2.600H-8z"/>`,
drip:`<path fill="$face" ${E} d="M-3-5h6l-1 4-2 8-2-8z"/><path fill="$rim" d="M-3-5h3l-.5 10L-2-1z"/>`,
rails:`<g fill="none"><path stroke="#5d4631" stroke-width="2.200" d="M-14-6v12M-7-6v12M0-6v12M7-6v12M14-6v12"/><path stroke="$ink" stroke-width="1.800" opacity=".5" d="M-18-3h36M-18 4.500h36"/><path stroke="$steelS" stroke-width="1.100" d="M-18-3.600h36M-18 3.900h36"/></g>`};
const CORNER=[[20,37,'NW'],[80,37,'NE'],[20.5,80,'SW'],[79.500,80,'SE']];
const put=(p,x,y,flip,s=1)=>`<use href="#k1p-${p}" transform="${flip?`matrix(-${s} 0 0 ${s} ${x} ${y})`:s!=1?`matrix(${s} 0 0 ${s} ${x} ${y})`:`translate(${x} ${y})`}"/>`;
// which props a variant shows: the same for ever, by its openings and its letter
export function roomProps(m,v){
  if(!v)return[m%3?put('crack',m%2?66:32,70):'',''];
  const R=rng(m*31+v*977),pick=a=>a.splice(Math.floor(R()*a.length),1)[0];
  let o='',walls='';
  const lay=R();if(v==1&&lay<.62)o+=put(lay<.24?'rug':lay<.44?'carpet':'straw',50,lay<.44?55:60);else o+=put('crack',40+R()*20|0,46+R()*24|0,R()<.5);
  const c=[...CORNER],things=v==1?['crate','barrel','pots','bones','shrooms']:['rubble','bones','ribs','puddle','grate','crate'];
  const n=2+(R()<.5);for(let i=0;i<n;i++){let k=Math.floor(R()*c.length);const p=pick(things);if(p=='puddle'||p=='grate')k=Math.max(0,c.findIndex(q=>q[1]>50));const[[x,y]]=c.splice(k,1);o+=put(p,x,p=='puddle'||p=='grate'?y:y-(p=='crate'||p=='barrel'?1:0),x>50&&p!='crate');}
  if(!(m&1)){const w=v==1?['banner','shelf']:['chains','shelf'];const p=w[Math.floor(R()*2)];walls+=p=='shelf'?put(p,50,18):put(p,36,18)+put(p,64,18);}
  if(v==2)walls+=R()<.5?put('web',13.500,14,0):put('web',86.500,14,1);
  return[o,walls];}
export function tunnelProps(m,v){
  if(!v)return'';const R=rng(m*53+v*331);let o='';
  const set=v==1?['rubble','shrooms','puddle','cave']:['bones','cave','puddle','ribs'];
  const arms=[[1,38,20],[2,82,62],[4,62,84],[8,18,62]].filter(a=>m&a[0]);
  if(v==2&&m==10)return put('rails',50,55)+put('rubble',26,60,0,.7);
  const a=arms[Math.floor(R()*arms.length)],p=set[Math.floor(R()*4)];o+=put(p,a[1],a[2],R()<.5,.8);
  const q=set[Math.floor(R()*4)];if(q!=p)o+=put(q,m&8?42:60,61,R()<.5,.75);
  return o;}
