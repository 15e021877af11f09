/** The editor of a cell whose text is looked up while it is typed (WAI-ARIA combobox with a list). */
import { type CustomCellEditorProps, useGridCellEditor } from 'ag-grid-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from '#state/jotai.ts';
import type { Suggerimenti, Suggerimento } from '../soggetto.ts';

/** Pause in typing after which the text is looked up. */
const PAUSA = 150;

export interface ParametriSuggerimenti {
  suggerimenti: Suggerimenti;
  titolo: string;
  maxLength?: number;
  /** Why a text is refused, or null. */
  rifiuta: (testo: string) => string[] | null;
}

type Trovati =
  | { tipo: 'fermo' | 'errore' }
  /** `testo` is what they answer: of another text they are shown no more. */
  | { tipo: 'trovati'; testo: string; voci: readonly Suggerimento[] };

async function leggi(testo: string, asked: Promise<readonly Suggerimento[]> | null): Promise<Trovati> {
  try {
    return asked ? { tipo: 'trovati', testo, voci: await asked } : { tipo: 'fermo' };
  } catch {
    return { tipo: 'errore' };
  }
}

/** The answers to a text, after a pause. */
function useTrovati({ cerca }: Suggerimenti, testo: string, attivo: boolean): Trovati {
  const { get } = useStore();
  const [trovati, setTrovati] = useState<Trovati>({ tipo: 'fermo' });
  useEffect(() => {
    const reading = new AbortController();
    const timer = setTimeout(
      () => {
        const asked = testo.trim();
        const look = async (): Promise<void> => {
          const next = await leggi(
            asked,
            attivo && asked !== '' ? cerca({ get, signal: reading.signal }, asked) : null,
          );
          if (!reading.signal.aborted) setTrovati(next);
        };
        void look();
      },
      attivo ? PAUSA : 0,
    );
    return () => {
      clearTimeout(timer);
      reading.abort(new DOMException('another text', 'AbortError'));
    };
  }, [cerca, get, testo, attivo]);
  return trovati;
}

type Props = CustomCellEditorProps<unknown, string> & ParametriSuggerimenti;

export function EditorSuggerimenti(props: Props) {
  const { value, onValueChange, eventKey, column, suggerimenti, titolo, maxLength, rifiuta } = props;
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  // A letter typed on the cell takes the place of what was there, as in every other cell.
  const first = eventKey !== null && eventKey.length === 1 ? eventKey : null;
  const [testo, setTesto] = useState(first ?? value ?? '');
  const [attivo, setAttivo] = useState(first !== null);
  const [evidenza, setEvidenza] = useState(-1);
  const trovati = useTrovati(suggerimenti, testo, attivo);
  const risposto = attivo && trovati.tipo === 'trovati' && trovati.testo === testo.trim();
  const voci = risposto && trovati.tipo === 'trovati' ? trovati.voci : [];
  useGridCellEditor({ getValidationErrors: () => rifiuta(testo), getValidationElement: () => input.current });
  useEffect(() => {
    input.current?.focus();
    if (first === null) input.current?.select();
    else onValueChange(first);
    // Once, when the editor opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const write = (next: string) => {
    setTesto(next);
    onValueChange(next);
    setAttivo(true);
    setEvidenza(-1);
  };
  const choose = (voce: Suggerimento) => {
    suggerimenti.scegli(voce);
    setTesto(voce.testo);
    onValueChange(voce.testo);
    setAttivo(false);
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const voce = voci[evidenza];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      event.stopPropagation();
      if (!attivo) setAttivo(true);
      const step = key === 'ArrowDown' ? 1 : -1;
      setEvidenza((now) => Math.min(Math.max(now + step, -1), voci.length - 1));
    } else if (key === 'Escape' && voci.length > 0) {
      // First the list goes, then the edit.
      event.stopPropagation();
      setAttivo(false);
    } else if ((key === 'Enter' || key === 'Tab') && voce && !ctrlKey && !metaKey && !altKey) choose(voce);
  };
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const box = input.current;
    const listen = (event: KeyboardEvent) => latest.current(event);
    // The grid listens between the box and React's own root: whoever waited for React would come after it.
    box?.addEventListener('keydown', listen);
    return () => box?.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="q-suggerimenti" style={{ minWidth: Math.max(240, column.getActualWidth()) }}>
      <input
        ref={input}
        className="q-suggerimenti-testo"
        role="combobox"
        aria-label={titolo}
        aria-autocomplete="list"
        aria-expanded={voci.length > 0}
        aria-controls={list}
        aria-activedescendant={evidenza >= 0 ? `${list}-${evidenza}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={testo}
        onChange={({ target }) => write(target.value)}
      />
      {/* The focus stays in the box: the list is pointed at from there. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={list} role="listbox" aria-label={`${titolo}: proposte`} className="q-suggerimenti-lista">
        {voci.map((voce, at) => (
          <div
            key={voce.id}
            id={`${list}-${at}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={at === evidenza}
            className="q-suggerimenti-voce"
            onPointerDown={(event) => {
              event.preventDefault();
              choose(voce);
              props.stopEditing();
            }}
          >
            <span>{voce.testo}</span>
            {voce.dettaglio === undefined ? null : <small>{voce.dettaglio}</small>}
          </div>
        ))}
      </div>
      {risposto && voci.length === 0 && testo.trim() !== '' ? (
        <p className="q-suggerimenti-nota">Nessun nome così in anagrafica: resta quello che scrivi.</p>
      ) : null}
      {attivo && trovati.tipo === 'errore' ? (
        <p className="q-suggerimenti-nota">
          Le proposte non sono arrivate: puoi scrivere il nome per intero.
        </p>
      ) : null}
    </div>
  );
}
