/** What a reading gave, live: the rows and their proof, the drift, the questions, or why it failed. */
import {
  Button,
  Caption1,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { useMemo } from 'react';
import { DataGrid } from '#grids/engine/index.ts';
import type { ReadingQuestion } from '../../cell/questions.ts';
import type { EsitoLettura, RigaLetta } from '../../map/outcome.ts';
import { makeColonne } from '../preview/columns.ts';
import { Verdict } from '../preview/verdict.tsx';
import { formatCount, formatRighe, formatImportoOrNothing } from '../words.ts';
import type { RigaAnteprima } from '../state/types.ts';
import type { LetturaViva } from './use-reading.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', minHeight: 0, flexGrow: 1 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  caption: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  list: { margin: '4px 0 0', paddingLeft: '20px' },
  grid: { flexGrow: 1, display: 'grid', gridTemplateRows: 'minmax(280px, 1fr)' },
  bar: { alignItems: 'start', paddingTop: '8px', paddingBottom: '8px' },
  options: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: '6px 0 4px' },
});

const toPreview = (righe: readonly RigaLetta[]): RigaAnteprima[] =>
  righe.map((riga, id) => ({ ...riga, id, scelta: null, presente: false, simile: false, modificata: false }));
const getId = ({ id }: { id: number }) => id;

function Letto({ esito }: { esito: Extract<EsitoLettura, { tipo: 'letto' }> }) {
  const styles = useStyles();
  const [estratto] = esito.estratti;
  const righe = useMemo(() => toPreview(esito.estratti.flatMap((one) => one.righe)), [esito]);
  const columns = useMemo(() => makeColonne(righe).filter(({ campo }) => campo !== 'esito'), [righe]);
  const scartate = esito.estratti.flatMap((one) => one.scartate);
  if (!estratto) return null;
  const [before] = scartate;
  return (
    <>
      <div className={styles.head}>
        <Verdict quadratura={estratto.quadratura} provato={estratto} />
        <Caption1 className={styles.caption}>
          {formatRighe(righe.length)} · {formatCount(scartate.length, 'scartata', 'scartate')} · saldo
          iniziale {formatImportoOrNothing(estratto.saldo_iniziale)} · saldo finale{' '}
          {formatImportoOrNothing(estratto.saldo_finale)}
          {esito.estratti.length > 1
            ? ` · ${formatCount(esito.estratti.length, 'estratto', 'estratti')}`
            : ''}
        </Caption1>
      </div>
      {before ? (
        <MessageBar intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody>
            {formatRighe(scartate.length)} {scartate.length === 1 ? 'scartata' : 'scartate'}. Riga{' '}
            {before.riga}: {before.motivo} («{before.valore}»).
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <div className={styles.grid}>
        <DataGrid
          label="Righe lette dal campione"
          colonne={columns}
          righe={righe}
          getId={getId}
          testoVuoto="Nessuna riga letta"
        />
      </div>
    </>
  );
}

function Questions({
  domande,
  onAnswer,
}: {
  domande: readonly ReadingQuestion[];
  onAnswer: (id: ReadingQuestion['id'], value: string) => void;
}) {
  const styles = useStyles();
  return (
    <MessageBar intent="info" layout="multiline" className={styles.bar}>
      <MessageBarBody>
        <MessageBarTitle>Il file si può leggere in più modi.</MessageBarTitle>
        {domande.map(({ id, testo, options }) => (
          <div key={id}>
            {testo}
            <div className={styles.options}>
              {options.map((option) => (
                <Button key={option.valore} size="small" onClick={() => onAnswer(id, option.valore)}>
                  {option.testo} ({option.example})
                </Button>
              ))}
            </div>
          </div>
        ))}
      </MessageBarBody>
    </MessageBar>
  );
}

interface VistaLetturaProps {
  /** Of the file. */
  nome: string;
  viva: LetturaViva | null;
  underway: boolean;
  onAnswer: (id: ReadingQuestion['id'], value: string) => void;
}

export function VistaLettura({ nome, viva, underway, onAnswer }: VistaLetturaProps) {
  const styles = useStyles();
  return (
    <div className={styles.root} aria-busy={underway} data-lettura={underway ? 'in corso' : 'fatta'}>
      <Caption1 className={styles.caption} aria-live="polite">
        {underway ? (
          <Spinner size="extra-tiny" labelPosition="after" label={`Leggo ${nome}…`} />
        ) : viva ? (
          `${nome}, letto in ${viva.millisecondi} ms con il tracciato com’è ora.`
        ) : (
          ''
        )}
      </Caption1>
      {viva?.esito.tipo === 'letto' ? <Letto esito={viva.esito} /> : null}
      {viva?.esito.tipo === 'domanda' ? <Questions domande={viva.esito.domande} onAnswer={onAnswer} /> : null}
      {viva?.esito.tipo === 'deriva' ? (
        <MessageBar intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody>
            <MessageBarTitle>Il campione non corrisponde al tracciato.</MessageBarTitle>
            <ul className={styles.list}>
              {viva.esito.differenze.map((differenza) => (
                <li key={differenza}>{differenza}</li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      ) : null}
      {viva?.esito.tipo === 'errore' ? (
        <MessageBar intent="error" layout="multiline" className={styles.bar}>
          <MessageBarBody>{viva.esito.messaggio}</MessageBarBody>
        </MessageBar>
      ) : null}
    </div>
  );
}
