/** The process whose memory is measured: one office, one matching. */
import { proposeAbbinamenti } from '#domain/abbinamento/index.ts';
import { generateStudioProva } from './studio.ts';

const righe = Number(process.argv[2]);
const studio = generateStudioProva({ seme: 1, movimenti: righe, partite: righe });
const started = performance.now();
const { proposte } = proposeAbbinamenti(studio);
const millisecondi = Math.round(performance.now() - started);
// Kilobytes on Linux.
const picco = process.resourceUsage().maxRSS * 1_024;
process.stdout.write(JSON.stringify({ millisecondi, picco, proposte: proposte.length }));
