/** The two tall cells of a movimento: its whole text, and what is proposed for it. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Fragment } from 'react';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { ColumnLabel } from '#grids/engine/index.ts';
import { formatImporto } from '#domain/importi.ts';
import { TELEFONO, useMedia } from '#ui/use-media.ts';
import { useAtomValue } from '#state/jotai.ts';
import { DENSE, followText } from './fit-text.ts';
import { NOMI_DIFFERENZE } from './differenze-names.ts';
import { firstSearchAtom, foundAtom } from './proposte.ts';
import { formatPercent, Punteggio } from './score.tsx';
import { getQuanto, type RigaMovimento } from './righe.ts';
import { describeCoppia, describeRivale } from './rivals.tsx';
import { contiNamesAtom } from './righe.ts';
import { SolutionNumber } from './solution-number.tsx';
import { listSolutions } from './choice.ts';
import { SEGNI, SITUAZIONI, getSituazione } from './situations.tsx';

const NARROW = '@container (max-width: 150px)';

const useStyles = makeStyles({
  cell: {
    display: 'grid',
    alignContent: 'center',
    height: '100%',
    minWidth: 0,
    lineHeight: '16px',
    fontSize: '12.5px',
    whiteSpace: 'normal',
  },
  measured: { containerType: 'inline-size' },
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: '12px',
    letterSpacing: '-0.01em',
  },
  fitted: { [`&[${DENSE}]`]: { WebkitLineClamp: '3', fontSize: '11px', lineHeight: '11.6px' } },
  // A phone has no room beside the text: what is proposed stands under it.
  four: { WebkitLineClamp: '4', [`&[${DENSE}]`]: { WebkitLineClamp: '5' } },
  five: { WebkitLineClamp: '5', [`&[${DENSE}]`]: { WebkitLineClamp: '7' } },
  // The text runs around it, and has the second line whole.
  aside: { float: 'right', height: '16px', marginLeft: '8px', [`[${DENSE}] > &`]: { height: '11px' } },
  who: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  line: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, height: '16px' },
  grow: { flex: '1 1 auto', minWidth: 0 },
  proposed: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground1 },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Beside a score no word of a name would be whole: the name has lines of its own, the documents stand after the score.
  lines: {
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '4px',
      alignItems: 'center',
      fontSize: '11px',
      lineHeight: '11.6px',
    },
  },
  below: { [NARROW]: { gridRow: 2, height: '12px', marginLeft: 0, '& > *': { columnGap: '3px' } } },
  name: {
    [NARROW]: {
      gridColumn: '1 / -1',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      overflow: 'hidden',
    },
  },
  after: { [NARROW]: { gridRow: 2, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  wide: { [NARROW]: { display: 'none' } },
  // So narrow a column stands beside the details, which tell them whole.
  reasons: { '@container (max-width: 240px)': { display: 'none' } },
  amounts: { fontSize: '13px' },
});

/** The name as it stands in the text, whatever its case. */
function findName(text: string, name: string | null): number {
  return name === null || name === ''
    ? -1
    : text.toLocaleLowerCase('it').indexOf(name.toLocaleLowerCase('it'));
}

/** As banks write the names of firms: without stops. */
const withoutStops = (name: string | null): string | null => name?.replaceAll('.', '') ?? null;

/** Where the text names the payer: as the bank says apart, or whom the proposal names. */
function findPayer({ descrizione, ragione_sociale, chi }: RigaMovimento): readonly [at: number, end: number] {
  const name = ragione_sociale || withoutStops(chi);
  const at = findName(descrizione, name);
  return [at, at + (name?.length ?? 0)];
}

/** A causale without the number that the banks know it by: many repeat its words in the text. */
const withoutCode = (causale: string): string => causale.replace(/^\d{1,3} /, '');

