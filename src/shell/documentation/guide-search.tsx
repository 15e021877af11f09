/** The search of the documentation: results while typing, reached with the arrows, opened with Enter. */
import { Link as FluentLink, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#domain/text.ts';
import type { FoundPart } from './search.ts';
import { TextSpans } from './parts.tsx';
import { quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  search: { width: '100%', minWidth: 0, maxWidth: 'none' },
  conta: { ...quiet, display: 'block', margin: '10px 0 4px' },
  elenco: { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
  voce: {
    display: 'block',
    padding: '8px 10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& mark': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorNeutralForeground1,
      borderRadius: tokens.borderRadiusSmall,
    },
  },
  titolo: { fontWeight: tokens.fontWeightSemibold },
  pagina: quiet,
  estratto: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** `/` comes here from anywhere on the page, as in most manuals. */
function useBar(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      const writing = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || writing) return;
      event.preventDefault();
      input.current?.focus();
    };
    globalThis.addEventListener('keydown', focus);
    return () => globalThis.removeEventListener('keydown', focus);
  }, [input]);
}

/** Moves the focus among the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [
    ...(event.currentTarget.closest('search')?.querySelectorAll<HTMLElement>('input, a[href]') ?? []),
  ];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[at + step]?.focus();
  event.preventDefault();
}

interface GuideSearchProps {
  question: string;
  onQuestion: (question: string) => void;
  found: readonly FoundPart[];
}

export function GuideSearch({ question, onQuestion, found }: GuideSearchProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  useBar(input);
  return (
    <search>
      <SearchBox
        input={{ ref: input }}
        onKeyDown={moveFocus}
        className={styles.search}
        aria-label="Cerca nella documentazione"
        placeholder="Cerca (/)"
        value={question}
        dismiss={{ 'aria-label': 'Cancella la ricerca' }}
        onChange={(_event, { value }) => onQuestion(value)}
      />
      <output className={styles.conta}>
        {question.trim() === ''
          ? null
          : found.length === 0
            ? 'Nessun risultato'
            : formatCount(found.length, 'risultato', 'risultati')}
      </output>
      <ul className={styles.elenco}>
        {found.map(({ documento, titolo, estratto }) => (
          <li key={documento.href}>
            <Link className={styles.voce} to={documento.href} onKeyDown={moveFocus}>
              <span className={styles.titolo}>
                <TextSpans stretches={titolo} />
              </span>
              {documento.titolo === documento.pagina ? null : (
                <span className={styles.pagina}> · {documento.pagina}</span>
              )}
              <div className={styles.estratto}>
                <TextSpans stretches={estratto} />
              </div>
            </Link>
          </li>
        ))}
      </ul>
      {question.trim() !== '' ? (
        <FluentLink as="button" onClick={() => onQuestion('')}>
          Mostra tutte le pagine
        </FluentLink>
      ) : null}
    </search>
  );
}
