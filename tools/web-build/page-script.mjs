/**
 * The page's one inline script, constant, so that one hash in the content security policy allows it.
 *
 * First, what becomes of a page whose own entry does not come: an old page, kept by something on the way after its files
 * were taken away, is loaded anew, once for each entry; else it says so in words, for which it can rely on nothing.
 *
 * Then, for the path at hand, it fetches ahead what the page will ask for one after the other: the frame, federation,
 * what of the kit the path's screen takes, the remote's entry and its chunks. `crossOrigin` and `integrity` must be the
 * same as on the later script element, or the file is fetched twice. Nothing is fetched of a remote that speaks another
 * contract or takes what the page does not have: it will be refused. What the server put into the page for its path is read unchecked, as a
 * hint: what is fetched ahead runs only when the shell asks for it. A damaged one gives no hints; the shell says what is wrong.
 */
export const pageScript = `(()=>{
addEventListener("error",(e)=>{
const s=e.target;
if(!(s instanceof HTMLScriptElement)||!s.defer)return;
try{if(sessionStorage.getItem("tallyhouse-entry")!==s.src){sessionStorage.setItem("tallyhouse-entry",s.src);location.reload();return}}catch{}
const sw=/^sw/.test(navigator.language),say=()=>{const p=document.createElement("p");p.setAttribute("role","alert");p.textContent=sw?"Tallyhouse haikuweza kuanza: faili yake ya kwanza haikuja, au si ile iliyochapishwa, kwa hiyo haikuendeshwa. Hakuna ulichohifadhi kilichopotea. Pakia ukurasa upya; ikibaki hivyo, mwambie msimamizi wako.":"Tallyhouse could not start: its first file did not come, or is not the one that was published, so it was not run. Nothing you saved is lost. Reload the page; if it stays so, tell your administrator.";document.getElementById("root").replaceChildren(p)};
if(document.readyState==="loading")addEventListener("DOMContentLoaded",say);else say()},true);
try{
const read=(id)=>JSON.parse(document.getElementById(id).textContent);
const shell=read("tallyhouse-shell");
let last={};
try{last=JSON.parse(localStorage.getItem("tallyhouse.versions"))||{}}catch{}
const add=(href,integrity)=>{const l=document.createElement("link");l.rel="preload";l.as="script";if(integrity){l.crossOrigin="anonymous";l.integrity=integrity}l.href=href;document.head.append(l)};
const path=location.pathname,given=read("tallyhouse-manifests").map(({baseUrl,text})=>({...JSON.parse(text),baseUrl}));
const r=given.find((m)=>m.version===last[m.name])||given[0];
const own=r.paths.find((p)=>path===p||path.startsWith(p+"/"));
const kit=((r.consumesAt||{})[own]||r.consumes).flatMap((m)=>shell.modules[m]||[]);
for(const f of new Set([...shell.remote,...kit]))add(f,shell.hashes[f]);
if(r.contract===shell.contract&&r.consumes.every((m)=>shell.modules[m]))
for(const f of r.preload[own]||[])if(r.files[f])add(r.baseUrl+f,r.files[f])
}catch{}})()`;
