import { chromium } from 'playwright-core';
import { startServer, makeDataDir } from '#tests/e2e/support/server.ts';
import { enter, shareSession } from '#tests/e2e/support/studio.ts';
const names=(process.argv[2]??'scaduto').split(',');
const modes=(process.argv[3]??'1440').split(',');
const {dataDir,remove}=await makeDataDir();
const server=await startServer(dataDir);
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
try{
  const studio=await enter(server.url);
  await studio.client.call('demo',{body:{righe:2000,seme:7}});
  const s=await studio.client.call('reportScaduto',{query:{al:'2026-11-21' as never}});
  console.log(JSON.stringify(s.totali), s.righe.length);
  const primo=s.righe[0]?.id;
  for(const mode of modes){
    const dark=mode.endsWith('d'); const w=Number.parseInt(mode);
    const ctx=await browser.newContext({viewport:{width:w,height:w<500?844:900},colorScheme:dark?'dark':'light',locale:'it-IT',timezoneId:'Europe/Rome'});
    await shareSession(ctx,server.url,studio.cookies);
    const page=await ctx.newPage();
    if(dark){ await page.goto(server.url+'/app/report'); await page.getByRole('button',{name:/scuro|tema/i}).first().click(); await page.waitForTimeout(800);} 
    page.on('console',m=>{if(['error','warning'].includes(m.type()))console.log('CONSOLE',m.text().slice(0,300))});
    page.on('pageerror',e=>console.log('PAGEERROR',e.message));
    for(const n of names){
      const q=n==='partitario'?`&id_soggetto=${primo}`:n==='apri'?'':'';
      const url=n==='apri'?`/app/report?report=scaduto&apri=1&apri.fascia=oltre`:`/app/report?report=${n}${q}`;
      await page.goto(server.url+url);
      await page.locator('[data-testid=conteggio]').last().getByText(/righe|riga/).waitFor({timeout:20000}).catch(e=>console.log('NOCOUNT',n));
      await page.waitForTimeout(400);
      await page.screenshot({path:`/tmp/st/shots/${n}-${mode}.png`});
    }
    await ctx.close();
  }
  const { writeFileSync } = await import('node:fs');
  for (const scelta of [{report:'scaduto',parametri:{al:'oggi'}},{report:'partitario',parametri:{al:'oggi',id_soggetto:primo}},{report:'conti',parametri:{dal:'inizio_anno',al:'oggi'}}]) {
    const f=await studio.client.call('reportFile',{body:{scelta:scelta as never,formato:'pdf',oggi:'2026-11-21' as never}});
    writeFileSync(`/tmp/st/${scelta.report}.pdf`,Buffer.from(f.dati,'base64'));
  }
} finally { await browser.close(); await server.stop(); await remove(); }
console.log('ok');
