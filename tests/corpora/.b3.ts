import { measureLettura } from '#tests/bench/lettura.ts';
const r = await measureLettura(100_000, 9); console.log(r.pavimento.toFixed(0), r.soggetto.toFixed(0), r.rapporto.toFixed(2), r.estremi.map(x=>x.toFixed(2)).join('-'));
