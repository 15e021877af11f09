/** What the change does to the commissions, before it is saved; and the question when somebody was faster. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { EffettiMatrice } from '#api/contract/matrice-agenti.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { messaggioErrore } from '#api/errors.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto, somma } from '#domain/importi.ts';
import { formatAliquota } from '#domain/matrice.ts';
import { conteggio } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import {
  cediAtom,
  type CellaContesa,
  celleAtom,
  giornoAtom,
  matriceAtom,
  salvaAtom,
  tieniAtom,
} from './atoms.ts';
import { chiudiAtom } from './finestre.ts';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  text: { margin: 0 },
  frame: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  name: { textAlign: 'left', padding: '4px 8px 4px 0', fontWeight: tokens.fontWeightRegular },
  amount: { textAlign: 'right', padding: '4px 0 4px 12px', whiteSpace: 'nowrap' },
  total: { borderTop: `1px solid ${tokens.colorNeutralStroke1}`, fontWeight: tokens.fontWeightSemibold },
});

const conSegno = (importo: number): string => `${importo > 0 ? '+' : ''}${formatImporto(importo)}`;

function Tabella({ effetti: { agenti, partite }, dal }: { effetti: EffettiMatrice; dal: Giorno }) {
  const styles = useStyles();
  const prima = somma(agenti.map((each) => each.prima));
  const dopo = somma(agenti.map((each) => each.dopo));
  if (partite === 0)
    return (
      <p className={styles.text}>
        Nessun incasso è toccato: le provvigioni già maturate non cambiano. Le aliquote valgono per i
        documenti dal {formatData(dal)} in poi.
      </p>
    );
  return (
    <>
      <p className={styles.text}>
        Provvigioni su {conteggio(partite, 'partita incassata', 'partite incassate')}, in tutto o in parte:
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label="Effetti sulle provvigioni">
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.name}>Agente</th>
              <th className={styles.amount}>Ora</th>
              <th className={styles.amount}>Dopo</th>
              <th className={styles.amount}>Differenza</th>
            </tr>
          </thead>
          <tbody>
            {agenti.map((each) => (
              <tr key={each.id_agente}>
                <th scope="row" className={styles.name}>
                  {each.ragione_sociale}
                </th>
                <td className={styles.amount}>{formatImporto(each.prima)}</td>
                <td className={styles.amount}>{formatImporto(each.dopo)}</td>
                <td className={styles.amount}>{conSegno(each.dopo - each.prima)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={styles.total}>
              <th scope="row" className={styles.name}>
                Totale
              </th>
              <td className={styles.amount}>{formatImporto(prima)}</td>
              <td className={styles.amount}>{formatImporto(dopo)}</td>
              <td className={styles.amount}>{conSegno(dopo - prima)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}

const scritta = (aliquota: number | null): string =>
  aliquota === null ? 'nessuna' : formatAliquota(aliquota);

function Contese({ celle }: { celle: readonly CellaContesa[] }) {
  const styles = useStyles();
  const { agenti, mandanti } = useAtomValue(matriceAtom);
  const nomi = new Map([...agenti, ...mandanti].map(({ id, ragione_sociale }) => [id, ragione_sociale]));
  return (
    <>
      <p className={styles.text}>Nel frattempo qualcun altro ha cambiato queste aliquote:</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.name}>Agente e mandante</th>
            <th className={styles.amount}>La tua</th>
            <th className={styles.amount}>La loro</th>
          </tr>
        </thead>
        <tbody>
          {celle.map(({ chiave, mia, loro }) => (
            <tr key={chiave}>
              <th scope="row" className={styles.name}>
                {chiave
                  .split(':')
                  .map((id) => nomi.get(Number(id)) ?? '')
                  .join(', ')}
              </th>
              <td className={styles.amount}>{scritta(mia)}</td>
              <td className={styles.amount}>{scritta(loro)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function EffettiDialog() {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const celle = useAtomValue(celleAtom);
  const dal = useAtomValue(giornoAtom);
  const close = useSetAtom(chiudiAtom);
  const salva = useSetAtom(salvaAtom);
  const tieni = useSetAtom(tieniAtom);
  const cedi = useSetAtom(cediAtom);
  const toast = useSetAtom(addToastAtom);
  const [effetti, setEffetti] = useState<EffettiMatrice | null>(null);
  const [contese, setContese] = useState<readonly CellaContesa[]>([]);
  const [errore, setErrore] = useState<string | null>(null);
  const [inCorso, setInCorso] = useState(false);
  useEffect(() => {
    if (celle.length === 0) return undefined;
    const asking = new AbortController();
    client
      .call('matriceEffetti', { body: { dal, celle: [...celle] }, signal: asking.signal })
      .then(setEffetti, (cause: unknown) => {
        if (!asking.signal.aborted) setErrore(messaggioErrore(cause));
      });
    return () => asking.abort();
  }, [client, celle, dal]);

  const run = async () => {
    setInCorso(true);
    setErrore(null);
    const count = celle.length;
    const esito = await salva();
    setInCorso(false);
    if (esito.tipo === 'errore') return setErrore(esito.testo);
    if (esito.tipo === 'contesa') return setContese(esito.celle);
    toast({
      severity: 'success',
      titolo: `Salvate: ${conteggio(count, 'aliquota', 'aliquote')} dal ${formatData(dal)}`,
    });
    close();
  };
  const giveUp = async () => {
    await cedi(contese);
    setContese([]);
    if (contese.length === celle.length) close();
  };
  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_event, { open }) => {
        if (!open) close();
      }}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>
            {conteggio(celle.length, 'aliquota cambiata', 'aliquote cambiate')} dal {formatData(dal)}
          </DialogTitle>
          <DialogContent className={styles.content}>
            {errore === null ? null : (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{errore}</MessageBarBody>
              </MessageBar>
            )}
            {contese.length > 0 ? (
              <Contese celle={contese} />
            ) : effetti ? (
              <Tabella effetti={effetti} dal={dal} />
            ) : errore === null ? (
              <Spinner label="Calcolo delle provvigioni…" />
            ) : null}
          </DialogContent>
          <DialogActions fluid>
            {contese.length > 0 ? (
              <>
                <Button onClick={() => void giveUp()}>Tieni le loro</Button>
                <Button
                  appearance="primary"
                  onClick={() => {
                    tieni(contese);
                    setContese([]);
                    void run();
                  }}
                >
                  Salva le mie
                </Button>
              </>
            ) : (
              <>
                <Button onClick={() => close()}>Torna alla matrice</Button>
                <Button
                  appearance="primary"
                  disabledFocusable={inCorso || !effetti}
                  onClick={() => void run()}
                >
                  {inCorso ? 'Salvataggio…' : 'Salva'}
                </Button>
              </>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
