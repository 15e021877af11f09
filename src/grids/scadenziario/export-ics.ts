/** What is in sight as an iCalendar file, written by the page itself. */
import { saveFile } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { toEvento } from '#domain/scadenze/event.ts';
import { writeIcs } from '#domain/scadenze/ics.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { questionAtom, righeScadenze } from './atoms.ts';

export const exportIcsAtom = atom(null, (get, set): void => {
  const question = get(questionAtom);
  if (!question) return;
  const righe = get(righeScadenze.vistaAtom).store.listAll();
  const options = { id_azienda: get(aziendaIdAtom) ?? 0, lavorativi: question.lavorativi };
  const events = righe.map((riga) => toEvento(riga, { ...options, sequence: riga.concordata ? 1 : 0 }));
  const text = writeIcs('Scadenze', events, new Date().toISOString());
  saveFile(new Blob([text], { type: 'text/calendar' }), `scadenze-${question.dal}-${question.al}.ics`);
  set(addToastAtom, {
    titolo: 'Calendario scaricato',
    testo: formatCount(righe.length, 'scadenza', 'scadenze'),
  });
});
