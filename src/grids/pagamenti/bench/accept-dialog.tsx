/** Before everything from a score on is accepted: how sure that score has been so far, and what would happen. */
import { Button, Checkbox, Field, Input, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnswerOf } from '#api/client.ts';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { describeError } from '#api/errors.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount, formatIntero } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { acceptAllAtom, acceptanceAtom, previewAtom, stopAcceptanceAtom } from './accept-all.ts';
import { ElencoAccetta } from './accept-list.tsx';
import { regolePreviewAtom, applyRegoleHereAtom } from './apply-rules.ts';
import { busyAtom } from './decision.ts';
import { acceptOpenedAtom, openAcceptAtom } from './dialogs.ts';
import { NOMI_DIFFERENZE } from './differenze-names.ts';
import { updateFoundAtom, foundAtom } from './proposte.ts';

const useStyles = makeStyles({
  soglia: { maxWidth: '140px' },
  totals: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '4px 16px',
    margin: 0,
    '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
  hint: { color: tokens.colorNeutralForeground3 },
});

type Anteprima = AnswerOf<'proposteAccetta'>;
type Soglia = AnswerOf<'soglia'>;

/** Pause in typing, or in taking off, after which what would happen is asked. */
const PAUSE_MS = 250;

/** `95`, `99,5`: a percentage as typed; null when it is not one between 50 and 100. */
function parseSoglia(text: string): number | null {
  const clean = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{2,3}(\.\d{1,2})?$/.test(clean)) return null;
  const value = Number(clean) / 100;
  return value >= 0.5 && value <= 1 ? value : null;
}

const showThreshold = (threshold: number): string =>
  new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 }).format(threshold * 100);

/** What `ask` says of a question; asked again whenever the question is another, and not before it is whole. */
function usePreview<T>(chiave: string | null, ask: () => Promise<T> | null) {
  const [seen, setSeen] = useState<{ chiave: string; anteprima?: T; error?: string } | null>(null);
  const asking = useRef(ask);
  useLayoutEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    if (chiave === null) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      const read = async () => {
        try {
          const anteprima = await asking.current();
          if (current && anteprima) setSeen({ chiave, anteprima });
        } catch (error) {
          if (current) setSeen({ chiave, error: describeError(error) });
        }
      };
      void read();
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [chiave]);
  return seen?.chiave === chiave ? seen : null;
}

