import { chromium } from '@playwright/test'; import { launchOptions } from './e2e/support/chromium';
const b = await chromium.launch(launchOptions as any);
const base='http://127.0.0.1:3395';
const pages:[string,string][]=[['home','/'],['about','/about'],['drone','/aboutdrone'],['soft','/aboutsoftwaredev'],['def','/aboutdefense'],['team','/team'],['career','/career'],['opening','/career/flight-control-engineer'],['outreach','/outreach'],['contact','/contact'],['demo','/demo'],['login','/login'],['register','/register'],['forgot','/forgot-password'],['dash','/dashboard'],['nope','/nope'],['privacy','/privacy'],['apply','/contact?opening=flight-control-engineer#apply-flight-control-engineer']];
for (const [w,h] of [[360,740],[1280,800]]) {
  const c = await b.newContext({viewport:{width:w,height:h},locale:'en-IN',timezoneId:'Asia/Kolkata',reducedMotion:'reduce'});
  const p = await c.newPage();
  const errs:string[]=[];
  p.on('pageerror',e=>errs.push('PE '+e.message.slice(0,150)));
  p.on('console',m=>{if(m.type()==='error')errs.push('CE '+m.text().slice(0,150))});
  for (const [n,u] of pages){
    try{
    await p.goto(base+u,{waitUntil:'load',timeout:30000});
    await p.waitForTimeout(500);
    if(n==='apply'){await p.waitForTimeout(700); await p.screenshot({path:`/tmp/rev-c4/${n}-first-${w}.png`});}
    const H:any=await p.evaluate('document.documentElement.scrollHeight');
    for(let y=0;y<H;y+=h*0.8){await p.evaluate(`window.scrollTo(0,${y})`);await p.waitForTimeout(90);}
    await p.waitForTimeout(300);
    await p.evaluate('window.scrollTo(0,0)');await p.waitForTimeout(200);
    await p.screenshot({path:`/tmp/rev-c4/${n}-${w}.png`,fullPage:true});
    const sw:any=await p.evaluate('document.documentElement.scrollWidth');
    console.log(n,w,'H',H,'overflow',sw>w?sw:'no',await p.title(), await p.evaluate('document.querySelectorAll("h1").length'), errs.splice(0).join(' | '));
    }catch(e:any){console.log('FAIL',n,w,e.message.slice(0,200))}
  }
  await c.close();
}
await b.close();
