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
import type { ReadingQuestion, Risposte } from '../cell/questions.ts';
import { formatCount } from './words.ts';
import { Prova } from './try-answer.tsx';
import { Riquadro } from './panel.tsx';
import { lasciaFileAtom } from './state/list.ts';
import { rispondiAtom } from './state/reading.ts';
import type { PreviewContext } from './state/types.ts';

const useStyles = makeStyles({
  options: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
    gap: '12px',
    marginTop: '6px',
  },
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

const RICORDO = 'Il file si può leggere in più modi: dillo una volta, il tracciato lo ricorderà.';
const RIGA = 'Il file non quadra per una riga sola: vale per questo file, e non cambia il tracciato.';
const PARTE =
  'Né il nome né la partita IVA dell’azienda sono in questa fattura. Con la partita IVA scritta nelle Impostazioni non servirà più chiederlo.';

const spiega = (domande: readonly ReadingQuestion[]): string =>
  domande.some(({ id }) => id === 'verso') ? PARTE : domande.some(({ id }) => id === 'riga') ? RIGA : RICORDO;

export interface DomandeFileProps {
  /** Name of the file they are about. */
  nome: string;
  domande: readonly ReadingQuestion[];
  onRispondi: (risposte: Risposte) => void;
  /** Absent where there is nothing to give up. */
  onAnnulla?: () => void;
}

/** The questions of a file, wherever it is being read: in the wizard, read again, or on trial. */
export function DomandeFile({ nome, domande, onRispondi, onAnnulla }: DomandeFileProps) {
  const styles = useStyles();
  const [risposte, setRisposte] = useState<Risposte>({});
  const complete = domande.every(({ id }) => risposte[id] !== undefined);
  return (
    <Riquadro
      icon={<QuestionCircleRegular />}
      larga={domande.some(({ opzioni }) => opzioni.some(({ prova }) => prova !== undefined))}
      title={`${formatCount(domande.length, 'domanda', 'domande')} su ${nome}`}
      actions={
        <>
          <Button appearance="primary" disabled={!complete} onClick={() => onRispondi(risposte)}>
            Continua
          </Button>
          {onAnnulla && <Button onClick={onAnnulla}>Annulla</Button>}
        </>
      }
    >
      <Text>{spiega(domande)}</Text>
      {domande.map(({ id, testo, opzioni }) => (
        <Field key={id} label={testo}>
          <RadioGroup
            className={styles.options}
            value={risposte[id] ?? ''}
            onChange={(_event, { value }) => setRisposte((before) => ({ ...before, [id]: value }))}
          >
            {opzioni.map((opzione) => (
              <div
                key={opzione.valore}
                className={mergeClasses(styles.scelta, risposte[id] === opzione.valore && styles.presa)}
              >
                <Radio
                  value={opzione.valore}
                  label={
                    <span className={styles.option}>
                      <span className={styles.testo}>{opzione.testo}</span>
                      <span className={styles.example}>{opzione.esempio}</span>
                    </span>
                  }
                />
                {opzione.prova && <Prova prova={opzione.prova} nome={opzione.testo} />}
              </div>
            ))}
          </RadioGroup>
        </Field>
      ))}
    </Riquadro>
  );
}

export function Domande({
  contesto,
  domande,
}: {
  contesto: PreviewContext;
  domande: readonly ReadingQuestion[];
}) {
  const rispondi = useSetAtom(rispondiAtom);
  const annulla = useSetAtom(lasciaFileAtom);
  return (
    <DomandeFile
      nome={contesto.file.name}
      domande={domande}
      onRispondi={(risposte) => void rispondi(contesto, risposte)}
      onAnnulla={() => void annulla()}
    />
  );
}
