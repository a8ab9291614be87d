/**
 * The page's one inline script, constant, so that one hash in the content security policy allows it.
 *
 * For the path at hand it fetches ahead what the page will ask for one after the other: the frame, federation,
 * the kit groups the remote takes, the remote's entry and its chunks. `crossOrigin` and `integrity` must be the
 * same as on the later script element, or the file is fetched twice.
 */
export const preloadScript = `(()=>{
const read=(id)=>{const e=document.getElementById(id);return e?JSON.parse(e.textContent):null};
const registry=read("tallyhouse-registry"),shell=read("tallyhouse-shell");
if(!registry||!shell)return;
const add=(href,integrity)=>{const l=document.createElement("link");l.rel="preload";l.as="script";if(integrity){l.crossOrigin="anonymous";l.integrity=integrity}l.href=href;document.head.append(l)};
const path=location.pathname;
for(const r of registry.remotes||[]){
const own=(r.paths||[]).find((p)=>path===p||path.startsWith(p+"/"));
if(!own)continue;
const kit=(r.consumes||[]).flatMap((m)=>shell.modules[m]||[]);
for(const f of new Set([...shell.remote,...kit]))add(f);
for(const f of (r.preload||{})[own]||[])if((r.files||{})[f])add(r.baseUrl+f,r.files[f]);
return}
})()`;
