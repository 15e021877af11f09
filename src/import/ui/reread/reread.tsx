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
import { GrigliaDati } from '#grids/engine/index.ts';
import type { RowComparison, EsitoConfronto } from '../../run/compare-reading.ts';
import { Verdetto } from '../preview/verdict.tsx';
import { DomandeFile } from '../questions.tsx';
import { PasswordFile } from '../pdf/password.tsx';
import { formatCount, formatIntero } from '../words.ts';
import { COLONNE_CONFRONTO, getChangeMark } from './columns.tsx';
import { DAL_CONTENUTO, type Opzioni, useRilettura } from './use-reread.ts';

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

type Vista = 'differenze' | EsitoConfronto;
const VISTE: readonly (readonly [Vista, string])[] = [
  ['differenze', 'Differenze'],
  ['cambiata', 'Cambiate'],
  ['nuova', 'Nuove'],
  ['sparita', 'Sparite'],
  ['uguale', 'Uguali'],
];

const inVista = (vista: Vista) => (riga: RowComparison) =>
  vista === 'differenze' ? riga.esito !== 'uguale' : riga.esito === vista;
const getId = ({ id }: RowComparison) => id;

function Differenze({
  confronti,
  onSegna,
}: {
  confronti: readonly RowComparison[];
  onSegna: (id: number, applica: boolean) => void;
}) {
  const styles = useStyles();
  const [vista, setVista] = useState<Vista>('differenze');
  const righe = useMemo(() => confronti.filter(inVista(vista)), [confronti, vista]);
  const selezione = useMemo(
    () => ({
      titolo: 'Applica',
      inclusa: ({ applica }: RowComparison) => applica,
      onCambia: ({ id, inclusa }: { id: number | string; inclusa: boolean }) => onSegna(Number(id), inclusa),
    }),
    [onSegna],
  );
  return (
    <>
      <TabList
        className={styles.tabs}
        selectedValue={vista}
        onTabSelect={(_event, { value }) => setVista(value as Vista)}
      >
        {VISTE.map(([valore, testo]) => (
          <Tab key={valore} value={valore}>
            {testo} ({formatIntero(confronti.filter(inVista(valore)).length)})
          </Tab>
        ))}
      </TabList>
      <div className={styles.grid}>
        <GrigliaDati
          etichetta="Differenze tra le righe in archivio e la nuova lettura"
          colonne={COLONNE_CONFRONTO}
          righe={righe}
          getId={getId}
          classeRiga={getChangeMark}
          selezione={selezione}
          testoVuoto={vista === 'differenze' ? 'La nuova lettura dà le stesse righe' : 'Nessuna riga'}
        />
      </div>
    </>
  );
}

export function Rilettura(opzioni: Opzioni) {
  const { importazione, onChiudi } = opzioni;
  const styles = useStyles();
  const rilettura = useRilettura(opzioni);
  const { materiale, scelto, riletto, confronti, errore, occupato, motivo, daApplicare } = rilettura;
  const nome = materiale?.tracciati.find(({ id }) => id === scelto)?.nome ?? 'Riconosci dal contenuto';
  const bloccate = confronti.filter(({ bloccata }) => bloccata !== null).length;
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
      onChiudi={() => (occupato ? undefined : onChiudi())}
      piede={
        <>
          <Button
            appearance="primary"
            disabledFocusable={motivo !== null || occupato}
            title={motivo ?? ''}
            onClick={() => void rilettura.applica()}
          >
            {occupato ? 'Applico…' : `Applica ${formatCount(daApplicare, 'differenza', 'differenze')}`}
          </Button>
          <Button disabled={occupato} onClick={onChiudi}>
            Lascia com’è
          </Button>
        </>
      }
    >
      <div className={styles.body} data-rilettura={riletto ? riletto.tipo : 'in corso'}>
        <ErrorBar testo={errore} />
        {materiale ? (
          <div className={styles.head}>
            <Field label="Tracciato" className={styles.tracciato}>
              <Dropdown
                value={nome}
                selectedOptions={[String(scelto ?? DAL_CONTENUTO)]}
                onOptionSelect={(_event, { optionValue }) => rilettura.setScelto(Number(optionValue))}
              >
                {materiale.tracciati.map((tracciato) => (
                  <Option key={tracciato.id} value={String(tracciato.id)} text={tracciato.nome}>
                    {tracciato.nome} (versione {tracciato.versione})
                  </Option>
                ))}
                <Option value={String(DAL_CONTENUTO)}>Riconosci dal contenuto</Option>
              </Dropdown>
            </Field>
            {riletto?.tipo === 'pronto' ? (
              <Verdetto quadratura={riletto.estratto.quadratura} provato={riletto.estratto} />
            ) : null}
          </div>
        ) : null}
        {riletto === null && errore === null ? <Spinner label="Rileggo il file e lo confronto…" /> : null}
        {riletto?.tipo === 'domande' ? (
          <DomandeFile
            nome={importazione.nome_file ?? 'il file'}
            domande={riletto.domande}
            onRispondi={rilettura.rispondi}
          />
        ) : null}
        {riletto?.tipo === 'password' ? (
          <PasswordFile
            nome={importazione.nome_file ?? 'Il file'}
            errata={riletto.errata}
            onApri={rilettura.apri}
          />
        ) : null}
        {riletto?.tipo === 'fermo' ? (
          <MessageBar intent="warning" layout="multiline" className={styles.bar}>
            <MessageBarBody>
              <MessageBarTitle>Con questo tracciato il file non si legge.</MessageBarTitle>
              <ul className={styles.list}>
                {riletto.motivi.map((testo) => (
                  <li key={testo}>{testo}</li>
                ))}
              </ul>
            </MessageBarBody>
          </MessageBar>
        ) : null}
        {bloccate > 0 ? (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              {formatCount(bloccate, 'riga abbinata resta', 'righe abbinate restano')} com’è: prima si tolgono
              gli abbinamenti.
            </MessageBarBody>
          </MessageBar>
        ) : null}
        {riletto?.tipo === 'pronto' ? <Differenze confronti={confronti} onSegna={rilettura.segna} /> : null}
      </div>
    </Drawer>
  );
}
