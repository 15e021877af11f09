/** Several files at once: one list, the conto of each, the questions gathered, one button for all. */
import {
  Button,
  makeStyles,
  mergeClasses,
  ProgressBar,
  Subtitle1,
  Text,
  tokens,
} from '@fluentui/react-components';
import { AddRegular, ArrowImportRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { FileQuestions } from '../questions.tsx';
import { ENDINGS } from '../drop-zone.tsx';
import { useKeepFocus } from '#ui/use-keep-focus.ts';
import { collectDrop } from '../file/collect.ts';
import { LeavePage } from '../leave-page.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { formatCount, formatImportate, formatRighe, STUDIO, toBenchAddress } from '../words.ts';
import { RigaElenco } from './list-row.tsx';
import { Resoconto } from './report.tsx';
import { UndoAll } from './undo-all.tsx';
import { framed } from '#ui/styles.ts';
import { FileInput } from '#ui/file-input.tsx';
import {
  addFilesAtom,
  stopListAtom,
  readListAtom,
  restartAtom,
  resumeListAtom,
  answerTogetherAtom,
} from '../state/list.ts';
import { importAllAtom } from '../state/import-all.ts';
import { listJobAtom } from '../state/work.ts';
import { forAllAtom } from '../state/atoms.ts';
import { questionGroupsAtom, type QuestionGroup } from '../state/question-groups.ts';
import { listVociAtom, type ListEntry } from '../state/entries.ts';
import { importedAtom, importedByAziendaAtom } from '../state/undo-all.ts';
import type { Importato } from '../state/imported.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', width: '100%' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  title: { margin: 0 },
  spacer: { flexGrow: 1 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    ...framed,
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
    // On a phone one line of words and the button: it stays in sight, and the files too.
    '@media (max-width: 600px)': { padding: '8px 10px', gap: '6px 8px', '& button, & a': { flexGrow: 1 } },
  },
  // With nothing to press it keeps no place in sight: questions are read there.
  idle: { position: 'static' },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '240px', gap: '4px' },
  caption: {
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 600px)': { display: 'none' },
  },
});

/** The questions that one answer settles, for all the files that ask them. */
function Questions({ gruppo }: { gruppo: QuestionGroup }) {
  const answerTo = useSetAtom(answerTogetherAtom);
  const { prima, fase, ids } = gruppo;
  const others = ids.length - 1;
  const name =
    others === 0 ? prima.file.name : `${prima.file.name} e ${formatCount(others, 'altro', 'altri')} come lui`;
  return (
    <FileQuestions
      among
      nome={name}
      domande={fase.domande}
      onAnswer={(answers) => void answerTo(gruppo, answers)}
    />
  );
}

/** How many files there are, and how many statements where some hold several. */
function countFiles(voci: readonly ListEntry[]): string {
  const files = new Set(voci.map(({ scheda }) => scheda.file)).size;
  const text = formatCount(files, 'file', 'file');
  return files === voci.length ? text : `${text}, ${formatCount(voci.length, 'estratto', 'estratti')}`;
}

/** What an import would bring, or what came in. */
function sayReady(ready: readonly ListEntry[], imported: readonly Importato[]): string {
  if (ready.length === 0)
    return imported.length === 0
      ? 'Nessun file pronto'
      : formatImportate(imported.reduce((sum, { righe }) => sum + righe, 0));
  const toImport = ready.reduce((sum, { counts }) => sum + (counts?.included ?? 0), 0);
  return `${formatRighe(toImport)} da importare, ${formatCount(ready.length, 'file pronto', 'file pronti')}`;
}

/** What is left to a person, or how it goes on. */
function sayOpen(voci: readonly ListEntry[], finished: boolean, all: boolean): string {
  const stillOpen = voci.filter(({ stato }) => stato === 'domanda' || stato === 'da_rivedere').length;
  if (stillOpen === 0)
    return finished
      ? all
        ? 'Ogni file è nella sua azienda. Annulla toglie le righe di un file, Annulla tutto quelle di tutti.'
        : 'Riconcilia porta ai movimenti da decidere. Annulla toglie le righe di un file solo.'
      : 'Ogni file entra tutto o per niente, dal più vecchio.';
  const [one, many] =
    new Set(voci.map(({ scheda }) => scheda.file)).size === voci.length
      ? ['file aspetta', 'file aspettano']
      : ['estratto aspetta', 'estratti aspettano'];
  return `${formatCount(stillOpen, one, many)} una tua parola e ${stillOpen === 1 ? 'resta' : 'restano'} in elenco.`;
}

/** What asks whose it is stands first: on a phone the list is long. */
const sortAskedFirst = (voci: readonly ListEntry[]): ListEntry[] => {
  const asks = ({ scheda }: ListEntry): boolean => scheda.fase.tipo === 'destinazione';
  return [...voci.filter(asks), ...voci.filter((voce) => !asks(voce))];
};

