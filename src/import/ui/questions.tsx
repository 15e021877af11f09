/** What the content leaves open is asked, with cells of the very file as they would read. */
import {
  Button,
  Field,
  makeStyles,
  mergeClasses,
  Radio,
  RadioGroup,
  Text,
  tokens,
} from '@fluentui/react-components';
import { QuestionCircleRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useSetAtom } from '#state/jotai.ts';
import { findProof } from '../cell/answers.ts';
import type { QuestionId, ReadingQuestion, Risposte } from '../cell/questions.ts';
import { formatCount } from './words.ts';
import { Prova } from './try-answer.tsx';
import { PanelBox } from './panel.tsx';
import { leaveFileAtom } from './state/list.ts';
import { answerAtom } from './state/reading.ts';
import type { PreviewContext } from './state/types.ts';

const useStyles = makeStyles({
  options: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
    gap: '12px',
    marginTop: '6px',
  },
  // Three beside each other leave no hole.
  tre: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 290px), 1fr))' },
  option: { display: 'flex', flexDirection: 'column', gap: '2px' },
  testo: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  example: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  scelta: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    minWidth: 0,
    padding: '8px 12px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  presa: { border: `1px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
});

const REMEMBERED = 'Il file si può leggere in più modi: dillo una volta, il tracciato lo ricorderà.';
const RIGA = 'Riguarda una riga sola: vale per questo file, e non cambia il tracciato.';
const RIGHE = 'Riguarda queste righe: vale per questo file, e non cambia il tracciato.';
const DATE = 'Riguarda le date di questo file: vale per questo file, e non cambia il tracciato.';
const NOMI = 'Dal nome dipende di chi sono le partite: vale per questo file, e il tracciato non lo ricorda.';
const PARTE =
  'Né il nome né la partita IVA dell’azienda sono in questa fattura. Con la partita IVA scritta nelle Impostazioni non servirà più chiederlo.';

/** What is said of some questions; of any other, that its answer is kept. */
const SAID: readonly (readonly [id: QuestionId, testo: string])[] = [
  ['verso', PARTE],
  ['scambio', DATE],
  ['riga', RIGA],
  ['segni', RIGHE],
  ['prima', RIGA],
  ['tabelle', RIGHE],
  ['ripetuti', RIGHE],
  ['soggetti', NOMI],
];

const explain = (questions: readonly ReadingQuestion[]): string =>
  SAID.find(([id]) => questions.some((question) => question.id === id))?.[1] ?? REMEMBERED;

interface FileQuestionsProps {
  /** Name of the file they are about. */
  nome: string;
  domande: readonly ReadingQuestion[];
  onAnswer: (answers: Risposte) => void;
  /** Absent where there is nothing to give up. */
  onAnnul?: () => void;
  /** In a list of files. */
  among?: boolean;
}

/** The questions of a file, wherever it is being read: in the wizard, read again, or on trial. */
export function FileQuestions({ nome, domande, onAnswer, onAnnul, among = false }: FileQuestionsProps) {
  const styles = useStyles();
  const [answers, setAnswers] = useState<Risposte>({});
  const complete = domande.every(({ id }) => answers[id] !== undefined);
  return (
    <PanelBox
      icon={<QuestionCircleRegular />}
      among={among}
      wide={domande.some(({ options }) => options.some(({ prova }) => prova !== undefined))}
      title={`${formatCount(domande.length, 'domanda', 'domande')} su ${nome}`}
      actions={
        <>
          <Button appearance="primary" disabled={!complete} onClick={() => onAnswer(answers)}>
            Continua
          </Button>
          {onAnnul && <Button onClick={onAnnul}>Annulla</Button>}
        </>
      }
    >
      <Text>{explain(domande)}</Text>
      {domande.map(({ id, testo, options }) => (
        <Field key={id} label={testo}>
          <RadioGroup
            className={mergeClasses(styles.options, options.length % 3 === 0 && styles.tre)}
            value={answers[id] ?? ''}
            onChange={(_event, { value }) => setAnswers((before) => ({ ...before, [id]: value }))}
          >
            {options.map((option) => {
              const prova = findProof(domande, id, option, answers);
              return (
                <div
                  key={option.valore}
                  className={mergeClasses(styles.scelta, answers[id] === option.valore && styles.presa)}
                >
                  <Radio
                    value={option.valore}
                    label={
                      <span className={styles.option}>
                        <span className={styles.testo}>{option.testo}</span>
                        <span className={styles.example}>{option.example}</span>
                      </span>
                    }
                  />
                  {prova && <Prova prova={prova} nome={option.testo} />}
                </div>
              );
            })}
          </RadioGroup>
        </Field>
      ))}
    </PanelBox>
  );
}

export function Questions({
  context,
  domande,
}: {
  context: PreviewContext;
  domande: readonly ReadingQuestion[];
}) {
  const answerTo = useSetAtom(answerAtom);
  const annul = useSetAtom(leaveFileAtom);
  return (
    <FileQuestions
      nome={context.file.name}
      domande={domande}
      onAnswer={(answers) => void answerTo(context, answers)}
      onAnnul={() => void annul()}
    />
  );
}
