/** What closed a row of the estratto conto: its pagamenti with the other side, its voci, and the way back of each. */
import {
  Button,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Skeleton,
  SkeletonItem,
  tokens,
} from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons';
import { useCallback, useState } from 'react';
import { describeError } from '#api/errors.ts';
import type { Client } from '#api/client.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { useLettura } from '#state/use-reading.ts';
import { Drawer } from '#ui/drawer.tsx';
import { ForWriters } from '#ui/writers.tsx';
import { apriChiusuraAtom, chiusuraAtom, type RigaMostrata } from '../atoms.ts';

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
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  text: { overflowWrap: 'anywhere' },
});

const CONFERME = { automatica: 'sopra la soglia', proposta: 'da una proposta', manuale: 'a mano' } as const;
const TIPI = { giroconto: 'Giroconto', storno: 'Storno', ignorata: 'Ignorato' } as const;

/** One thing that closes it, or a part of it. */
interface Chiude {
  chiave: string;
  titolo: string;
  importo: number;
  /** The rows of the other side. */
  righe: { testo: string; importo: number }[];
  /** Who decided it, and how. */
  nota: string;
  riprendi: () => Promise<unknown>;
}

const isText = (text: string | null): text is string => text !== null && text !== '';

async function readChiusura(
  client: Client,
  { id, natura }: RigaMostrata,
  signal?: AbortSignal,
): Promise<Chiude[]> {
  const [{ pagamenti }, { assegnazioni }, { voci }] = await Promise.all([
    client.call('pagamenti', { query: { id_riga: id, limit: 100 }, signal }),
    natura === 'movimento'
      ? client.call('movimentoAssegnazioni', { params: { id }, signal })
      : Promise.resolve({ assegnazioni: [] }),
    client.call('voci', { signal }),
  ]);
  const nomi = new Map(voci.map((voce) => [voce.id, `${voce.codice} ${voce.nome}`]));
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
        riprendi: async () =>
          await client.call('pagamentoAnnulla', { params: { id: id_pagamento }, body: { versione } }),
      }),
    ),
    ...assegnazioni.map(({ id: id_assegnazione, tipo, id_voce, importo, motivo, autore, id_regola }) => ({
      chiave: `a${id_assegnazione}`,
      titolo: tipo === 'voce' ? (nomi.get(id_voce ?? 0) ?? 'Voce') : TIPI[tipo],
      importo,
      righe: [],
      nota: [autore, id_regola === null ? 'a mano' : 'da una regola', motivo]
        .filter((text) => isText(text))
        .join(', '),
      riprendi: async () =>
        await client.call('movimentiLibera', { body: { assegnazioni: [id_assegnazione] } }),
    })),
  ];
}

function Voce({ chiude, onRipreso }: { chiude: Chiude; onRipreso: () => void }) {
  const styles = useStyles();
  const [inCorso, setInCorso] = useState(false);
  const tell = useSetAtom(addToastAtom);
  const back = async () => {
    setInCorso(true);
    try {
      await chiude.riprendi();
      tell({ severity: 'success', titolo: 'Annullato: le righe sono di nuovo aperte' });
      onRipreso();
    } catch (error) {
      tell({ severity: 'error', titolo: 'Non è stato annullato', testo: describeError(error) });
    }
    setInCorso(false);
  };
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <span className={styles.strong}>{chiude.titolo}</span>
        <span className={styles.strong}>{formatImporto(chiude.importo)}</span>
      </span>
      {chiude.righe.map(({ testo, importo }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two of one text and amount are alike
        <span key={at} className={styles.line}>
          <span className={styles.text}>{testo}</span>
          <span>{formatImporto(importo)}</span>
        </span>
      ))}
      <span className={styles.quiet}>Deciso da {chiude.nota}</span>
      <ForWriters>
        <span>
          <Button
            size="small"
            icon={<ArrowUndoRegular />}
            disabledFocusable={inCorso}
            aria-label={`Annulla: ${chiude.titolo}`}
            onClick={() => {
              if (!inCorso) void back();
            }}
          >
            Annulla
          </Button>
        </span>
      </ForWriters>
    </li>
  );
}

function Contenuto({ riga }: { riga: RigaMostrata }) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const close = useSetAtom(apriChiusuraAtom);
  const leggi = useCallback(
    async (signal?: AbortSignal) => await readChiusura(client, riga, signal),
    [client, riga],
  );
  const { dati, errore, rileggi } = useLettura(leggi);
  return (
    <Drawer
      titolo={riga.natura === 'movimento' ? 'Che cosa chiude il movimento' : 'Che cosa chiude la partita'}
      larghezza={560}
      onChiudi={() => close(null)}
    >
      <span className={styles.line}>
        <span className={styles.text}>
          {formatData(riga.data)} · {riga.descrizione}
        </span>
        <span className={styles.strong}>{formatImporto(riga.importo)}</span>
      </span>
      {errore === null ? null : (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{errore}</MessageBarBody>
        </MessageBar>
      )}
      {dati === null && errore === null ? (
        <Skeleton aria-label="Caricamento">
          <SkeletonItem size={48} />
        </Skeleton>
      ) : null}
      {dati?.length === 0 ? <span className={styles.quiet}>Niente: la riga è aperta.</span> : null}
      {dati && dati.length > 0 ? (
        <ul className={styles.list} aria-label="Che cosa la chiude">
          {dati.map((chiude) => (
            <Voce key={chiude.chiave} chiude={chiude} onRipreso={() => void rileggi()} />
          ))}
        </ul>
      ) : null}
    </Drawer>
  );
}

export function ChiusuraCassetto() {
  const riga = useAtomValue(chiusuraAtom);
  return riga ? <Contenuto riga={riga} /> : null;
}
