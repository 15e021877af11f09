/** Asks before all that a list has imported is taken back. */
import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons';
import { aziendeAtom } from '#state/azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { Confirm } from '#ui/question.tsx';
import { formatCount } from '../words.ts';
import type { ImportatoIn } from '../state/imported.ts';
import {
  annulAllAtom,
  annulmentOfAllAtom,
  askAnnulmentOfAllAtom,
  closeAnnulmentOfAllAtom,
  type ToUndo,
} from '../state/undo-all.ts';

interface UndoQuestionProps {
  question: readonly ToUndo[];
  onDone: (() => void) | undefined;
}

function UndoQuestion({ question, onDone }: UndoQuestionProps) {
  const aziende = useAtomValue(aziendeAtom);
  const annul = useSetAtom(annulAllAtom);
  const close = useSetAtom(closeAnnulmentOfAllAtom);
  const all = question.flatMap(({ imports }) => imports);
  const righe = all.reduce((sum, one) => sum + one.righe, 0);
  const touched = question
    .filter(({ conferma }) => conferma)
    .map(({ azienda }) => aziende.find(({ id }) => id === azienda)?.ragione_sociale ?? 'questa azienda');
  const run = async () => {
    await annul();
    onDone?.();
  };
  const files = all.some(({ scheda }) => scheda === null)
    ? 'I file si possono importare di nuovo.'
    : 'I file restano in questo elenco e si possono importare di nuovo.';
  return (
    <Confirm
      titolo={`Annullare ${formatCount(all.length, 'importazione', 'importazioni')}?`}
      back="Tieni le righe"
      azione={touched.length > 0 ? 'Annulla lo stesso' : 'Annulla tutto'}
      onConfirm={run}
      onClose={() => close()}
    >
      <span>
        {formatCount(righe, 'riga sparirà', 'righe spariranno')} da{' '}
        {formatCount(question.length, 'azienda', 'aziende')}. {files}
      </span>
      {touched.length > 0 ? (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            Dopo l’importazione qualcuno ha lavorato su queste righe, in {touched.join(', ')}: note, scadenze
            concordate, correzioni e pagamenti andranno persi.
          </MessageBarBody>
        </MessageBar>
      ) : null}
    </Confirm>
  );
}

interface AnnullaTuttoProps {
  imported: readonly ImportatoIn[];
  /** Once it was taken back, as far as it could be. */
  onDone?: () => void;
}

/** The button, and the question once what would be lost is known. */
export function UndoAll({ imported, onDone }: AnnullaTuttoProps) {
  const question = useAtomValue(annulmentOfAllAtom);
  const ask = useSetAtom(askAnnulmentOfAllAtom);
  return (
    <>
      <Button icon={<ArrowUndoRegular />} onClick={() => void ask(imported)}>
        Annulla tutto
      </Button>
      {question && <UndoQuestion question={question} onDone={onDone} />}
    </>
  );
}
