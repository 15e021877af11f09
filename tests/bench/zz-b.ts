import { measureScaduto } from '/work/main/tests/bench/scaduto.ts';
for (const r of await measureScaduto(Number(process.argv[2] ?? 500000), 5)) console.log(r.nome, Math.round(r.pavimento), Math.round(r.soggetto), r.rapporto.toFixed(2), r.estremi.map(x=>x.toFixed(2)).join('-'));
