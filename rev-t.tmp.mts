import { chromium } from '@playwright/test';
import { launchOptions } from './e2e/support/chromium';
import fs from 'fs';
const b = await chromium.launch(launchOptions as any);
const base='http://127.0.0.1:3395';
const P:[string,string,string][]=[
['home','/holyheaven',''],['q-puri','/holyheaven?q=puri',''],['q-tir','/holyheaven?q=tirupati',''],
['t1','/holyheaven/1',''],['t1o','/holyheaven/1','open'],['t2','/holyheaven/2',''],['t2o','/holyheaven/2','open'],['t3','/holyheaven/3',''],['t3o','/holyheaven/3','open'],
['p1','/holyheaven/plan-trips/1',''],['p1a','/holyheaven/plan-trips/1#2027-06-10,4,elder',''],['p1b','/holyheaven/plan-trips/1#2027-01-20,4',''],['p2a','/holyheaven/plan-trips/2#2027-07-15,4',''],
['d1','/holyheaven/donation/1',''],['cs-trip','/under-development/1?type=trip',''],['cs-don','/under-development/1?type=donation',''],['cs','/under-development/1',''],['t99','/holyheaven/99',''],
['hi-home','/hi/holyheaven',''],['hi-t1','/hi/holyheaven/1',''],['hi-t1o','/hi/holyheaven/1','open'],['hi-t2','/hi/holyheaven/2',''],['hi-t2o','/hi/holyheaven/2','open'],['hi-t3','/hi/holyheaven/3',''],['hi-t3o','/hi/holyheaven/3','open'],['hi-p1a','/hi/holyheaven/plan-trips/1#2027-06-10,4,elder','']];
const only=process.argv[2]?.split(',');
for (const [w,h] of [[360,740],[1280,800]]) {
 for (const [n,u,m] of P) {
  if(only&&!only.includes(n)) continue;
  const c=await b.newContext({viewport:{width:w,height:h},locale:'en-IN',timezoneId:'Asia/Kolkata',reducedMotion:'reduce',hasTouch:w<500,isMobile:w<500});
  const p=await c.newPage(); const errs:string[]=[]; p.on('pageerror',e=>errs.push(e.message.slice(0,100)));
  try{
  await p.goto(base+u,{waitUntil:'load',timeout:30000});
  await p.waitForTimeout(250);
  await p.screenshot({path:`/tmp/rev-t4/${n}-${w}-first.png`});
  await p.keyboard.press('Shift'); await p.waitForTimeout(700);
  if(m==='open') await p.evaluate("document.querySelectorAll('main details, details').forEach(function(d){d.open=true})");
  await p.evaluate("(async function(){var H=document.documentElement.scrollHeight;for(var y=0;y<H;y+=600){window.scrollTo(0,y);await new Promise(function(r){setTimeout(r,50)})}window.scrollTo(0,0);await new Promise(function(r){setTimeout(r,250)})})()");
  const info=await p.evaluate("(function(){return {H:document.documentElement.scrollHeight,sw:document.documentElement.scrollWidth,title:document.title,d:document.querySelectorAll('details').length,words:(document.querySelector('main')||document.body).innerText.split(/\\s+/).length}})()");
  console.log(n,w,JSON.stringify(info),errs.join('|'));
  fs.writeFileSync(`/tmp/rev-t4/${n}-${w}.txt`,await p.evaluate('document.body.innerText') as string);
  await p.screenshot({path:`/tmp/rev-t4/${n}-${w}.png`,fullPage:true});
  if(n==='d1'){
   const btn=p.locator('form button[type=submit]').first();
   await btn.click(); await p.waitForTimeout(700);
   await p.screenshot({path:`/tmp/rev-t4/d1empty-${w}-vp.png`});
   await p.screenshot({path:`/tmp/rev-t4/d1empty-${w}.png`,fullPage:true});
   fs.writeFileSync(`/tmp/rev-t4/d1empty-${w}.txt`,p.url()+'\n'+await p.evaluate('document.body.innerText') as string);
   const ins=await p.evaluate("Array.from(document.querySelectorAll('form input,form textarea,form select')).map(function(e){return [e.tagName,e.type,e.name,e.id].join(':')})") as string[];
   console.log(ins.join(' '));
   for(const s of ins){const [t,ty,nm,id]=s.split(':');const l=id?p.locator('#'+id):p.locator(`[name="${nm}"]`);
    try{ if(/tel/.test(ty)||/phone/i.test(nm+id)) await l.first().fill('12345'); else if(ty==='email') await l.first().fill('sita@example.in'); else if(t==='TEXTAREA') await l.first().fill('For my mother.'); else if(ty==='text') await l.first().fill('Sita Devi'); else if(ty==='number') await l.first().fill('501'); }catch(e){console.log('fill',s,String(e).slice(0,80))}}
   await btn.click(); await p.waitForTimeout(700);
   await p.screenshot({path:`/tmp/rev-t4/d1wrong-${w}-vp.png`});
   await p.screenshot({path:`/tmp/rev-t4/d1wrong-${w}.png`,fullPage:true});
   fs.writeFileSync(`/tmp/rev-t4/d1wrong-${w}.txt`,p.url()+'\n'+await p.evaluate('document.body.innerText') as string);
  }
  }catch(e){console.log('ERR',n,w,String(e).slice(0,200))}
  await c.close();
 }
}
await b.close();
