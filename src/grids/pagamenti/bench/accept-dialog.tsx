/** Before everything from a score on is accepted: how sure that score has been so far, and what would happen. */
import { Button, Checkbox, Field, Input, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnswerOf } from '#api/client.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount, formatInteger } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { LottoProgress, StopLotto } from '#ui/lotto-progress.tsx';
import { sortLargestFirst } from '../voci/apply-list.tsx';
import { SommeRegole } from '../voci/rule-sums.tsx';
import { acceptAllAtom } from './accept-all.ts';
import { AcceptList } from './accept-list.tsx';
import { applyRegoleHereAtom } from './apply-rules.ts';
import { busyAtom } from './decision.ts';
import { acceptOpenedAtom, openAcceptAtom } from './dialogs.ts';
import { NOMI_DIFFERENZE } from './differenze-names.ts';
import { updateFoundAtom } from './proposte.ts';
import { useAcceptChoice, useRegoleNames } from './use-accept-choice.ts';

const useStyles = makeStyles({
  soglia: { maxWidth: '140px' },
  totals: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '4px 16px',
    margin: 0,
    '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  },
  // What is accepted beside what is explained, where there is room.
  sums: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    alignItems: 'start',
    gap: '12px 40px',
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
  hint: { color: tokens.colorNeutralForeground3 },
});

type Anteprima = AnswerOf<'proposteAccetta'>;
type Soglia = AnswerOf<'soglia'>;

/** `95`, `99,5`: a percentage as typed; null when it is not one between 50 and 100. */
function parseSoglia(text: string): number | null {
  const clean = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{2,3}(\.\d{1,2})?$/.test(clean)) return null;
  const value = Number(clean) / 100;
  return value >= 0.5 && value <= 1 ? value : null;
}

const showThreshold = (threshold: number): string =>
  new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 }).format(threshold * 100);

/** True once what is proposed is of what is open now: a file that has just come is searched first. */
function useUpdated(): boolean {
  const refresh = useSetAtom(updateFoundAtom);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    const end = () => {
      if (current) setReady(true);
    };
    refresh().then(end, end);
    return () => {
      current = false;
    };
  }, [refresh]);
  return ready;
}

function useThreshold(): Soglia | null {
  const client = useAtomValue(clientAtom);
  const [threshold, setThreshold] = useState<Soglia | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    client.call('soglia', { signal: reading.signal }).then(setThreshold, () => undefined);
    return () => reading.abort();
  }, [client]);
  return threshold;
}

