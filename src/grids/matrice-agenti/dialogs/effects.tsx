/** What the change does to the commissions, before it is saved; and the question when somebody was faster. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { formatData } from '#domain/date.ts';
import { formatAliquota } from '#domain/matrice.ts';
import { Question } from '#ui/question.tsx';
import { formatCount } from '#domain/text.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import {
  cediAtom,
  type AliquotaContesa,
  celleAtom,
  giornoAtom,
  matriceAtom,
  salvaAtom,
  tieniAtom,
} from '../atoms.ts';
import { type ChiediEffetti, Effetti, useEffetti } from './effects-figures.tsx';
import { chiudiAtom } from './open.ts';

const useStyles = makeStyles({
  text: { margin: 0 },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  name: { textAlign: 'left', padding: '4px 8px 4px 0', fontWeight: tokens.fontWeightRegular },
  amount: { textAlign: 'right', padding: '4px 0 4px 12px', whiteSpace: 'nowrap' },
});

const scritta = (aliquota: number | null): string =>
  aliquota === null ? 'nessuna' : formatAliquota(aliquota);

function Contese({ celle }: { celle: readonly AliquotaContesa[] }) {
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
  const client = useAtomValue(clientAtom);
  const celle = useAtomValue(celleAtom);
  const dal = useAtomValue(giornoAtom);
  const close = useSetAtom(chiudiAtom);
  const salva = useSetAtom(salvaAtom);
  const tieni = useSetAtom(tieniAtom);
  const cedi = useSetAtom(cediAtom);
  const toast = useSetAtom(addToastAtom);
  const chiedi = useMemo(
    (): ChiediEffetti | null =>
      celle.length === 0
        ? null
        : (signal) => client.call('matriceEffetti', { body: { dal, celle: [...celle] }, signal }),
    [client, celle, dal],
  );
  const letti = useEffetti(chiedi);
  const [contese, setContese] = useState<readonly AliquotaContesa[]>([]);
  const [errore, setErrore] = useState<string | null>(null);
  const [inCorso, setInCorso] = useState(false);
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
      titolo: `Salvate: ${formatCount(count, 'aliquota', 'aliquote')} dal ${formatData(dal)}`,
    });
    close();
  };
  const giveUp = async () => {
    await cedi(contese);
    setContese([]);
    if (contese.length === celle.length) close();
  };
  return (
    <Question
      titolo={
        <>
          {formatCount(celle.length, 'aliquota cambiata', 'aliquote cambiate')} dal {formatData(dal)}
        </>
      }
      errore={errore}
      onChiudi={() => close()}
      azioni={
        <>
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
                disabledFocusable={inCorso || !letti.effetti}
                onClick={() => void run()}
              >
                {inCorso ? 'Salvataggio…' : 'Salva'}
              </Button>
            </>
          )}
        </>
      }
    >
      {contese.length > 0 ? (
        <Contese celle={contese} />
      ) : (
        <Effetti
          letti={letti}
          altrimenti={`Le aliquote valgono per i documenti dal ${formatData(dal)} in poi.`}
        />
      )}
    </Question>
  );
}
