/** Links by hand: the chosen rows, how much of each, what the difference is and what becomes of it. */
import {
  Button,
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarBody,
  tokens,
} from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { tipoDifferenzaSchema } from '#api/contract/abbinamenti.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { oggi, parseData, formatData } from '#domain/date.ts';
import { formatImporto, parseImporto, somma } from '#domain/importi.ts';
import { conteggio, SceltaNativa } from '#grids/engine/index.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { creaPagamentoAtom, lasciaAtom, prendiAtom } from './decidi.ts';
import { occupatoAtom } from './decisione.ts';
import { NOMI_DIFFERENZE } from './proposta-card.tsx';
import { differenza, type Parte, type Resto, ripartisci } from './ripartisci.ts';
import type { RigaMovimento, RigaPartita } from './righe.ts';
import { useTipiPagamento } from './use-tipi-pagamento.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gap: '10px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  parts: { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  part: { display: 'grid', gridTemplateColumns: '1fr 108px', gap: '8px', alignItems: 'center' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  amount: { '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } },
  sums: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 10px',
    padding: '8px 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    fontVariantNumeric: 'tabular-nums',
  },
  total: { fontWeight: tokens.fontWeightSemibold },
  none: { color: tokens.colorStatusSuccessForeground1 },
  some: { color: tokens.colorStatusWarningForeground1 },
  two: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' },
});

/** More parts than these are told by their sum alone. */
const MOSTRATE = 12;

interface ParteProps {
  nome: string;
  massimo: Centesimi;
  importo: Centesimi;
  onCambia: (importo: Centesimi) => void;
}

/** How much of one row takes part: all of it at first, less when a person splits it. */
function ParteRiga({ nome, massimo, importo, onCambia }: ParteProps) {
  const styles = useStyles();
  const [text, setText] = useState<string | null>(null);
  const accept = () => {
    const read = text === null ? null : parseImporto(text);
    const fits = read !== null && read !== 0 && Math.sign(read) === Math.sign(massimo);
    if (fits && Math.abs(read) <= Math.abs(massimo)) onCambia(read);
    setText(null);
  };
  return (
    <li className={styles.part}>
      <span className={styles.name} title={nome}>
        {nome}
      </span>
      <Input
        className={styles.amount}
        size="small"
        aria-label={`Quanto di ${nome}`}
        value={text ?? formatImporto(importo)}
        onChange={(_event, { value }) => setText(value)}
        onBlur={accept}
        onKeyDown={({ key }) => {
          if (key === 'Enter') accept();
        }}
      />
    </li>
  );
}

const nomeMovimento = ({ data, descrizione }: RigaMovimento): string => `${formatData(data)} ${descrizione}`;
const nomePartita = ({ ragione_sociale, numero_documento }: RigaPartita): string =>
  [numero_documento, ragione_sociale].filter(Boolean).join(' · ') || 'Partita';

/** Rows in hand are held while they are chosen, so that nobody else settles them meanwhile. */
function usePrese(ids: readonly number[]): void {
  const take = useSetAtom(prendiAtom);
  const leave = useSetAtom(lasciaAtom);
  const key = ids.join();
  useEffect(() => {
    const held = key === '' ? [] : key.split(',').map(Number);
    void take(held);
    return () => void leave(held);
  }, [key, take, leave]);
}

export interface ManoProps {
  movimenti: readonly RigaMovimento[];
  partite: readonly RigaPartita[];
}

function usePartiScelte(righe: readonly { id: number; residuo: Centesimi }[]) {
  const [cambiate, setCambiate] = useState<ReadonlyMap<number, Centesimi>>(new Map());
  const parti: Parte[] = righe.map(({ id, residuo }) => ({ id, importo: cambiate.get(id) ?? residuo }));
  return {
    parti,
    cambia: (id: number, importo: Centesimi) => setCambiate(new Map(cambiate).set(id, importo)),
  };
}