function Totali({ anteprima }: { anteprima: Anteprima }) {
  const styles = useStyles();
  const { accettate, entrate, uscite, partite, differenze, giroconti, saltate } = anteprima;
  const rows: [string, string][] = [
    ['Entrate', formatImporto(entrate)],
    ['Uscite', formatImporto(uscite)],
    ['Partite chiuse o ridotte', formatInteger(partite)],
    ...differenze.map(({ tipo, importo }): [string, string] => [
      NOMI_DIFFERENZE[tipo],
      formatImporto(importo),
    ]),
    ...(giroconti > 0 ? [['Giroconti', formatInteger(giroconti)] as [string, string]] : []),
    ...(saltate.length > 0
      ? [['Lasciate, già prese o cambiate', formatInteger(saltate.length)] as [string, string]]
      : []),
  ];
  return (
    <dl className={styles.totals} data-testid="anteprima-accetta">
      <dt className={styles.strong}>Abbinamenti</dt>
      <dd className={styles.strong}>{formatInteger(accettate)}</dd>
      {rows.flatMap(([name, value]) => [<dt key={`${name}-n`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </dl>
  );
}

/** What was pressed, and which of its two works is on its way. */
interface Underway {
  azione: string;
  work: string;
}

function precisionInWords({ automatiche: { accettate, annullate, precisione } }: Soglia): string {
  if (accettate === 0)
    return 'Ancora nessun abbinamento accettato così: la precisione si misura da qui in avanti.';
  const soFar = `Finora ${formatCount(accettate, 'accettato', 'accettati')} così, ${formatCount(annullate, 'annullato', 'annullati')} dopo`;
  if (accettate === annullate) return `${soFar}: nessuno è in piedi, e la precisione non si misura.`;
  return precisione === null
    ? `${soFar}: la precisione si dice da 100 decisioni in su.`
    : `${soFar}: precisione ${showThreshold(precisione)}%.`;
}

const describeRegole = ({ spiegati, usuali }: AnswerOf<'regoleAnteprima'>): string =>
  `Spiega anche ${formatCount(spiegati, 'movimento', 'movimenti')} con le regole${usuali ? ' usuali, che vengono aggiunte' : ''}`;

/** What one press does: it may do both. */
function describeAct(count: number, spiegati: number): string {
  const accept = count > 0 ? `Accetta ${formatCount(count, 'abbinamento', 'abbinamenti')}` : null;
  const explained = formatCount(spiegati, 'movimento', 'movimenti');
  if (spiegati === 0) return accept ?? 'Accetta';
  return accept === null ? `Spiega ${explained}` : `${accept} e spiega ${explained}`;
}

function BulkQuestion() {
  const styles = useStyles();
  const known = useThreshold();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (known ? showThreshold(known.soglia) : '');
  const field = useRef<HTMLInputElement>(null);
  // Who has the field in hand when the usual threshold comes writes over it, not after it.
  useLayoutEffect(() => {
    if (known && typed === null && document.activeElement === field.current) field.current?.select();
  }, [known, typed]);
  const soglia = parseSoglia(text);
  const ready = useUpdated();
  const { elenco, righe, esclusi, movimenti_esclusi, seen, regole, nonDaRegole, cambia } = useAcceptChoice(
    soglia,
    ready,
  );
  const names = useRegoleNames(regole?.usuali === true);
  const [ticked, setTicked] = useState<boolean | null>(null);
  // Rules of one's own were decided before; the usual ones are a person's to take, unless nothing else is asked.
  const offered = regole !== undefined && regole.spiegati > 0;
  const withRegole = offered && (ticked ?? (!regole.usuali || elenco.length === 0));
  const daRegole = useMemo(
    () => (withRegole ? sortLargestFirst(regole?.movimenti ?? []) : []),
    [withRegole, regole],
  );
  const spiegati = daRegole.filter(({ id }) => !esclusi.has(id));
  const busy = useAtomValue(busyAtom);
  const close = useSetAtom(openAcceptAtom);
  const accept = useSetAtom(acceptAllAtom);
  const apply = useSetAtom(applyRegoleHereAtom);
  const count = seen?.anteprima?.accettate ?? 0;
  const nothing = soglia === null || count + spiegati.length === 0;
  const [underway, setUnderway] = useState<Underway | null>(null);
  // Between the proposals and the rules nothing is on its way for a moment.
  const working = busy || underway !== null;
  const run = async () => {
    if (nothing) return;
    const azione = describeAct(count, spiegati.length);
    setUnderway({ azione, work: 'Accetto gli abbinamenti' });
    const accepted = count === 0 || (await accept({ soglia, movimenti_esclusi }));
    if (accepted && spiegati.length > 0)
      setUnderway({
        azione,
        work: `Applico le regole a ${formatCount(spiegati.length, 'movimento', 'movimenti')}`,
      });
    const applied = accepted && (spiegati.length === 0 || (await apply(nonDaRegole)));
    setUnderway(null);
    // What was not done is asked about again; what was, is not.
    if (accepted && (applied || count > 0)) close(false);
  };
  return (
    <Question
      titolo="Accetta sopra la soglia"
      error={(working ? null : seen?.error) ?? null}
      larghezza={760}
      free
      busy={working}
      onClose={() => close(false)}
      actions={
        <>
          {working ? <StopLotto /> : <Button onClick={() => close(false)}>Lascia stare</Button>}
          <Button appearance="primary" disabledFocusable={working || nothing} onClick={() => void run()}>
            {underway?.azione ?? describeAct(count, spiegati.length)}
          </Button>
        </>
      }
    >
      <Field
        label="Da quanto in su, in percento"
        hint={known ? precisionInWords(known) : ''}
        {...(soglia === null && text !== '' ? { validationMessage: 'Scrivi da 50 a 100' } : {})}
      >
        <Input
          input={{ ref: field }}
          className={styles.soglia}
          value={text}
          contentAfter="%"
          disabled={working}
          onChange={(_event, { value }) => setTyped(value)}
        />
      </Field>
      <span className={styles.hint}>
        Solo proposte senza rivali: le parità restano da decidere. Chi togli dall’elenco resta com’è. Tutto
        insieme, e si annulla con una mossa sola{spiegati.length > 0 ? '; le regole con un’altra' : ''}.
      </span>
      {working ? (
        <LottoProgress label={underway?.work ?? 'Accetto gli abbinamenti'} />
      ) : (
        <>
          {offered ? (
            <Checkbox
              label={describeRegole(regole)}
              checked={daRegole.length > 0}
              onChange={(_event, { checked }) => setTicked(checked === true)}
            />
          ) : null}
          {ready && elenco.length + daRegole.length > 0 ? (
            <AcceptList
              proposte={elenco}
              righe={righe}
              daRegole={daRegole}
              nomi={names}
              esclusi={esclusi}
              onChange={cambia}
            />
          ) : null}
          {seen?.anteprima ? (
            <div className={styles.sums}>
              <Totali anteprima={seen.anteprima} />
              {spiegati.length > 0 ? <SommeRegole scelti={spiegati} nomi={names} /> : null}
            </div>
          ) : seen?.error === undefined ? (
            <ProgressBar aria-label={ready ? 'Conto che cosa accadrebbe' : 'Cerco gli abbinamenti'} />
          ) : null}
        </>
      )}
    </Question>
  );
}

export function AcceptDialog() {
  return useAtomValue(acceptOpenedAtom) ? <BulkQuestion /> : null;
}
