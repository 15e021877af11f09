/** The process whose memory is measured: one office, one matching. */
import { proposeAbbinamenti } from '#domain/abbinamento/index.ts';
import { generateStudioProva } from './studio.ts';

const righe = Number(process.argv[2]);
const studio = generateStudioProva({ seme: 1, movimenti: righe, partite: righe });
const started = performance.now();
const { proposte } = proposeAbbinamenti(studio);
const milliseconds = Math.round(performance.now() - started);
// Kilobytes on Linux.
const peak = process.resourceUsage().maxRSS * 1_024;
process.stdout.write(JSON.stringify({ milliseconds, peak, proposte: proposte.length }));
