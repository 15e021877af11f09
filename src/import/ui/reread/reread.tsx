/** An import read again from its own file: the difference row by row, and applying what is ticked. */
import {
  Button,
  Caption1,
  Dropdown,
  Field,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Option,
  Spinner,
  Tab,
  TabList,
  tokens,
} from '@fluentui/react-components';
import { Drawer } from '#ui/drawer.tsx';
import { ErrorBar } from '#ui/error-bar.tsx';
import { useMemo, useState } from 'react';
import { DataGrid } from '#grids/engine/index.ts';
import type { RowComparison, ComparisonOutcome } from '../../run/compare-reading.ts';
import { Verdict } from '../preview/verdict.tsx';
import { FileQuestions } from '../questions.tsx';
import { PasswordFile } from '../pdf/password.tsx';
import { formatCount, formatInteger } from '../words.ts';
import { COMPARISON_COLUMNS, getChangeMark } from './columns.tsx';
import { DAL_CONTENUTO, type RereadOptions, useRilettura } from './use-reread.ts';

const useStyles = makeStyles({
  body: { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: '12px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' },
  tracciato: { minWidth: '280px' },
  caption: { color: tokens.colorNeutralForeground3 },
  tabs: { overflowX: 'auto' },
  grid: { flexGrow: 1, display: 'grid', gridTemplateRows: 'minmax(260px, 1fr)' },
  list: { margin: '4px 0 0', paddingLeft: '20px' },
  bar: { alignItems: 'start', paddingTop: '8px', paddingBottom: '8px' },
});

type Vista = 'differenze' | ComparisonOutcome;
const VISTE: readonly (readonly [Vista, string])[] = [
  ['differenze', 'Differenze'],
  ['cambiata', 'Cambiate'],
  ['nuova', 'Nuove'],
  ['sparita', 'Sparite'],
  ['uguale', 'Uguali'],
];

const inSight = (vista: Vista) => (riga: RowComparison) =>
  vista === 'differenze' ? riga.esito !== 'uguale' : riga.esito === vista;
const getId = ({ id }: RowComparison) => id;

function Differenze({
  comparisons,
  onMark,
}: {
  comparisons: readonly RowComparison[];
  onMark: (id: number, apply: boolean) => void;
}) {
  const styles = useStyles();
  const [vista, setVista] = useState<Vista>('differenze');
  const righe = useMemo(() => comparisons.filter(inSight(vista)), [comparisons, vista]);
  const selection = useMemo(
    () => ({
      titolo: 'Applica',
      included: ({ apply }: RowComparison) => apply,
      onChange: ({ id, included }: { id: number | string; included: boolean }) =>
        onMark(Number(id), included),
    }),
    [onMark],
  );
  return (
    <>
      <TabList
        className={styles.tabs}
        selectedValue={vista}
        onTabSelect={(_event, { value }) => setVista(value as Vista)}
      >
        {VISTE.map(([value, text]) => (
          <Tab key={value} value={value}>
            {text} ({formatInteger(comparisons.filter(inSight(value)).length)})
          </Tab>
        ))}
      </TabList>
      <div className={styles.grid}>
        <DataGrid
          label="Differenze tra le righe in archivio e la nuova lettura"
          colonne={COMPARISON_COLUMNS}
          righe={righe}
          getId={getId}
          rigaClass={getChangeMark}
          selection={selection}
          testoVuoto={vista === 'differenze' ? 'La nuova lettura dà le stesse righe' : 'Nessuna riga'}
        />
      </div>
    </>
  );
}

export function Rilettura(options: RereadOptions) {
  const { importazione, onClose } = options;
  const styles = useStyles();
  const rereading = useRilettura(options);
  const { material, scelto, rereadRighe, comparisons, error, busy, motivo, toApply } = rereading;
  const name = material?.tracciati.find(({ id }) => id === scelto)?.nome ?? 'Riconosci dal contenuto';
  const blockedCount = comparisons.filter(({ blocked }) => blocked !== null).length;
  return (
    <Drawer
      titolo={<>Rileggi {importazione.nome_file}</>}
      larghezza="intera"
      testa={
        <Caption1 className={styles.caption}>
          Il file si rilegge com’era. Note, soggetti e abbinamenti restano; si applica solo ciò che è
          spuntato.
        </Caption1>
      }
      onClose={() => (busy ? undefined : onClose())}
      footer={
        <>
          <Button
            appearance="primary"
            disabledFocusable={motivo !== null || busy}
            title={motivo ?? ''}
            onClick={() => void rereading.apply()}
          >
            {busy ? 'Applico…' : `Applica ${formatCount(toApply, 'differenza', 'differenze')}`}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            Lascia com’è
          </Button>
        </>
      }
    >
      <div className={styles.body} data-rilettura={rereadRighe ? rereadRighe.tipo : 'in corso'}>
        <ErrorBar testo={error} />
        {material ? (
          <div className={styles.head}>
            <Field label="Tracciato" className={styles.tracciato}>
              <Dropdown
                value={name}
                selectedOptions={[String(scelto ?? DAL_CONTENUTO)]}
                onOptionSelect={(_event, { optionValue }) => rereading.setScelto(Number(optionValue))}
              >
                {material.tracciati.map((tracciato) => (
                  <Option key={tracciato.id} value={String(tracciato.id)} text={tracciato.nome}>
                    {tracciato.nome} (versione {tracciato.versione})
                  </Option>
                ))}
                <Option value={String(DAL_CONTENUTO)}>Riconosci dal contenuto</Option>
              </Dropdown>
            </Field>
            {rereadRighe?.tipo === 'pronto' ? (
              <Verdict quadratura={rereadRighe.estratto.quadratura} provato={rereadRighe.estratto} />
            ) : null}
          </div>
        ) : null}
        {rereadRighe === null && error === null ? <Spinner label="Rileggo il file e lo confronto…" /> : null}
        {rereadRighe?.tipo === 'domande' ? (
          <FileQuestions
            nome={importazione.nome_file ?? 'il file'}
            domande={rereadRighe.domande}
            onAnswer={rereading.answer}
          />
        ) : null}
        {rereadRighe?.tipo === 'password' ? (
          <PasswordFile
            nome={importazione.nome_file ?? 'Il file'}
            errata={rereadRighe.errata}
            onOpen={rereading.open}
          />
        ) : null}
        {rereadRighe?.tipo === 'fermo' ? (
          <MessageBar intent="warning" layout="multiline" className={styles.bar}>
            <MessageBarBody>
              <MessageBarTitle>Con questo tracciato il file non si legge.</MessageBarTitle>
              <ul className={styles.list}>
                {rereadRighe.motivi.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </MessageBarBody>
          </MessageBar>
        ) : null}
        {blockedCount > 0 ? (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              {formatCount(blockedCount, 'riga abbinata resta', 'righe abbinate restano')} com’è: prima si
              tolgono gli abbinamenti.
            </MessageBarBody>
          </MessageBar>
        ) : null}
        {rereadRighe?.tipo === 'pronto' ? (
          <Differenze comparisons={comparisons} onMark={rereading.mark} />
        ) : null}
      </div>
    </Drawer>
  );
}
