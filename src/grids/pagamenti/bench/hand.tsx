/** Links by hand: the chosen rows, how much of each, what the difference is and what becomes of it. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { formatData, getToday } from '#domain/date.ts';
import { sumCentesimi } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom, useStore } from '#state/jotai.ts';
import { createPagamentoAtom, leaveAtom, takeAtom } from './decide.ts';
import { busyAtom } from './decision.ts';
import { Differenze, type WrittenScarti } from './hand-differenze.tsx';
import { type ManualData, Manual } from './hand-manual.tsx';
import { Parti, useChosenParts } from './hand-parts.tsx';
import { type ParteBanco, computeRest, splitPagamento, splitByHand } from './split.ts';
import type { RigaMovimento, RigaPartita } from './righe.ts';
import { Somme } from './sums.tsx';
import { useSend } from './use-invio.ts';
import { NoteBar } from '#ui/error-bar.tsx';
import { useKeys } from '#ui/use-media.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gap: '10px' },
  // What it comes to and the act stay in sight: the rows and what explains their difference go by behind them.
  end: {
    position: 'sticky',
    bottom: '-8px',
    display: 'grid',
    gap: '8px',
    padding: '4px 0 8px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

const movimentoName = ({ data, descrizione }: RigaMovimento): string => `${formatData(data)} ${descrizione}`;
const partitaName = ({ ragione_sociale, numero_documento }: RigaPartita): string =>
  [numero_documento, ragione_sociale].filter(Boolean).join(' · ') || 'Partita';

/** Rows in hand are held while they are chosen, so that nobody else settles them meanwhile. */
function usePrese(ids: readonly number[]): void {
  const take = useSetAtom(takeAtom);
  const leave = useSetAtom(leaveAtom);
  const key = ids.join();
  useEffect(() => {
    const held = key === '' ? [] : key.split(',').map(Number);
    void take(held);
    return () => void leave(held);
  }, [key, take, leave]);
}

interface ManoProps {
  movimenti: readonly RigaMovimento[];
  partite: readonly RigaPartita[];
}

const total = (parts: readonly ParteBanco[]) => sumCentesimi(parts.map(({ importo }) => importo));

/** Everything that is being said of the chosen rows, and what it comes to. */
function useHand({ movimenti, partite }: ManoProps) {
  const left = useChosenParts(movimenti);
  const right = useChosenParts(partite);
  const [scarti, setScarti] = useState<WrittenScarti>({ differenze: [], rest: 'aperto' });
  const [dati, setDati] = useState<ManualData>(() => ({
    data: getToday(),
    tipo: '',
    riferimento: '',
    pagato: null,
  }));
  const noBank = movimenti.length === 0;
  const due = total(right.parti);
  const paid = noBank ? (dati.pagato ?? due) : total(left.parti);
  const done = noBank
    ? splitByHand(paid, right.parti, scarti)
    : splitPagamento(left.parti, right.parti, scarti);
  const rest = computeRest([{ id: 0, importo: paid }], right.parti, scarti);
  return { left, right, scarti, setScarti, dati, setDati, noBank, due, paid, done, rest };
}

/** Left and entered again, a wrong field says why it is wrong. */
function showWrong(field: HTMLElement): void {
  field.blur();
  field.focus();
}

export function Mano({ movimenti, partite }: ManoProps) {
  const styles = useStyles();
  const keys = useKeys();
  const root = useRef<HTMLElement>(null);
  const store = useStore();
  const busy = useAtomValue(busyAtom);
  const create = useSetAtom(createPagamentoAtom);
  const { left, right, scarti, setScarti, dati, setDati, noBank, due, paid, done, rest } = useHand({
    movimenti,
    partite,
  });
  usePrese([...movimenti, ...partite].map(({ id }) => id));
  const { data } = dati;
  const ready = done !== null && (!noBank || data !== null);
  const explained = sumCentesimi(scarti.differenze.map(({ importo }) => importo));

  const send = () => {
    const wrong = root.current?.querySelector<HTMLElement>('[data-sbagliato]');
    if (wrong) return showWrong(wrong);
    // Pressed twice, the same is not paid twice.
    if (!done || !ready || store.get(busyAtom)) return;
    const manual = noBank &&
      data !== null && {
        data,
        id_tipo_pagamento: dati.tipo === '' ? null : Number(dati.tipo),
        riferimento: dati.riferimento.trim() === '' ? null : dati.riferimento,
      };
    void create({ ...done, ...manual });
  };
  useSend(send);

  return (
    <section ref={root} className={styles.root} aria-label="Abbinamento a mano" data-testid="mano">
      {noBank ? null : (
        <>
          <h3 className={styles.title}>{formatCount(movimenti.length, 'movimento', 'movimenti')}</h3>
          <Parti righe={movimenti.map((riga) => ({ ...riga, nome: movimentoName(riga) }))} {...left} />
        </>
      )}
      <h3 className={styles.title}>{formatCount(partite.length, 'partita', 'partite')}</h3>
      <Parti righe={partite.map((riga) => ({ ...riga, nome: partitaName(riga) }))} {...right} />
      {noBank ? <Manual dati={dati} due={due} onChange={setDati} /> : null}
      <Differenze scarti={scarti} rest={rest} onChange={setScarti} />
      {done === null && partite.length > 0 ? (
        <NoteBar intent="warning">
          {noBank
            ? 'È più di quanto dovuto: di’ che cos’è la differenza.'
            : 'I due lati non si compensano: controlla i segni, o di’ che cos’è la differenza.'}
        </NoteBar>
      ) : null}
      <div className={styles.end}>
        <Somme
          nome="differenza"
          voci={[
            { testo: noBank ? 'Pagato' : 'Movimenti', importo: paid },
            { testo: 'Partite', importo: due },
            ...(explained === 0 ? [] : [{ testo: 'Differenze', importo: explained }]),
          ]}
          rest={{ testo: scarti.differenze.length === 0 ? 'Differenza' : 'Resto', importo: rest }}
        />
        <Button
          appearance="primary"
          icon={<LinkRegular />}
          disabledFocusable={!ready || busy}
          aria-keyshortcuts="Control+Enter"
          onClick={send}
        >
          {noBank ? 'Registra' : 'Abbina'}
          {keys ? ' (Ctrl+Invio)' : null}
        </Button>
      </div>
    </section>
  );
}