/** What is proposed for it, or what explains it, in few words; empty where there is nothing. */
function describeUnder(riga: RigaMovimento): string {
  const { proposta, chi, documenti, decisa, lettaChiusa } = riga;
  if (lettaChiusa) return chi ?? decisa ?? '';
  if (!proposta || riga.esito !== null) return '';
  const whose = chi ?? TITOLI[proposta.tipo] ?? SITUAZIONI[getSituazione(riga)];
  return [formatPercent(proposta.punteggio), whose, documenti].filter(Boolean).join(' · ');
}

/** The payer stands out where the bank wrote it, or before the text; the causale comes after it, quiet. */
export function TestoMovimento({ riga }: { riga: RigaMovimento }) {
  const styles = useStyles();
  const { descrizione, ragione_sociale, causale } = riga;
  const [at, end] = findPayer(riga);
  const set = causale !== null && causale !== '' && findName(descrizione, withoutCode(causale)) < 0;
  const under = useMedia(TELEFONO) ? describeUnder(riga) : null;
  const words = [ragione_sociale, descrizione, causale, under].join('\n');
  return (
    <div className={styles.cell}>
      <div
        key={words}
        ref={followText}
        className={mergeClasses(
          styles.text,
          styles.fitted,
          under !== null && (under ? styles.four : styles.five),
        )}
      >
        {at >= 0 ? (
          <>
            {descrizione.slice(0, at)}
            <span className={styles.who}>{descrizione.slice(at, end)}</span>
            {descrizione.slice(end)}
          </>
        ) : (
          <>
            {ragione_sociale ? <span className={styles.who}>{ragione_sociale} · </span> : null}
            {descrizione}
          </>
        )}
        {set ? <span className={styles.quiet}> · {causale}</span> : null}
      </div>
      {under ? <span className={mergeClasses(styles.cut, styles.proposed)}>{under}</span> : null}
    </div>
  );
}

/** The solutions of a tie, each with the figure that chooses it. */
function Solutions({ riga, proposta }: { riga: RigaMovimento; proposta: PropostaWire }) {
  const { righe } = useAtomValue(foundAtom);
  const conti = useAtomValue(contiNamesAtom);
  const describe = (each: ReturnType<typeof listSolutions>[number]): string => {
    if (proposta.tipo !== 'documenti') return describeCoppia({ ...each }, riga.id, righe, conti);
    // The row begins with the name: only another is said.
    return describeRivale({ ...each }, proposta, righe, riga.chi);
  };
  return listSolutions({ proposta })
    .slice(0, 9)
    .map((each, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- its place is its name
      <Fragment key={at}>
        {at === 0 ? null : '  '}
        <SolutionNumber at={at} />
        {describe(each)}
      </Fragment>
    ));
}

const TITOLI: Record<PropostaWire['tipo'], string | null> = {
  documenti: null,
  giroconto: 'Giroconto',
  storno: 'Storno',
  insoluto: 'Insoluto',
};

/** A movimento that was explained before: by whom or what, then how and by which hand. */
function Spiegata({ riga: { chi, documenti, decisa } }: { riga: RigaMovimento }) {
  const styles = useStyles();
  const how = [documenti && `doc. ${documenti}`, decisa].filter(Boolean).join(' · ');
  return (
    <div className={styles.cell}>
      <div key={[chi, how].join('\n')} ref={followText} className={mergeClasses(styles.text, styles.fitted)}>
        <span className={styles.who}>{chi ?? 'Spiegato'}</span>
        {how ? <span className={styles.quiet}> · {how}</span> : null}
      </div>
    </div>
  );
}

interface Why {
  /** Around the documents it closes: one that the text cites is said with its reason. */
  before: string;
  after: string;
  /** The other reasons: each document is named once. */
  reasons: string;
}

function describeWhy(documenti: string | null, motivi: readonly string[]): Why {
  const ways = [
    [`fattura `, ` citata`],
    [`fatture `, ` citate`],
  ] as const;
  const says = ([before, after]: readonly [string, string]): string => `${before}${documenti ?? ''}${after}`;
  const cited = documenti === null ? undefined : ways.find((way) => motivi.includes(says(way)));
  const [before, after] = cited ?? ['doc. ', ''];
  return { before, after, reasons: motivi.filter((each) => !cited || each !== says(cited)).join(' · ') };
}

