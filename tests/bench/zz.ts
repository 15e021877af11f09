import { PGlite } from '@electric-sql/pglite';
import { mkdtempSync, rmSync } from 'node:fs';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
const m = makeMovimenti(100000,1);
const dir = mkdtempSync('/tmp/pgl-'); const db = await PGlite.create(dir+'/db');
await db.exec('create table t (a bigint not null, id bigint generated always as identity, imp bigint, riga int, data date, dv date, d text, i bigint, r bigint, div text, s bigint, primary key (a,id)); create index on t(a,imp); create index on t(a,data,id);');
const sql='insert into t(a,imp,riga,data,dv,d,i,r,div,s) select 1,1,x.* from unnest($1::int[],$2::date[],$3::date[],$4::text[],$5::bigint[],$6::bigint[],$7::text[],$8::bigint[]) as x';
for (const round of [1,2]) for (const lot of [1000,5000,20000]) { const t=performance.now(); await db.transaction(async tx=>{ for(let at=0;at<m.length;at+=lot){const l=m.slice(at,at+lot); await tx.query(sql,[l.map((_,k)=>at+k),l.map(x=>x.data),l.map(x=>x.valuta),l.map(x=>x.descrizione),l.map(x=>x.importo),l.map(x=>x.importo),l.map(()=>'EUR'),l.map(x=>x.saldo)]);}}); console.log('unnest',lot,Math.round(performance.now()-t)); }
for (const lot of [1000,5000]) { const t=performance.now(); await db.transaction(async tx=>{ for(let at=0;at<m.length;at+=lot){const l=m.slice(at,at+lot); const p:unknown[]=[]; const v=l.map((x,k)=>{p.push(at+k,x.data,x.valuta,x.descrizione,x.importo,x.importo,'EUR',x.saldo);const b=k*8;return `(1,1,$${b+1},$${b+2},$${b+3},$${b+4},$${b+5},$${b+6},$${b+7},$${b+8})`}).join(','); await tx.query('insert into t(a,imp,riga,data,dv,d,i,r,div,s) values '+v,p);}}); console.log('values',lot,Math.round(performance.now()-t)); }
for (const lot of [5000]) { const t=performance.now(); await db.transaction(async tx=>{ for(let at=0;at<m.length;at+=lot){const l=m.slice(at,at+lot); await tx.query('insert into t(a,imp,riga,data,dv,d,i,r,div,s) select 1,1,1,data,valuta,descrizione,importo,importo,\'EUR\',saldo from json_to_recordset($1::json) as x(data date,valuta date,descrizione text,importo bigint,saldo bigint)',[JSON.stringify(l)]);}}); console.log('json',lot,Math.round(performance.now()-t)); }
await db.close(); rmSync(dir,{recursive:true});
