import { measureScaduto } from './scaduto.ts';
for (const r of await measureScaduto(500000, 3)) console.log(r.nome, Math.round(r.pavimento), Math.round(r.soggetto), r.rapporto.toFixed(2), r.estremi.map(x=>x.toFixed(2)).join('-'));