export function Mano({ movimenti, partite }: ManoProps) {
  const styles = useStyles();
  const occupato = useAtomValue(occupatoAtom);
  const crea = useSetAtom(creaPagamentoAtom);
  const tipi = useTipiPagamento();
  const left = usePartiScelte(movimenti);
  const right = usePartiScelte(partite);
  const [resto, setResto] = useState<Resto>('aperto');
  const [manuale, setManuale] = useState({ data: formatData(oggi()), tipo: '', riferimento: '' });
  usePrese([...movimenti, ...partite].map(({ id }) => id));
  const noBank = movimenti.length === 0;
  const delta = noBank ? 0 : differenza(left.parti, right.parti);
  const done = ripartisci(left.parti, right.parti, resto);
  const data = parseData(manuale.data);
  const ready = done !== null && (!noBank || data !== null);

  const send = () => {
    if (!done || !ready) return;
    void crea({
      ...done,
      ...(noBank && data !== null
        ? {
            data,
            id_tipo_pagamento: manuale.tipo === '' ? null : Number(manuale.tipo),
            riferimento: manuale.riferimento.trim() === '' ? null : manuale.riferimento,
          }
        : {}),
    });
  };
  useInvio(send);

  const parts = (righe: readonly (RigaMovimento | RigaPartita)[], side: typeof left) =>
    righe.length > MOSTRATE ? null : (
      <ul className={styles.parts}>
        {righe.map((riga, at) => (
          <ParteRiga
            key={riga.id}
            nome={'esito' in riga ? nomeMovimento(riga) : nomePartita(riga)}
            massimo={riga.residuo}
            importo={side.parti[at]?.importo ?? riga.residuo}
            onCambia={(importo) => side.cambia(riga.id, importo)}
          />
        ))}
      </ul>
    );

  return (
    <section className={styles.root} aria-label="Abbinamento a mano" data-testid="mano">
      {noBank ? null : (
        <>
          <h3 className={styles.title}>{conteggio(movimenti.length, 'movimento', 'movimenti')}</h3>
          {parts(movimenti, left)}
        </>
      )}
      <h3 className={styles.title}>{conteggio(partite.length, 'partita', 'partite')}</h3>
      {parts(partite, right)}
      {noBank ? (
        <>
          <div className={styles.two}>
            <Field label="Data" {...(data === null ? { validationMessage: 'Scrivi gg/mm/aaaa' } : {})}>
              <Input
                size="small"
                value={manuale.data}
                onChange={(_event, { value }) => setManuale({ ...manuale, data: value })}
              />
            </Field>
            <Field label="Tipo">
              <SceltaNativa
                piccola
                etichetta="Tipo di pagamento"
                valore={manuale.tipo}
                onScegli={(tipo) => setManuale({ ...manuale, tipo })}
              >
                <option value="">Non detto</option>
                {tipi.map(({ id, descrizione }) => (
                  <option key={id} value={id}>
                    {descrizione}
                  </option>
                ))}
              </SceltaNativa>
            </Field>
          </div>
          <Field label="Riferimento" hint="Numero dell’assegno, ricevuta di cassa">
            <Input
              size="small"
              value={manuale.riferimento}
              maxLength={200}
              onChange={(_event, { value }) => setManuale({ ...manuale, riferimento: value })}
            />
          </Field>
        </>
      ) : null}
      <div className={styles.sums} data-testid="differenza">
        {noBank ? null : (
          <>
            <span>Movimenti</span>
            <span>{formatImporto(somma(left.parti.map(({ importo }) => importo)))}</span>
          </>
        )}
        <span>Partite</span>
        <span>{formatImporto(somma(right.parti.map(({ importo }) => importo)))}</span>
        <span className={styles.total}>{noBank ? 'Da registrare' : 'Differenza'}</span>
        <strong className={delta === 0 ? styles.none : styles.some}>
          {formatImporto(noBank ? somma(right.parti.map(({ importo }) => importo)) : delta)}
        </strong>
      </div>
      {delta === 0 ? null : (
        <Field label="La differenza">
          <SceltaNativa
            piccola
            etichetta="Che cos’è la differenza"
            valore={resto}
            onScegli={(value) => setResto(value === 'aperto' ? 'aperto' : tipoDifferenzaSchema.parse(value))}
          >
            <option value="aperto">resta aperta</option>
            {tipoDifferenzaSchema.options.map((tipo) => (
              <option key={tipo} value={tipo}>
                {NOMI_DIFFERENZE[tipo]}
              </option>
            ))}
          </SceltaNativa>
        </Field>
      )}
      {done === null && partite.length > 0 ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            I due lati non si compensano: controlla i segni, o di’ che cos’è la differenza.
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <Button
        appearance="primary"
        icon={<LinkRegular />}
        disabledFocusable={!ready || occupato}
        aria-keyshortcuts="Control+Enter"
        onClick={send}
      >
        {noBank ? 'Registra il pagamento' : 'Abbina (Ctrl+Invio)'}
      </Button>
    </section>
  );
}

/** Ctrl+Enter links from wherever the focus is on the bench. */
function useInvio(send: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      send();
    };
    globalThis.addEventListener('keydown', onKey, { capture: true });
    return () => globalThis.removeEventListener('keydown', onKey, { capture: true });
  }, [send]);
}
