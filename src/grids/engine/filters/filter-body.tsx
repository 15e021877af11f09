/** What stands in the panel of a column's filter: an expression with its hints, and the list of values as Excel has it. */
import { Button, Input, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FiltroColonna } from '#api/contract/viste.ts';
import { getToday } from '#domain/date.ts';
import { loadWhenShown } from '#ui/lazy.tsx';
import { normalizeText } from '#domain/text.ts';
import { getLanguage, type FilterLanguage } from './column.ts';
import { explainRefusedText, NO_FILTER, normalizeFilter } from './compile.ts';
import { ESEMPI_DATA, PERIODI_COMUNI } from './date.ts';
import { ESEMPI_NUMERO } from './number.ts';
import { describeFilter } from './words.ts';
import { isScelta, type FilterChoice, normalizeChoice, chooseOnly, setTicked } from './choice.ts';
import type { FilterPanelProps, ParametriFiltro } from './parameters.ts';
import { ESEMPI_TESTO } from './text.ts';
import { useVoci } from './use-entries.ts';
import type { FilterEntry } from './entries.ts';
import { quiet } from '#ui/styles.ts';

/** Ticked values come with their boxes when a panel is first opened. */
const EntryList = loadWhenShown(async () => (await import('./entry-list.tsx')).EntryList);

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    display: 'grid',
    gap: '8px',
    width: '300px',
    maxWidth: 'calc(100vw - 24px)',
    padding: '12px',
    fontFamily: tokens.fontFamilyBase,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  hint: { ...quiet, margin: 0, lineHeight: tokens.lineHeightBase200, textWrap: 'pretty' },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  periods: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  period: { minWidth: 'auto', padding: '1px 7px', fontWeight: tokens.fontWeightRegular },
  choices: { display: 'flex', flexWrap: 'wrap', marginLeft: '-6px' },
  choice: { minWidth: 'auto', padding: '1px 6px' },
  end: { display: 'flex', justifyContent: 'flex-end' },
  loading: { display: 'grid', placeItems: 'center', height: '226px' },
});

const ESEMPI: Record<FilterLanguage, string> = {
  testo: ESEMPI_TESTO,
  numero: ESEMPI_NUMERO,
  data: ESEMPI_DATA,
  nessuna: '',
};

interface ParteProps<Riga> extends ParametriFiltro<Riga> {
  filtro: FiltroColonna;
  onChange: (filter: FiltroColonna) => void;
}

