/** The periods of one agente and one mandante as a small table, written anew as a whole. */
import { Button, Input, makeStyles, mergeClasses } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { PeriodoMatrice } from '#api/contract/matrice-agenti.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { getToday } from '#domain/date.ts';
import { checkPeriodi, formatAliquota, parseAliquota, type PeriodoAliquota } from '#domain/matrice.ts';
import { DateField } from '#ui/date-field/index.ts';
import { WritableFields } from '#ui/writers.tsx';
import { FiguresError } from './effects-figures.tsx';
import { PeriodEffects, type PeriodEffectsProps } from './effects-periods.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  line: {
    display: 'grid',
    gridTemplateColumns: '92px minmax(80px, 1fr) 136px 136px 32px',
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
interface Written {
  chiave: number;
  aliquota: string;
  zona: string;
  dal: Giorno | null;
  al: Giorno | null;
  /** What stands in `al` is no day. */
  atWrong: boolean;
}

const toWritten = ({ id, aliquota, zona, valida_dal, valida_al }: PeriodoMatrice): Written => ({
  chiave: id,
  aliquota: formatAliquota(aliquota),
  zona: zona ?? '',
  dal: valida_dal,
  al: valida_al,
  atWrong: false,
});

function read(written: readonly Written[]): PeriodoAliquota[] | string {
  const periods: PeriodoAliquota[] = [];
  for (const [at, { aliquota, zona, dal, al, atWrong }] of written.entries()) {
    const parsed = parseAliquota(aliquota);
    if (parsed === null) return `Periodo ${at + 1}: scrivi l’aliquota, ad esempio 7,5`;
    if (dal === null) return `Periodo ${at + 1}: scrivi da quando vale`;
    if (atWrong) return `Periodo ${at + 1}: l’ultimo giorno non è una data`;
    periods.push({
      aliquota: parsed,
      zona: zona.trim() === '' ? null : zona.trim(),
      valida_dal: dal,
      valida_al: al,
    });
  }
  return checkPeriodi(periods) ?? periods;
}

interface PeriodiCoppiaProps {
  idAgente: number;
  idMandante: number;
  letti: readonly PeriodoMatrice[];
}

interface PeriodLineProps {
  period: Written;
  /** As people count. */
  number: number;
  onPatch: (values: Partial<Written>) => void;
  onRemove: () => void;
}

function PeriodLine({ period: { aliquota, zona, dal, al }, number, onPatch, onRemove }: PeriodLineProps) {
  const styles = useStyles();
  return (
    <fieldset className={styles.line} aria-label={`Periodo ${number}`}>
      <Input
        className={styles.input}
        aria-label="Aliquota"
        value={aliquota}
        onChange={(_event, { value }) => onPatch({ aliquota: value })}
      />
      <Input
        className={styles.input}
        aria-label="Zona"
        maxLength={80}
        value={zona}
        onChange={(_event, { value }) => onPatch({ zona: value })}
      />
      <DateField label="Valida dal" valore={dal} subito onChange={(value) => onPatch({ dal: value })} />
      <DateField
        label="Valida fino al; vuota se vale ancora"
        valore={al}
        optional
        subito
        onChange={(value, wrong) => onPatch({ al: value, atWrong: wrong })}
      />
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={`Togli il periodo ${number}`}
        onClick={onRemove}
      />
    </fieldset>
  );
}

export function PeriodiCoppia({ idAgente, idMandante, letti }: PeriodiCoppiaProps) {
  const styles = useStyles();
  const [written, setWritten] = useState<readonly Written[]>(() => letti.map(toWritten));
  const [error, setError] = useState<string | null>(null);
  const [touched, setTouched] = useState(false);
  /** What is about to be saved, once its effects were seen. */
  const [request, setRequest] = useState<PeriodEffectsProps['request'] | null>(null);
  const change = (next: readonly Written[]) => {
    setWritten(next);
    setTouched(true);
    setError(null);
  };
  const ask = () => {
    const periodi = read(written);
    if (typeof periodi === 'string') return setError(periodi);
    setRequest({
      id_agente: idAgente,
      id_mandante: idMandante,
      letti: letti.map(({ id, versione }) => ({ id, versione })),
      periodi,
    });
  };
  const lastKey = Math.max(0, ...written.map(({ chiave }) => chiave));
  return (
    <WritableFields>
      <div className={styles.root}>
        <FiguresError testo={error} />
        {written.length === 0 ? (
          <span>Nessuna aliquota, in nessun periodo.</span>
        ) : (
          <div className={mergeClasses(styles.line, styles.head)} aria-hidden>
            <span>Aliquota</span>
            <span>Zona</span>
            <span>Dal</span>
            <span>Al</span>
          </div>
        )}
        {written.map((period, at) => (
          <PeriodLine
            key={period.chiave}
            period={period}
            number={at + 1}
            onPatch={(values) =>
              change(written.map((each) => (each === period ? { ...each, ...values } : each)))
            }
            onRemove={() => change(written.filter((each) => each !== period))}
          />
        ))}
        <span className={styles.buttons}>
          <Button
            icon={<AddRegular />}
            onClick={() =>
              change([
                ...written,
                { chiave: lastKey + 1, aliquota: '', zona: '', dal: getToday(), al: null, atWrong: false },
              ])
            }
          >
            Aggiungi un periodo
          </Button>
          <Button appearance="primary" disabledFocusable={!touched} onClick={ask}>
            Effetti e salvataggio
          </Button>
        </span>
        {request ? <PeriodEffects request={request} onClose={() => setRequest(null)} /> : null}
      </div>
    </WritableFields>
  );
}
