/** What is in sight as an iCalendar file, written by the page itself. */
import { saveFile } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { toEvento } from '#domain/scadenze/event.ts';
import { writeIcs } from '#domain/scadenze/ics.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { domandaAtom, righeScadenze } from './atoms.ts';

export const esportaIcsAtom = atom(null, (get, set): void => {
  const domanda = get(domandaAtom);
  if (!domanda) return;
  const righe = get(righeScadenze.vistaAtom).archivio.tutte();
  const options = { id_azienda: get(aziendaIdAtom) ?? 0, lavorativi: domanda.lavorativi };
  const eventi = righe.map((riga) => toEvento(riga, { ...options, sequenza: riga.concordata ? 1 : 0 }));
  const text = writeIcs('Scadenze', eventi, new Date().toISOString());
  saveFile(new Blob([text], { type: 'text/calendar' }), `scadenze-${domanda.dal}-${domanda.al}.ics`);
  set(addToastAtom, {
    severity: 'success',
    titolo: 'Calendario scaricato',
    testo: formatCount(righe.length, 'scadenza', 'scadenze'),
  });
});
