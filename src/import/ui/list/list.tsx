/** Several files at once: one list, the conto of each, the questions gathered, one button for all. */
import { Button, makeStyles, ProgressBar, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { AddRegular, ArrowImportRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { DomandeFile } from '../questions.tsx';
import { ENDINGS } from '../drop-zone.tsx';
import { collectDrop } from '../file/collect.ts';
import { LasciaPagina } from '../leave-page.tsx';
import { Porta } from '../button-link.tsx';
import { formatCount, formatImportate, formatRighe, STUDIO, toBenchAddress } from '../words.ts';
import {
  aggiungiFileAtom,
  fermaElencoAtom,
  leggiElencoAtom,
  ricominciaAtom,
  riprendiElencoAtom,
  rispondiInsiemeAtom,
} from '../state/list.ts';
import { importaTuttiAtom, importateAtom, type ImportateElenco } from '../state/import-all.ts';
import { lavoroElencoAtom } from '../state/list-work.ts';
import { perTutteAtom } from '../state/atoms.ts';
import { gruppiDomandeAtom, type GruppoDomande } from '../state/question-groups.ts';
import { vociElencoAtom, type ListEntry } from '../state/entries.ts';
import { RigaElenco } from './list-row.tsx';
import { Resoconto } from './report.tsx';
import { AnnullaTutto } from './undo-all.tsx';

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
    '@media (max-width: 600px)': { position: 'static', '& button, & a': { flexGrow: 1 } },
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

/** What an import would bring, or what came in. */
function sayReady(pronte: readonly ListEntry[], { ids, righe }: ImportateElenco): string {
  if (pronte.length === 0) return ids.length === 0 ? 'Nessun file pronto' : formatImportate(righe);
  const daImportare = pronte.reduce((sum, { conteggi }) => sum + (conteggi?.incluse ?? 0), 0);
  return `${formatRighe(daImportare)} da importare, ${formatCount(pronte.length, 'file pronto', 'file pronti')}`;
}

/** What is left to a person, or how it goes on. */
function sayOpen(voci: readonly ListEntry[], finito: boolean, tutte: boolean): string {
  const aperte = voci.filter(({ stato }) => stato === 'domanda' || stato === 'da_rivedere').length;
  if (aperte === 0)
    return finito
      ? tutte
        ? 'Ogni file è nella sua azienda. Annulla toglie le righe di un file, Annulla tutto quelle di tutti.'
        : 'Riconcilia porta ai movimenti da decidere. Annulla toglie le righe di un file solo.'
      : 'Ogni file entra tutto o per niente, dal più vecchio.';
  return `${formatCount(aperte, 'file aspetta', 'file aspettano')} una tua parola e ${aperte === 1 ? 'resta' : 'restano'} in elenco.`;
}

const OPERE = { importa: 'Importo', lettura: 'Leggo', annulla: 'Annullo' } as const;

/** What one button does, and how far it is. */
function Barra() {
  const styles = useStyles();
  const voci = useAtomValue(vociElencoAtom);
  const lavoro = useAtomValue(lavoroElencoAtom);
  const importate = useAtomValue(importateAtom);
  const tutte = useAtomValue(perTutteAtom);
  const importa = useSetAtom(importaTuttiAtom);
  const ferma = useSetAtom(fermaElencoAtom);
  const riprendi = useSetAtom(riprendiElencoAtom);
  if (lavoro !== null)
    return (
      <section className={styles.bar} aria-label="Importazione">
        <div className={styles.words}>
          <Text weight="semibold" aria-live="polite">
            {OPERE[lavoro.tipo]} {lavoro.fatti + 1} di {lavoro.totale}
          </Text>
          <ProgressBar aria-label="Avanzamento dei file" value={lavoro.fatti} max={lavoro.totale} />
        </div>
        {lavoro.tipo !== 'annulla' && <Button onClick={() => ferma()}>Fermati qui</Button>}
      </section>
    );
  const pronte = voci.filter(({ pronta }) => pronta);
  const fatte = importate.ids.length > 0;
  const attesa = voci.filter(({ stato }) => stato === 'attesa').length;
  return (
    <section className={styles.bar} aria-label="Importazione">
      <div className={styles.words}>
        <Text weight="semibold" aria-live="polite">
          {sayReady(pronte, importate)}
        </Text>
        <Text size={200} className={styles.caption}>
          {sayOpen(voci, fatte && pronte.length === 0, tutte)}
        </Text>
      </div>
      {attesa > 0 && (
        <Button onClick={() => void riprendi()}>Leggi {formatCount(attesa, 'file', 'file')}</Button>
      )}
      {fatte && tutte && <AnnullaTutto inattivo={false} />}
      {fatte && (
        <Porta primary={pronte.length === 0} to={tutte ? STUDIO : toBenchAddress(importate.ids)}>
          {tutte ? 'Vai allo Studio' : 'Riconcilia'}
        </Porta>
      )}
      {(pronte.length > 0 || !fatte) && (
        <Button
          appearance="primary"
          icon={<ArrowImportRegular />}
          disabled={pronte.length === 0}
          onClick={() => void importa()}
        >
          {pronte.length === 0 ? 'Importa' : `Importa ${formatCount(pronte.length, 'file', 'file')}`}
        </Button>
      )}
    </section>
  );
}

export function Elenco() {
  const styles = useStyles();
  const voci = useAtomValue(vociElencoAtom);
  const tutte = useAtomValue(perTutteAtom);
  const gruppi = useAtomValue(gruppiDomandeAtom);
  const lavoro = useAtomValue(lavoroElencoAtom);
  const { length: importati } = useAtomValue(importateAtom).ids;
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
        <Subtitle1 as="h2" className={styles.title}>
          {importati > 0
            ? `${formatCount(importati, 'file importato', 'file importati')} su ${voci.length}`
            : formatCount(voci.length, 'file', 'file')}
        </Subtitle1>
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
      {tutte && lavoro === null && <Resoconto />}
      <Barra />
    </div>
  );
}