/** Until a first search has ended nobody knows that nothing is proposed. */
function WithoutProposta() {
  const searching = useAtomValue(firstSearchAtom);
  return searching ? 'Lo sto cercando…' : 'Nessuna proposta';
}

/** What is proposed for it; without a proposal, where it stands. */
export function PropostaMovimento({ riga }: { riga: RigaMovimento }) {
  const styles = useStyles();
  const { proposta, preso_da } = riga;
  const now = getSituazione(riga);
  if (riga.lettaChiusa) return <Spiegata riga={riga} />;
  const decided = riga.esito !== null || now === 'chiusa';
  const label = <ColumnLabel {...SEGNI[now]} testo={SITUAZIONI[now]} />;
  if (decided || !proposta)
    return (
      <div className={styles.cell}>
        <span className={mergeClasses(styles.line, styles.quiet)}>
          {now === 'senza' ? <WithoutProposta /> : label}
          {preso_da === null ? null : <span className={styles.cut}>in mano a {preso_da}</span>}
        </span>
      </div>
    );
  return <Perche riga={riga} proposta={proposta} />;
}

/** Who, which documents and why, over two lines, or three of smaller letters; how sure at the end of the first. */
function Perche({ riga, proposta }: { riga: RigaMovimento; proposta: PropostaWire }) {
  const styles = useStyles();
  const { chi, documenti, preso_da } = riga;
  const { differenze, motivi, tipo, rivali } = proposta;
  const words = [chi, documenti, preso_da, rivali.length, ...motivi].join('\n');
  const { before, after, reasons } = describeWhy(documenti, motivi);
  const left = differenze.map((each) => NOMI_DIFFERENZE[each.tipo].toLocaleLowerCase('it')).join(' · ');
  const closes = documenti !== null || left !== '';
  return (
    <div className={mergeClasses(styles.cell, styles.measured)}>
      <div key={words} ref={followText} className={mergeClasses(styles.text, styles.fitted, styles.lines)}>
        <span className={mergeClasses(styles.aside, styles.below)}>
          <Punteggio proposta={proposta} />
        </span>
        <span className={styles.name}>
          <span className={styles.who}>{chi ?? TITOLI[tipo] ?? SITUAZIONI[getSituazione(riga)]}</span>
          {preso_da === null ? null : <span className={styles.quiet}> · in mano a {preso_da}</span>}
        </span>
        {rivali.length > 0 ? (
          <span className={mergeClasses(styles.quiet, styles.after)}>
            <span className={styles.wide}>{' · '}</span>
            <Solutions riga={riga} proposta={proposta} />
          </span>
        ) : (
          <span className={mergeClasses(styles.quiet, styles.after)}>
            {documenti === null ? null : (
              <>
                <span className={styles.wide}>{` · ${before}`}</span>
                {documenti}
                <span className={styles.wide}>{after}</span>
              </>
            )}
            {left === '' ? null : ` · ${left}`}
            {reasons ? (
              <span className={mergeClasses(styles.wide, closes && styles.reasons)}>{` · ${reasons}`}</span>
            ) : null}
          </span>
        )}
      </div>
    </div>
  );
}

/** What is left of it to explain; of a part of it, under it, the whole. */
export function ImportoMovimento({ riga }: { riga: RigaMovimento }) {
  const styles = useStyles();
  const now = getQuanto(riga);
  if (now === riga.importo || now === 0) return formatImporto(now);
  return (
    <div className={mergeClasses(styles.cell, styles.amounts)}>
      <span>{formatImporto(now)}</span>
      <span className={styles.quiet}>di {formatImporto(riga.importo)}</span>
    </div>
  );
}
