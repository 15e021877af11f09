/** Before everything from a score on is accepted: how sure that score has been so far, and what would happen. */
import { Button, Field, Input, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#api/client.ts';
import { describeError } from '#api/errors.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount, formatIntero } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { accettaTutteAtom, accettazioneAtom, anteprimaAtom, fermaAccettazioneAtom } from './accept-all.ts';
import { occupatoAtom } from './decision.ts';
import { accettaApertaAtom, apriAccettaAtom } from './dialogs.ts';
import { NOMI_DIFFERENZE } from './differenze-names.ts';

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

/** `95`, `99,5`: a percentage as typed; null when it is not one between 50 and 100. */
export function parseSoglia(text: string): number | null {
  const clean = text.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{2,3}(\.\d{1,2})?$/.test(clean)) return null;
  const value = Number(clean) / 100;
  return value >= 0.5 && value <= 1 ? value : null;
}

const mostraSoglia = (soglia: number): string =>
  new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 }).format(soglia * 100);

/** What would be accepted from `soglia` on; read again whenever it changes. */
function useAnteprima(soglia: number | null) {
  const ask = useSetAtom(anteprimaAtom);
  const [seen, setSeen] = useState<{ soglia: number; anteprima?: Anteprima; errore?: string } | null>(null);
  useEffect(() => {
    if (soglia === null) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      const read = async () => {
        try {
          const anteprima = await ask(soglia);
          if (current && anteprima) setSeen({ soglia, anteprima });
        } catch (error) {
          if (current) setSeen({ soglia, errore: describeError(error) });
        }
      };
      void read();
    }, 250);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [ask, soglia]);
  return seen?.soglia === soglia ? seen : null;
}

function useSoglia(): Soglia | null {
  const client = useAtomValue(clientAtom);
  const [soglia, setSoglia] = useState<Soglia | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    client.call('soglia', { signal: reading.signal }).then(setSoglia, () => undefined);
    return () => reading.abort();
  }, [client]);
  return soglia;
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
  const accettazione = useAtomValue(accettazioneAtom);
  const { fatte = 0, da_fare = 0 } = accettazione ?? {};
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

function precisioneInParole({ automatiche: { accettate, annullate, precisione } }: Soglia): string {
  if (accettate === 0)
    return 'Ancora nessun abbinamento accettato così: la precisione si misura da qui in avanti.';
  const finora = `Finora ${formatCount(accettate, 'accettato', 'accettati')} così, ${formatCount(annullate, 'annullato', 'annullati')} dopo`;
  return precisione === null
    ? `${finora}: la precisione si dice da 100 decisioni in su.`
    : `${finora}: precisione ${mostraSoglia(precisione)}%.`;
}

function Domanda() {
  const styles = useStyles();
  const known = useSoglia();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (known ? mostraSoglia(known.soglia) : '');
  const campo = useRef<HTMLInputElement>(null);
  // Who has the field in hand when the usual threshold comes writes over it, not after it.
  useLayoutEffect(() => {
    if (known && typed === null && document.activeElement === campo.current) campo.current?.select();
  }, [known, typed]);
  const soglia = parseSoglia(text);
  const seen = useAnteprima(soglia);
  const occupato = useAtomValue(occupatoAtom);
  const close = useSetAtom(apriAccettaAtom);
  const accept = useSetAtom(accettaTutteAtom);
  const stop = useSetAtom(fermaAccettazioneAtom);
  const count = seen?.anteprima?.accettate ?? 0;
  return (
    <Question
      titolo="Accetta sopra la soglia"
      errore={(occupato ? null : seen?.errore) ?? null}
      libera
      occupata={occupato}
      onChiudi={() => close(false)}
      azioni={
        <>
          {occupato ? (
            <Button onClick={() => void stop()}>Ferma</Button>
          ) : (
            <Button onClick={() => close(false)}>Lascia stare</Button>
          )}
          <Button
            appearance="primary"
            disabledFocusable={occupato || count === 0 || soglia === null}
            onClick={() => {
              const run = async () => {
                if (soglia !== null && count > 0 && (await accept(soglia))) close(false);
              };
              void run();
            }}
          >
            {count === 0 ? 'Accetta' : `Accetta ${formatCount(count, 'abbinamento', 'abbinamenti')}`}
          </Button>
        </>
      }
    >
      <Field
        label="Da quanto in su, in percento"
        hint={known ? precisioneInParole(known) : ''}
        {...(soglia === null && text !== '' ? { validationMessage: 'Scrivi da 50 a 100' } : {})}
      >
        <Input
          input={{ ref: campo }}
          className={styles.soglia}
          value={text}
          contentAfter="%"
          disabled={occupato}
          onChange={(_event, { value }) => setTyped(value)}
        />
      </Field>
      <span className={styles.hint}>
        Solo proposte senza rivali: le parità restano da decidere. Tutto insieme, e si annulla con una mossa
        sola.
      </span>
      {occupato ? (
        <Avanzamento />
      ) : seen?.anteprima ? (
        <Totali anteprima={seen.anteprima} />
      ) : seen?.errore === undefined ? (
        <ProgressBar aria-label="Conto che cosa accadrebbe" />
      ) : null}
    </Question>
  );
}

export function AccettaDialog() {
  return useAtomValue(accettaApertaAtom) ? <Domanda /> : null;
}
