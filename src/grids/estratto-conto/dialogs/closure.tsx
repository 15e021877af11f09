/**
 * What closed a row of the estratto conto: its pagamenti with the other side, its voci, and what takes each of them back.
 * A row of the other side opens in the same place, with the way back to the one it was reached from.
 */
import { Button, Link, makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowUndoRegular } from '@fluentui/react-icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '#api/client.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addFailureAtom, addToastAtom } from '#state/toast.ts';
import { useLettura } from '#state/use-reading.ts';
import { Drawer } from '#ui/drawer.tsx';
import { ForWriters } from '#ui/writers.tsx';
import { openClosingAtom, closingAtom, type ShownRiga, backToRigaAtom, goToRigaAtom } from '../atoms.ts';
import { NoteBar } from '#ui/error-bar.tsx';
import { quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gap: '6px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    '& > :last-child': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
  quiet,
  text: { overflowWrap: 'anywhere', textAlign: 'left' },
  back: { marginLeft: '-8px' },
});

const CONFERME = { automatica: 'sopra la soglia', proposta: 'da una proposta', manuale: 'a mano' } as const;
const TIPI = { giroconto: 'Giroconto', storno: 'Storno', ignorata: 'Ignorato' } as const;

/** One thing that closes it, or a part of it. */
interface Closes {
  chiave: string;
  titolo: string;
  importo: number;
  /** The rows of the other side; without an id, of one that is not there any more. */
  righe: { id: number | null; testo: string; importo: number }[];
  /** Who decided it, and how. */
  nota: string;
  takeBack: () => Promise<unknown>;
}

const isText = (text: string | null): text is string => text !== null && text !== '';

async function readClosing(
  client: Client,
  { id, natura }: ShownRiga,
  signal?: AbortSignal,
): Promise<Closes[]> {
  const [{ pagamenti }, { assegnazioni }, { voci }] = await Promise.all([
    client.call('pagamenti', { query: { id_riga: id, limit: 100 }, signal }),
    natura === 'movimento'
      ? client.call('movimentoAssegnazioni', { params: { id }, signal })
      : Promise.resolve({ assegnazioni: [] }),
    client.call('voci', { signal }),
  ]);
  const names = new Map(voci.map((voce) => [voce.id, `${voce.codice} ${voce.nome}`]));
  return [
    ...pagamenti.map(
      ({ id: id_pagamento, versione, verso, data, importo, conferma, autore, soggetti, ...parti }) => ({
        chiave: `p${id_pagamento}`,
        titolo: [
          `${verso === 'incasso' ? 'Incasso' : verso === 'pagamento' ? 'Pagamento' : 'Compensazione'} del ${formatData(data)}`,
          ...soggetti,
        ].join(' · '),
        importo,
        righe: (natura === 'movimento' ? parti.partite : parti.movimenti).map((riga) => ({
          id: riga.id,
          testo:
            [
              natura === 'movimento' ? riga.numero_documento : riga.data && formatData(riga.data),
              natura === 'movimento' ? riga.ragione_sociale : riga.descrizione,
            ]
              .filter((text) => isText(text))
              .join(' · ') || 'Riga non più in archivio',
          importo: riga.importo,
        })),
        nota: `${autore}, ${CONFERME[conferma]}`,
        takeBack: async () =>
          await client.call('pagamentoAnnulla', { params: { id: id_pagamento }, body: { versione } }),
      }),
    ),
    ...assegnazioni.map(({ id: id_assegnazione, tipo, id_voce, importo, motivo, autore, id_regola }) => ({
      chiave: `a${id_assegnazione}`,
      titolo: tipo === 'voce' ? (names.get(id_voce ?? 0) ?? 'Voce') : TIPI[tipo],
      importo,
      righe: [],
      nota: [autore, id_regola === null ? 'a mano' : 'da una regola', motivo]
        .filter((text) => isText(text))
        .join(', '),
      takeBack: async () =>
        await client.call('movimentiLibera', { body: { assegnazioni: [id_assegnazione] } }),
    })),
  ];
}

