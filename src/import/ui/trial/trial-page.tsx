/** The upload test: a file read exactly as the import would, step by step, with nothing written. */
import {
  Body1,
  Button,
  Dropdown,
  Field,
  makeStyles,
  mergeClasses,
  Option,
  ProgressBar,
  Title3,
  tokens,
} from '@fluentui/react-components';
import { BeakerRegular } from '@fluentui/react-icons';
import { ErrorBar } from '#ui/error-bar.tsx';
import { useMemo, useRef, useState } from 'react';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useKeys } from '#ui/use-media.ts';
import { useLettura } from '#state/use-reading.ts';
import type { Risposte } from '../../cell/questions.ts';
import { FileQuestions } from '../questions.tsx';
import { PasswordFile } from '../pdf/password.tsx';
import { aziendaLetturaAtom } from '../state/azienda.ts';
import { type PersonAnswers, useTold } from '../use-told.ts';
import { useConti } from '#state/conti.ts';
import { Steps } from './steps.tsx';
import { type EsitoProva, tryFile } from './trial.ts';
import { Tabelle } from './tables.tsx';
import { FileInput } from '#ui/file-input.tsx';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    padding: '16px 24px 32px',
    maxWidth: '1200px',
    '@media (max-width: 640px)': { padding: '16px' },
  },
  title: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  zone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '12px 20px',
    padding: '20px',
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  over: { border: `2px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  conto: { minWidth: '240px' },
});

const NONE = '';
const NO_TWIN: ReadonlySet<number> = new Set();

function useProof(file: File | null, id_conto: number | null, told: PersonAnswers) {
  const client = useAtomValue(clientAtom);
  const id_azienda = useAtomValue(aziendaIdAtom);
  const readAzienda = useSetAtom(aziendaLetturaAtom);
  const read = useMemo(() => {
    if (!file) return null;
    return async (signal: AbortSignal) => {
      const azienda = await readAzienda(id_azienda);
      const esito = await tryFile(client, file, { id_conto, told: { ...told, azienda } }, signal);
      return { file, esito };
    };
  }, [client, file, id_conto, told, id_azienda, readAzienda]);
  const { dati, error, fresh } = useLettura(read);
  const failed = fresh ? error : null;
  return {
    inCorso: file !== null && !fresh,
    esito: failed === null && dati?.file === file ? dati.esito : null,
    error: failed,
  };
}

interface AsksProps {
  nome: string;
  esito: EsitoProva;
  onAnswer: (answers: Risposte) => void;
  onOpen: (password: string) => void;
}

/** What the import would ask is asked here too: with the answer, the test goes on. */
function Asks({ nome, esito: { spiegazione }, onAnswer, onOpen }: AsksProps) {
  const { esito } = spiegazione;
  if (esito.tipo === 'domanda')
    return <FileQuestions nome={nome} domande={esito.domande} onAnswer={onAnswer} />;
  if (esito.tipo !== 'errore' || (esito.code !== 'pdf_password' && esito.code !== 'pdf_password_errata'))
    return null;
  return <PasswordFile nome={nome} errata={esito.code === 'pdf_password_errata'} onOpen={onOpen} />;
}

export function ProvaPage() {
  const styles = useStyles();
  const keys = useKeys();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [conto, setConto] = useState<number | null>(null);
  const [above, setAbove] = useState(false);
  const conti = useConti();
  const { told, forget, answer, open } = useTold();
  const { inCorso, esito, error } = useProof(file, conto, told);
  const chooseFile = (chosen: File) => {
    forget();
    setFile(chosen);
  };
  const estratti = esito?.spiegazione.esito.tipo === 'letto' ? esito.spiegazione.esito.estratti : [];
  const total = esito?.steps.reduce((sum, { millisecondi }) => sum + millisecondi, 0) ?? 0;
  return (
    <div className={styles.root} data-prova={inCorso ? 'in corso' : esito ? 'fatta' : 'ferma'}>
      <Title3 as="h1" className={styles.title}>
        Prova di caricamento
      </Title3>
      <Body1 className={styles.quiet}>
        Il file si legge come farebbe l’importazione, passo per passo. Non viene scritto nulla.
      </Body1>
      <div
        className={mergeClasses(styles.zone, above && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setAbove(true);
        }}
        onDragLeave={() => setAbove(false)}
        onDrop={(event) => {
          event.preventDefault();
          setAbove(false);
          const [dropped] = event.dataTransfer.files;
          if (dropped) chooseFile(dropped);
        }}
      >
        <FileInput
          ref={input}
          label="File da provare"
          onChoose={([chosen]) => (chosen ? chooseFile(chosen) : undefined)}
        />
        <Button
          appearance="primary"
          size="large"
          icon={<BeakerRegular />}
          onClick={() => input.current?.click()}
        >
          {file ? 'Prova un altro file' : keys ? 'Scegli o trascina qui un file' : 'Scegli un file'}
        </Button>
        <Field label="Conto in cui cercare le righe già presenti" className={styles.conto}>
          <Dropdown
            value={conti.find(({ id }) => id === conto)?.nome ?? 'Quello del tracciato'}
            selectedOptions={[conto === null ? NONE : String(conto)]}
            onOptionSelect={(_event, { optionValue }) => setConto(optionValue ? Number(optionValue) : null)}
          >
            <Option value={NONE}>Quello del tracciato</Option>
            {conti.map(({ id, nome }) => (
              <Option key={id} value={String(id)}>
                {nome}
              </Option>
            ))}
          </Dropdown>
        </Field>
      </div>
      {inCorso ? <ProgressBar aria-label="Prova in corso" /> : null}
      <ErrorBar testo={error} />
      {esito ? (
        <>
          <Body1 className={styles.quiet} aria-live="polite">
            {esito.steps.length} passi in {Math.round(total)} ms. In archivio non è cambiato nulla.
          </Body1>
          <Asks nome={file?.name ?? ''} esito={esito} onAnswer={answer} onOpen={open} />
          <Steps steps={esito.steps} />
          {estratti.map((estratto, at) => (
            <Tabelle
              key={`${estratto.conto ?? ''} ${estratto.divisa ?? ''} ${estratto.righe[0]?.riga ?? 0}`}
              estratto={estratto}
              gemelli={at === 0 ? esito.gemelli : NO_TWIN}
            />
          ))}
        </>
      ) : null}
    </div>
  );
}
