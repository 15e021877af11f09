/** The box under a header: what is typed filters, what is set by values is said in words. */
import type { CustomFloatingFilterDisplayProps } from 'ag-grid-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FiltroColonna } from '#api/contract/viste.ts';
import { getToday } from '#domain/date.ts';
import { showToast } from '#state/toast.ts';
import { MANY } from '../pieces.ts';
import { getLanguage } from './column.ts';
import { explainRefusedText, NO_FILTER, normalizeFilter } from './compile.ts';
import type { ParametriFiltro } from './parameters.ts';
import { describeFilter, describeChoice } from './words.ts';

/** Pause in typing after which the rows follow; longer where each answer costs the server, or the page many rows. */
const PAUSE_MS = 60;
const LONG_PAUSE_MS = 250;

const SEGNAPOSTO = { testo: '', numero: '', data: 'gg/mm/aaaa', nessuna: '' } as const;

type Props<Riga> = CustomFloatingFilterDisplayProps<Riga, unknown, FiltroColonna, ParametriFiltro<Riga>>;

export function QuickFilter<Riga>({ api, model, onModelChange, filterParams }: Props<Riga>) {
  const { colonna, rowFilter } = filterParams;
  const filter = model ?? NO_FILTER;
  const [typed, setTyped] = useState(filter.testo);
  const [seen, setSeen] = useState(filter.testo);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const refused = explainRefusedText(colonna, typed, getToday());
  // Set or cleared from elsewhere; what is being typed is not disturbed by its own echo.
  if (seen !== filter.testo) {
    setSeen(filter.testo);
    if (typed.trim() !== filter.testo && !(filter.testo === '' && refused !== null)) setTyped(filter.testo);
  }
  const stop = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const commit = (text: string) => {
    stop();
    // Half a date filters nothing: the filter in force is always the one that can be read here.
    const readable = explainRefusedText(colonna, text, getToday()) === null ? text.trim() : '';
    if (readable !== filter.testo) onModelChange(normalizeFilter({ ...filter, testo: readable }));
  };
  const words = describeFilter(colonna, filter);
  const chosen = describeChoice(colonna, filter.scelta);
  return (
    <input
      className={chosen === '' ? 'q-filtro' : 'q-filtro q-filtro-valori'}
      type="text"
      aria-label={`Filtro di ${colonna.titolo}${words === '' ? '' : `: ${words}`}`}
      aria-invalid={refused !== null}
      title={refused ?? (words === '' ? '' : `${colonna.titolo} ${words}`)}
      placeholder={chosen === '' ? SEGNAPOSTO[getLanguage(colonna)] : chosen}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        stop();
        const costly = rowFilter.remote !== null || api.getDisplayedRowCount() > MANY;
        timer.current = setTimeout(() => commit(target.value), costly ? LONG_PAUSE_MS : PAUSE_MS);
      }}
      onBlur={() => commit(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          commit(typed);
          // What cannot be read filters nothing: whoever has finished writing it is told.
          if (refused !== null)
            showToast({
              severity: 'warn',
              titolo: `Il filtro di ${colonna.titolo} non si capisce`,
              testo: refused,
            });
        }
        if (event.key !== 'Escape' || typed === '') return;
        setTyped('');
        commit('');
        event.stopPropagation();
      }}
    />
  );
}
