import { enter } from '#tests/e2e/support/studio.ts';
const { client } = await enter('http://127.0.0.1:4693');
const me = await client.call('me'); console.log(me.aziende);
for (const a of me.aziende) {
  const t = await client.call('estrattoTotali', { azienda: a.id, query: { natura: 'movimento' } }); console.log(a.id, t.totale);
}
const time = async (n: string, f: () => Promise<unknown>) => { const ts:number[]=[]; for (let i=0;i<5;i++){ const t=performance.now(); await f(); ts.push(performance.now()-t);} ts.sort((x,y)=>x-y); console.log(n, ts.map(x=>Math.round(x)).join(' ')); };
const az = Number(process.argv[2] ?? me.id_azienda);
const tot = (await client.call('estrattoTotali', { azienda: az, query: { natura: 'movimento' } })).totale;
const b = (q: object) => client.call('estrattoBlocco', { azienda: az, query: { natura: 'movimento', sort: '-data', limit: 200, ...q } as never });
await time('first', () => b({}));
await time('first sort importo', () => b({ sort: '-importo' }));
await time('first sort descr', () => b({ sort: 'descrizione' }));
await time('middle', () => b({ offset: Math.floor(tot/2) }));
await time('end', () => b({ offset: tot - 200 }));
await time('end sort importo', () => b({ sort:'-importo', offset: tot - 200 }));
await time('totali', () => client.call('estrattoTotali', { azienda: az, query: { natura: 'movimento' } }));
await time('filter importo', () => b({ filtri: JSON.stringify([{campo:'importo',condizioni:[{tipo:'intervallo',da:{valore:100000,escluso:false},a:null,negata:false}],scelta:null}]) }));
await time('search text', () => b({ q: 'bonifico rossi', q_campi: 'data,descrizione,ragione_sociale,dare,avere,saldo,nota,stato,conto,causale,riferimento,divisa,nome_file' }));
await time('search number', () => b({ q: '1.234,56', q_campi: 'data,descrizione,ragione_sociale,dare,avere,saldo,nota,stato,conto,causale,riferimento,divisa,nome_file' }));
await time('valori stato', () => client.call('estrattoValori', { azienda: az, query: { natura: 'movimento', campo: 'stato' } }));