const WORKS = { importa: 'Importo', lettura: 'Leggo', annulla: 'Annullo' } as const;

/** What one button does, and how far it is. */
function ListBar() {
  const styles = useStyles();
  const voci = useAtomValue(listVociAtom);
  const job = useAtomValue(listJobAtom);
  const imported = useAtomValue(importedAtom);
  const byAzienda = useAtomValue(importedByAziendaAtom);
  const all = useAtomValue(forAllAtom);
  const importNow = useSetAtom(importAllAtom);
  const stop = useSetAtom(stopListAtom);
  const resume = useSetAtom(resumeListAtom);
  const bar = useKeepFocus<HTMLElement>();
  if (job !== null)
    return (
      <section ref={bar} tabIndex={-1} className={styles.bar} aria-label="Importazione">
        <div className={styles.words}>
          <Text weight="semibold" aria-live="polite">
            {WORKS[job.tipo]} {job.fatti + 1} di {job.totale}
          </Text>
          <ProgressBar aria-label="Avanzamento dei file" value={job.fatti} max={job.totale} />
        </div>
        {job.tipo !== 'annulla' && <Button onClick={() => stop()}>Fermati qui</Button>}
      </section>
    );
  const readyOnes = voci.filter(({ ready }) => ready);
  const finished = imported.length > 0;
  const awaited = voci.filter(({ stato }) => stato === 'attesa').length;
  const idle = readyOnes.length === 0 && !finished && awaited === 0;
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={mergeClasses(styles.bar, idle && styles.idle)}
      aria-label="Importazione"
    >
      <div className={styles.words}>
        <Text weight="semibold" aria-live="polite">
          {sayReady(readyOnes, imported)}
        </Text>
        <Text size={200} className={styles.caption}>
          {sayOpen(voci, finished && readyOnes.length === 0, all)}
        </Text>
      </div>
      {awaited > 0 && (
        <Button onClick={() => void resume()}>Leggi {formatCount(awaited, 'file', 'file')}</Button>
      )}
      {finished && all && <UndoAll imported={byAzienda} />}
      {finished && (
        <ButtonLink
          appearance={readyOnes.length === 0 ? 'primary' : 'secondary'}
          next={readyOnes.length === 0}
          to={all ? STUDIO : toBenchAddress(imported.map(({ id_imp }) => id_imp))}
        >
          {all ? 'Vai allo Studio' : 'Riconcilia'}
        </ButtonLink>
      )}
      {(readyOnes.length > 0 || !finished) && (
        <Button
          appearance="primary"
          icon={<ArrowImportRegular />}
          disabled={readyOnes.length === 0}
          onClick={() => void importNow()}
        >
          {readyOnes.length === 0 ? 'Importa' : `Importa ${formatCount(readyOnes.length, 'file', 'file')}`}
        </Button>
      )}
    </section>
  );
}

export function Elenco() {
  const styles = useStyles();
  const voci = useAtomValue(listVociAtom);
  const all = useAtomValue(forAllAtom);
  const groups = useAtomValue(questionGroupsAtom);
  const job = useAtomValue(listJobAtom);
  const { length: importati } = useAtomValue(importedAtom);
  const add = useSetAtom(addFilesAtom);
  const restart = useSetAtom(restartAtom);
  const read = useSetAtom(readListAtom);
  const input = useRef<HTMLInputElement>(null);
  // The other statements of a file that was just read.
  const awaited = voci.filter(({ stato }) => stato === 'attesa').length;
  useEffect(() => {
    if (awaited > 0) void read();
  }, [awaited, read]);
  return (
    // Files may be dropped here too; the button is the way for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.root}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void collectDrop(event.dataTransfer).then(add);
      }}
    >
      {job?.tipo === 'importa' && <LeavePage />}
      <div className={styles.head}>
        <Subtitle1 as="h2" className={styles.title}>
          {importati > 0
            ? `${formatCount(importati, 'file importato', 'file importati')} su ${voci.length}`
            : countFiles(voci)}
        </Subtitle1>
        <span className={styles.spacer} />
        <Button icon={<AddRegular />} disabled={job !== null} onClick={() => input.current?.click()}>
          Aggiungi file
        </Button>
        <Button disabled={job !== null} onClick={() => restart()}>
          {importati > 0 ? 'Chiudi l’elenco' : 'Non importare'}
        </Button>
        <FileInput
          ref={input}
          label="File da importare"
          accept={ENDINGS}
          multiple
          onChoose={(files) => void add(files)}
        />
      </div>
      {job === null && groups.map((group) => <Questions key={group.prima.id} gruppo={group} />)}
      <ul className={styles.list} aria-label="File">
        {sortAskedFirst(voci).map((voce) => (
          <RigaElenco key={voce.scheda.id} voce={voce} busy={job !== null} />
        ))}
      </ul>
      {all && job === null && <Resoconto />}
      <ListBar />
    </div>
  );
}