/** True once what is proposed is of what is open now: a file that has just come is searched first. */
function useUpdated(): boolean {
  const refresh = useSetAtom(updateFoundAtom);
  const [ready, setPronte] = useState(false);
  useEffect(() => {
    let current = true;
    const end = () => {
      if (current) setPronte(true);
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
  const [threshold, setSoglia] = useState<Soglia | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    client.call('soglia', { signal: reading.signal }).then(setSoglia, () => undefined);
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
    ['Partite chiuse o ridotte', formatIntero(partite)],
    ...differenze.map(({ tipo, importo }): [string, string] => [
      NOMI_DIFFERENZE[tipo],
      formatImporto(importo),
    ]),
    ...(giroconti > 0 ? [['Giroconti', formatIntero(giroconti)] as [string, string]] : []),
    ...(saltate.length > 0
      ? [['Lasciate, già prese o cambiate', formatIntero(saltate.length)] as [string, string]]
      : []),
  ];
  return (
    <dl className={styles.totals} data-testid="anteprima-accetta">
      <dt className={styles.strong}>Abbinamenti</dt>
      <dd className={styles.strong}>{formatIntero(accettate)}</dd>
      {rows.flatMap(([name, value]) => [<dt key={`${name}-n`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </dl>
  );
}

/** How many are decided, out of how many. */
function Avanzamento() {
  const acceptance = useAtomValue(acceptanceAtom);
  const { fatte = 0, da_fare = 0 } = acceptance ?? {};
  return (
    <Field
      validationState="none"
      validationMessage={`${formatIntero(fatte)} di ${formatCount(da_fare, 'proposta', 'proposte')}`}
    >
      <ProgressBar
        aria-label="Accetto gli abbinamenti"
        {...(da_fare > 0 ? { value: fatte / da_fare } : {})}
      />
    </Field>
  );
}

function precisionInWords({ automatiche: { accettate, annullate, precisione } }: Soglia): string {
  if (accettate === 0)
    return 'Ancora nessun abbinamento accettato così: la precisione si misura da qui in avanti.';
  const soFar = `Finora ${formatCount(accettate, 'accettato', 'accettati')} così, ${formatCount(annullate, 'annullato', 'annullati')} dopo`;
  return precisione === null
    ? `${soFar}: la precisione si dice da 100 decisioni in su.`
    : `${soFar}: precisione ${showThreshold(precisione)}%.`;
}

/** What is in the list, what was taken off it, and what the rules do beside it. */
function useChoice(soglia: number | null, ready: boolean) {
  const { id_calcolo, proposte, righe } = useAtomValue(foundAtom);
  const ask = useSetAtom(previewAtom);
  const askRegole = useSetAtom(regolePreviewAtom);
  const [esclusi, setEsclusi] = useState<ReadonlySet<number>>(new Set());
  const elenco = useMemo(
    // The weakest first: they are the ones worth a look.
    () =>
      proposte
        .filter(({ unica, punteggio }) => unica && soglia !== null && punteggio >= soglia)
        .toSorted((one, other) => one.punteggio - other.punteggio),
    [proposte, soglia],
  );
  const movimenti_esclusi = [...esclusi];
  const key = ready && soglia !== null ? JSON.stringify([id_calcolo, soglia, movimenti_esclusi]) : null;
  const seen = usePreview(key, () => (soglia === null ? null : ask({ soglia, movimenti_esclusi })));
  const conProposta = useMemo(() => proposte.flatMap(({ movimenti }) => movimenti), [proposte]);
  const regole = usePreview(ready ? `regole ${id_calcolo}` : null, () => askRegole(conProposta));
  const changeChoice = ({ movimenti }: PropostaWire) => {
    const next = new Set(esclusi);
    for (const id of movimenti) if (!next.delete(id)) next.add(id);
    setEsclusi(next);
  };
  return {
    elenco,
    righe,
    esclusi,
    movimenti_esclusi,
    seen,
    regole: regole?.anteprima,
    conProposta,
    cambia: changeChoice,
  };
}

const describeRegole = ({ spiegati, usuali }: AnswerOf<'regoleApplica'>): string =>
  `Spiega anche ${formatCount(spiegati, 'movimento', 'movimenti')} con le regole${usuali ? ' usuali, che vengono aggiunte' : ''}`;

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
  const { elenco, righe, esclusi, movimenti_esclusi, seen, regole, conProposta, cambia } = useChoice(
    soglia,
    ready,
  );
  const [ticked, setSpuntate] = useState<boolean | null>(null);
  const daRegole = regole?.spiegati ?? 0;
  // Rules of one's own were decided before; the usual ones are a person's to take, unless nothing else is asked.
  const conRegole = daRegole > 0 && (ticked ?? (regole?.usuali === false || elenco.length === 0));
  const busy = useAtomValue(busyAtom);
  const close = useSetAtom(openAcceptAtom);
  const accept = useSetAtom(acceptAllAtom);
  const apply = useSetAtom(applyRegoleHereAtom);
  const stop = useSetAtom(stopAcceptanceAtom);
  const count = seen?.anteprima?.accettate ?? 0;
  const nothing = soglia === null || (count === 0 && !conRegole);
  const run = async () => {
    if (nothing) return;
    if (count > 0 && !(await accept({ soglia, movimenti_esclusi }))) return;
    if (conRegole) await apply(conProposta);
    close(false);
  };
  return (
    <Question
      titolo="Accetta sopra la soglia"
      error={(busy ? null : seen?.error) ?? null}
      larghezza={760}
      libera
      occupata={busy}
      onClose={() => close(false)}
      actions={
        <>
          {busy ? (
            <Button onClick={() => void stop()}>Ferma</Button>
          ) : (
            <Button onClick={() => close(false)}>Lascia stare</Button>
          )}
          <Button appearance="primary" disabledFocusable={busy || nothing} onClick={() => void run()}>
            {count > 0
              ? `Accetta ${formatCount(count, 'abbinamento', 'abbinamenti')}`
              : conRegole
                ? `Spiega ${formatCount(daRegole, 'movimento', 'movimenti')}`
                : 'Accetta'}
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
          disabled={busy}
          onChange={(_event, { value }) => setTyped(value)}
        />
      </Field>
      <span className={styles.hint}>
        Solo proposte senza rivali: le parità restano da decidere. Chi togli dall’elenco resta com’è. Tutto
        insieme, e si annulla con una mossa sola{conRegole ? '; le regole con un’altra' : ''}.
      </span>
      {busy ? (
        <Avanzamento />
      ) : (
        <>
          {ready && elenco.length > 0 ? (
            <ElencoAccetta proposte={elenco} righe={righe} esclusi={esclusi} onChange={cambia} />
          ) : null}
          {daRegole > 0 && regole ? (
            <Checkbox
              label={describeRegole(regole)}
              checked={conRegole}
              onChange={(_event, { checked }) => setSpuntate(checked === true)}
            />
          ) : null}
          {seen?.anteprima ? (
            <Totali anteprima={seen.anteprima} />
          ) : seen?.error === undefined ? (
            <ProgressBar aria-label={ready ? 'Conto che cosa accadrebbe' : 'Cerco gli abbinamenti'} />
          ) : null}
        </>
      )}
    </Question>
  );
}

export function AccettaDialog() {
  return useAtomValue(acceptOpenedAtom) ? <BulkQuestion /> : null;
}
