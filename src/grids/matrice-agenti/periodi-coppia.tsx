/** The periods of one agente and one mandante as a small table, written anew as a whole. */
import {
  Button,
  Input,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { PeriodoMatrice } from '#api/contract/matrice-agenti.ts';
import { messaggioErrore } from '#api/errors.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { oggi } from '#domain/date.ts';
import { checkPeriodi, formatAliquota, parseAliquota, type Periodo } from '#domain/matrice.ts';
import { CampiScrivibili } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { righeMatrice } from './atoms.ts';
import { CampoData } from './campo-data.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  line: {
    display: 'grid',
    gridTemplateColumns: '92px minmax(90px, 1fr) 124px 124px 32px',
    gap: '8px',
    alignItems: 'center',
    margin: 0,
    padding: 0,
    border: 'none',
    '@media (max-width: 560px)': { gridTemplateColumns: '1fr 1fr', paddingBottom: '12px' },
  },
  head: { fontWeight: 600, '@media (max-width: 560px)': { display: 'none' } },
  input: { minWidth: 0, width: '100%' },
  buttons: { display: 'flex', gap: '8px', flexWrap: 'wrap' },
});

/** All as typed. */
interface Scritto {
  chiave: number;
  aliquota: string;
  zona: string;
  dal: Giorno | null;
  al: Giorno | null;
}

function leggi(scritti: readonly Scritto[]): Periodo[] | string {
  const periodi: Periodo[] = [];
  for (const [at, { aliquota, zona, dal, al }] of scritti.entries()) {
    const letta = parseAliquota(aliquota);
    if (letta === null) return `Periodo ${at + 1}: scrivi l’aliquota, ad esempio 7,5`;
    if (dal === null) return `Periodo ${at + 1}: scrivi da quando vale`;
    periodi.push({
      aliquota: letta,
      zona: zona.trim() === '' ? null : zona.trim(),
      valida_dal: dal,
      valida_al: al,
    });
  }
  return checkPeriodi(periodi) ?? periodi;
}

export interface PeriodiCoppiaProps {
  idAgente: number;
  idMandante: number;
  letti: readonly PeriodoMatrice[];
}

export function PeriodiCoppia({ idAgente, idMandante, letti }: PeriodiCoppiaProps) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const carica = useSetAtom(righeMatrice.caricaAtom);
  const toast = useSetAtom(addToastAtom);
  const [scritti, setScritti] = useState<readonly Scritto[]>(() =>
    letti.map(({ id, aliquota, zona, valida_dal, valida_al }) => ({
      chiave: id,
      aliquota: formatAliquota(aliquota),
      zona: zona ?? '',
      dal: valida_dal,
      al: valida_al,
    })),
  );
  const [errore, setErrore] = useState<string | null>(null);
  const [toccato, setToccato] = useState(false);
  const change = (next: readonly Scritto[]) => {
    setScritti(next);
    setToccato(true);
    setErrore(null);
  };
  const patch = (chiave: number, values: Partial<Scritto>) =>
    change(scritti.map((each) => (each.chiave === chiave ? { ...each, ...values } : each)));
  const save = async () => {
    const periodi = leggi(scritti);
    if (typeof periodi === 'string') return setErrore(periodi);
    try {
      await client.call('matricePeriodi', {
        body: {
          id_agente: idAgente,
          id_mandante: idMandante,
          letti: letti.map(({ id, versione }) => ({ id, versione })),
          periodi,
        },
      });
      toast({ severity: 'success', titolo: 'Periodi salvati' });
      await carica();
    } catch (cause) {
      setErrore(messaggioErrore(cause));
    }
  };
  const lastKey = Math.max(0, ...scritti.map(({ chiave }) => chiave));
  return (
    <CampiScrivibili>
      <div className={styles.root}>
        {errore === null ? null : (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{errore}</MessageBarBody>
          </MessageBar>
        )}
        {scritti.length === 0 ? (
          <span>Nessuna aliquota, in nessun periodo.</span>
        ) : (
          <div className={mergeClasses(styles.line, styles.head)} aria-hidden>
            <span>Aliquota</span>
            <span>Zona</span>
            <span>Dal</span>
            <span>Al</span>
          </div>
        )}
        {scritti.map(({ chiave, aliquota, zona, dal, al }, at) => (
          <fieldset key={chiave} className={styles.line} aria-label={`Periodo ${at + 1}`}>
            <Input
              className={styles.input}
              aria-label="Aliquota"
              value={aliquota}
              onChange={(_event, { value }) => patch(chiave, { aliquota: value })}
            />
            <Input
              className={styles.input}
              aria-label="Zona"
              maxLength={80}
              value={zona}
              onChange={(_event, { value }) => patch(chiave, { zona: value })}
            />
            <CampoData
              etichetta="Valida dal"
              valore={dal}
              onCambia={(value) => patch(chiave, { dal: value })}
            />
            <CampoData
              etichetta="Valida fino al; vuota se vale ancora"
              valore={al}
              facoltativo
              onCambia={(value) => patch(chiave, { al: value })}
            />
            <Button
              appearance="subtle"
              icon={<DeleteRegular />}
              aria-label={`Togli il periodo ${at + 1}`}
              onClick={() => change(scritti.filter((each) => each.chiave !== chiave))}
            />
          </fieldset>
        ))}
        <span className={styles.buttons}>
          <Button
            icon={<AddRegular />}
            onClick={() =>
              change([...scritti, { chiave: lastKey + 1, aliquota: '', zona: '', dal: oggi(), al: null }])
            }
          >
            Aggiungi un periodo
          </Button>
          <Button appearance="primary" disabledFocusable={!toccato} onClick={() => void save()}>
            Salva i periodi
          </Button>
        </span>
      </div>
    </CampiScrivibili>
  );
}