function Voce({ closes, onResumed }: { closes: Closes; onResumed: () => void }) {
  const styles = useStyles();
  const [underway, setUnderway] = useState(false);
  const tell = useSetAtom(addToastAtom);
  const fail = useSetAtom(addFailureAtom);
  const go = useSetAtom(goToRigaAtom);
  const open = async (id: number) => {
    try {
      await go(id);
    } catch (error) {
      fail('La riga non si è aperta', error);
    }
  };
  const back = async () => {
    setUnderway(true);
    try {
      await closes.takeBack();
      tell({ titolo: 'Annullato: le righe sono di nuovo aperte' });
      onResumed();
    } catch (error) {
      fail('Non è stato annullato', error);
    }
    setUnderway(false);
  };
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <span className={styles.strong}>{closes.titolo}</span>
        <span className={styles.strong}>{formatImporto(closes.importo)}</span>
      </span>
      {closes.righe.map(({ id, testo, importo }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two of one text and amount are alike
        <span key={at} className={styles.line}>
          {id === null ? (
            <span className={styles.text}>{testo}</span>
          ) : (
            <Link as="button" inline className={styles.text} onClick={() => void open(id)}>
              {testo}
            </Link>
          )}
          <span>{formatImporto(importo)}</span>
        </span>
      ))}
      <span className={styles.quiet}>Deciso da {closes.nota}</span>
      <ForWriters>
        <span>
          <Button
            size="small"
            icon={<ArrowUndoRegular />}
            disabledFocusable={underway}
            aria-label={`Annulla: ${closes.titolo}`}
            onClick={() => {
              if (!underway) void back();
            }}
          >
            Annulla
          </Button>
        </span>
      </ForWriters>
    </li>
  );
}

/** Back to the row this one was reached from. It takes the focus: what was pressed to come here is gone. */
function Back({ a }: { a: ShownRiga }) {
  const styles = useStyles();
  const back = useSetAtom(backToRigaAtom);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <span ref={place}>
      <Button className={styles.back} appearance="subtle" icon={<ArrowLeftRegular />} onClick={() => back()}>
        {a.natura === 'movimento' ? 'Torna al movimento' : 'Torna alla partita'}
        {a.numero_documento === null ? ` del ${formatData(a.data)}` : ` ${a.numero_documento}`}
      </Button>
    </span>
  );
}

function Contenuto({ riga }: { riga: ShownRiga }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const read = useCallback(
    async (signal?: AbortSignal) => await readClosing(client, riga, signal),
    [client, riga],
  );
  const { dati, error, reread } = useLettura(read);
  return (
    <>
      <span className={styles.line}>
        <span className={styles.text}>
          {formatData(riga.data)} · {riga.descrizione}
        </span>
        <span className={styles.strong}>{formatImporto(riga.importo)}</span>
      </span>
      {error === null ? null : <NoteBar intent="error">{error}</NoteBar>}
      {dati === null && error === null ? (
        <Skeleton aria-label="Caricamento">
          <SkeletonItem size={48} />
        </Skeleton>
      ) : null}
      {dati?.length === 0 ? <span className={styles.quiet}>Niente: la riga è aperta.</span> : null}
      {dati && dati.length > 0 ? (
        <ul className={styles.list} aria-label="Che cosa la chiude">
          {dati.map((closes) => (
            <Voce key={closes.chiave} closes={closes} onResumed={() => void reread()} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

export function ClosureDrawer() {
  const righe = useAtomValue(closingAtom);
  const close = useSetAtom(openClosingAtom);
  const riga = righe.at(-1);
  const from = righe.at(-2);
  if (!riga) return null;
  return (
    <Drawer
      titolo={riga.natura === 'movimento' ? 'Che cosa chiude il movimento' : 'Che cosa chiude la partita'}
      larghezza={560}
      onClose={() => close(null)}
    >
      {from ? <Back key={righe.length} a={from} /> : null}
      <Contenuto key={righe.length} riga={riga} />
    </Drawer>
  );
}
