/** Several files at once: one list, the conto of each, the questions gathered, one button for all. */
import { Button, makeStyles, ProgressBar, Text, Title3, tokens } from '@fluentui/react-components';
import { AddRegular, ArrowImportRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { DomandeFile } from '../questions.tsx';
import { ENDINGS } from '../drop-zone.tsx';
import { collectDrop } from '../file/collect.ts';
import { LasciaPagina } from '../leave-page.tsx';
import { formatCount, formatRighe } from '../words.ts';
import {
  aggiungiFileAtom,
  fermaElencoAtom,
  gruppiDomandeAtom,
  importaTuttiAtom,
  importatiAtom,
  lavoroElencoAtom,
  leggiElencoAtom,
  ricominciaAtom,
  rispondiInsiemeAtom,
  type GruppoDomande,
} from '../state/list.ts';
import { vociElencoAtom } from '../state/entries.ts';
import { RigaElenco } from './list-row.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', width: '100%' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  title: { margin: 0 },
  spacer: { flexGrow: 1 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 14px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    // On a phone it would cover the files: there it simply ends the page.
    '@media (max-width: 600px)': { position: 'static', '& button': { flexGrow: 1 } },
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '240px', gap: '4px' },
  caption: { color: tokens.colorNeutralForeground2 },
});

/** The questions that one answer settles, for all the files that ask them. */
function Domande({ gruppo }: { gruppo: GruppoDomande }) {
  const rispondi = useSetAtom(rispondiInsiemeAtom);
  const { prima, fase, ids } = gruppo;
  const altri = ids.length - 1;
  const nome =
    altri === 0 ? prima.file.name : `${prima.file.name} e ${formatCount(altri, 'altro', 'altri')} come lui`;
  return (
    <DomandeFile
      nome={nome}
      domande={fase.domande}
      onRispondi={(risposte) => void rispondi(gruppo, risposte)}
    />
  );
}

/** What one button does, and how far it is. */
function Barra() {
  const styles = useStyles();
  const voci = useAtomValue(vociElencoAtom);
  const lavoro = useAtomValue(lavoroElencoAtom);
  const importa = useSetAtom(importaTuttiAtom);
  const ferma = useSetAtom(fermaElencoAtom);
  const pronte = voci.filter(({ pronta }) => pronta);
  const righe = pronte.reduce((sum, { conteggi }) => sum + (conteggi?.incluse ?? 0), 0);
  const aperte = voci.filter(({ stato }) => stato === 'domanda' || stato === 'da_rivedere').length;
  return (
    <section className={styles.bar} aria-label="Importazione">
      <div className={styles.words}>
        <Text weight="semibold" aria-live="polite">
          {lavoro === null
            ? `${formatRighe(righe)} da importare, ${formatCount(pronte.length, 'file pronto', 'file pronti')}`
            : `${lavoro.tipo === 'importa' ? 'Importo' : 'Leggo'} ${lavoro.fatti + 1} di ${lavoro.totale}`}
        </Text>
        {lavoro === null ? (
          <Text size={200} className={styles.caption}>
            {aperte === 0
              ? 'Ogni file entra tutto o per niente, dal più vecchio.'
              : `${formatCount(aperte, 'file aspetta', 'file aspettano')} una tua parola e ${aperte === 1 ? 'resta' : 'restano'} in elenco.`}
          </Text>
        ) : (
          <ProgressBar aria-label="Avanzamento dei file" value={lavoro.fatti} max={lavoro.totale} />
        )}
      </div>
      {lavoro === null ? (
        <Button
          appearance="primary"
          icon={<ArrowImportRegular />}
          disabled={pronte.length === 0}
          onClick={() => void importa()}
        >
          Importa {formatCount(pronte.length, 'file', 'file')}
        </Button>
      ) : (
        <Button onClick={() => ferma()}>Fermati qui</Button>
      )}
    </section>
  );
}

export function Elenco() {
  const styles = useStyles();
  const voci = useAtomValue(vociElencoAtom);
  const gruppi = useAtomValue(gruppiDomandeAtom);
  const lavoro = useAtomValue(lavoroElencoAtom);
  const importati = useAtomValue(importatiAtom);
  const aggiungi = useSetAtom(aggiungiFileAtom);
  const ricomincia = useSetAtom(ricominciaAtom);
  const leggi = useSetAtom(leggiElencoAtom);
  const input = useRef<HTMLInputElement>(null);
  // The other statements of a file that was just read.
  const attesa = voci.filter(({ stato }) => stato === 'attesa').length;
  useEffect(() => {
    if (attesa > 0) void leggi();
  }, [attesa, leggi]);
  return (
    // Files may be dropped here too; the button is the way for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.root}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void collectDrop(event.dataTransfer).then(aggiungi);
      }}
    >
      {lavoro?.tipo === 'importa' && <LasciaPagina />}
      <div className={styles.head}>
        <Title3 as="h2" className={styles.title}>
          {importati > 0
            ? `${formatCount(importati, 'file importato', 'file importati')} su ${voci.length}`
            : formatCount(voci.length, 'file', 'file')}
        </Title3>
        <span className={styles.spacer} />
        <Button icon={<AddRegular />} disabled={lavoro !== null} onClick={() => input.current?.click()}>
          Aggiungi file
        </Button>
        <Button disabled={lavoro !== null} onClick={() => ricomincia()}>
          {importati > 0 ? 'Chiudi l’elenco' : 'Non importare'}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="File da importare"
          accept={ENDINGS}
          onChange={({ target }) => {
            void aggiungi([...(target.files ?? [])]);
            // So that choosing the same file again is a change.
            target.value = '';
          }}
        />
      </div>
      <ul className={styles.list} aria-label="File">
        {voci.map((voce) => (
          <RigaElenco key={voce.scheda.id} voce={voce} occupato={lavoro !== null} />
        ))}
      </ul>
      {lavoro === null && gruppi.map((gruppo) => <Domande key={gruppo.prima.id} gruppo={gruppo} />)}
      <Barra />
    </div>
  );
}