function Expression<Riga>({
  colonna,
  filtro,
  onChange,
  input,
}: ParteProps<Riga> & { input: React.RefObject<HTMLInputElement | null> }) {
  const styles = useStyles();
  const language = getLanguage(colonna);
  const [typed, setTyped] = useState(filtro.testo);
  const [seen, setSeen] = useState(filtro.testo);
  if (seen !== filtro.testo) {
    setSeen(filtro.testo);
    setTyped(filtro.testo);
  }
  const refused = explainRefusedText(colonna, typed, getToday());
  const words = describeFilter(colonna, { testo: typed, scelta: null });
  const commit = (testo: string) => {
    setTyped(testo);
    if (explainRefusedText(colonna, testo, getToday()) === null) onChange({ ...filtro, testo });
  };
  return (
    <>
      <Input
        size="small"
        input={{ ref: input }}
        aria-label={`Filtro di ${colonna.titolo}`}
        placeholder="Scrivi che cosa cercare"
        value={typed}
        aria-invalid={refused !== null}
        onChange={(_event, { value }) => commit(value)}
      />
      <p className={refused === null ? styles.hint : `${styles.hint} ${styles.wrong}`} aria-live="polite">
        {refused ?? (words === '' ? `Esempi: ${ESEMPI[language]}` : `${colonna.titolo} ${words}`)}
      </p>
      {language === 'data' ? (
        <div className={styles.periods} role="toolbar" aria-label="Periodi">
          {PERIODI_COMUNI.map((period) => (
            <Button
              key={period}
              className={styles.period}
              size="small"
              appearance={filtro.testo === period ? 'primary' : 'outline'}
              aria-pressed={filtro.testo === period}
              onClick={() => commit(filtro.testo === period ? '' : period)}
            >
              {period}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}

function search(voci: readonly FilterEntry[], text: string): readonly FilterEntry[] {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return voci;
  return voci.filter(({ label: labelText }) => {
    const label = normalizeText(labelText);
    return words.every((word) => label.includes(word));
  });
}

function Valori<Riga>({
  colonna,
  rowFilter,
  filtro,
  onChange,
  aperta,
}: ParteProps<Riga> & { aperta: number }) {
  const styles = useStyles();
  const [sought, setSought] = useState('');
  const voci = useVoci(rowFilter, colonna, aperta, filtro.scelta);
  const found = useMemo(() => (voci ? search(voci, sought) : []), [voci, sought]);
  const { scelta } = filtro;
  const put = (next: FilterChoice) =>
    onChange({ ...filtro, scelta: normalizeChoice(next, voci?.map(({ chiave }) => chiave) ?? []) });
  const keys = found.map(({ chiave }) => chiave);
  const narrowed = sought.trim() !== '';
  return (
    <>
      <Input
        size="small"
        type="search"
        aria-label={`Cerca fra i valori di ${colonna.titolo}`}
        placeholder="Cerca fra i valori"
        contentBefore={<SearchRegular />}
        value={sought}
        onChange={(_event, { value }) => setSought(value)}
        onKeyDown={(event) => {
          // As in Excel: the words sought become the choice.
          if (event.key === 'Enter' && narrowed && keys.length > 0) put(chooseOnly(keys));
        }}
      />
      <div className={styles.choices}>
        <Button
          className={styles.choice}
          size="small"
          appearance="subtle"
          disabledFocusable={!narrowed && scelta === null}
          onClick={() => put(narrowed ? setTicked(scelta, keys, true) : null)}
        >
          {narrowed ? 'Spunta i trovati' : 'Tutti'}
        </Button>
        <Button
          className={styles.choice}
          size="small"
          appearance="subtle"
          disabledFocusable={keys.length === 0 || !keys.some((key) => isScelta(scelta, key))}
          onClick={() => put(narrowed ? setTicked(scelta, keys, false) : chooseOnly([]))}
        >
          {narrowed ? 'Togli i trovati' : 'Nessuno'}
        </Button>
        {narrowed ? (
          <Button
            className={styles.choice}
            size="small"
            appearance="subtle"
            disabledFocusable={keys.length === 0}
            onClick={() => put(chooseOnly(keys))}
          >
            Solo i trovati
          </Button>
        ) : null}
      </div>
      {voci === null ? (
        <div className={styles.loading}>
          <Spinner size="tiny" label="Conteggio…" />
        </div>
      ) : (
        <EntryList
          label={`Valori di ${colonna.titolo}`}
          voci={found}
          scelta={scelta}
          onTick={(key, inside) => put(setTicked(scelta, [key], inside))}
          onOnly={(key) => put(chooseOnly([key]))}
        />
      )}
      <p className={styles.hint}>Spazio: spunta o toglie. Invio: solo quel valore.</p>
    </>
  );
}

export interface FilterBodyProps<Riga> extends FilterPanelProps<Riga> {
  /** Grows every time the panel is opened. */
  aperta: number;
}

/** Every change applies at once. */
export function FilterBody<Riga>(props: FilterBodyProps<Riga>) {
  const { model, onModelChange, colonna, rowFilter, aperta } = props;
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (aperta > 0) input.current?.focus();
  }, [aperta]);
  const filtro = model ?? NO_FILTER;
  const change = (next: FiltroColonna) => onModelChange(normalizeFilter(next));
  const parts = { colonna, rowFilter: rowFilter, filtro, onChange: change };
  return (
    <div className={styles.root}>
      <Expression {...parts} input={input} />
      <Valori {...parts} aperta={aperta} />
      <div className={styles.end}>
        <Button size="small" disabledFocusable={model === null} onClick={() => onModelChange(null)}>
          Azzera il filtro
        </Button>
      </div>
    </div>
  );
}
