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
import { useEffect, useRef, useState } from 'react';
import { describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { useResource } from '#state/use-resource.ts';
import type { Risposte } from '../../cell/questions.ts';
import { FileQuestions } from '../questions.tsx';
import { PasswordFile } from '../pdf/password.tsx';
import { aziendaLetturaAtom } from '../state/azienda.ts';
import { contiResource } from '#state/conti.ts';
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

/** What the person said so that the file can be read; kept nowhere. */
interface Told {
  risposte: Risposte;
  password: string | null;
}
const NOTHING: Told = { risposte: {}, password: null };

type Fatta = { file: File; conto: number | null; told: Told } & ({ esito: EsitoProva } | { error: string });

function useProof(file: File | null, conto: number | null, told: Told) {
  const client = useAtomValue(clientAtom);
  const id_azienda = useAtomValue(aziendaIdAtom);
  const readAzienda = useSetAtom(aziendaLetturaAtom);
  const [done, setDone] = useState<Fatta | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      try {
        const azienda = await readAzienda(id_azienda);
        const how = { id_conto: conto, told: { ...told, azienda } };
        const esito = await tryFile(client, file, how, signal);
        if (!signal.aborted) setDone({ file, conto, told, esito });
      } catch (error) {
        if (!signal.aborted) setDone({ file, conto, told, error: describeError(error) });
      }
    };
    void run();
    return () => controller.abort();
  }, [client, file, conto, told, id_azienda, readAzienda]);
  const mine = done?.file === file ? done : null;
  return {
    inCorso: file !== null && (mine === null || mine.conto !== conto || mine.told !== told),
    esito: mine && 'esito' in mine ? mine.esito : null,
    error: mine && 'error' in mine ? mine.error : null,
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
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [conto, setConto] = useState<number | null>(null);
  const [above, setAbove] = useState(false);
  const conti = getDati(useResource(contiResource).state) ?? [];
  const [told, setTold] = useState(NOTHING);
  const { inCorso, esito, error } = useProof(file, conto, told);
  const chooseFile = (chosen: File) => {
    setTold(NOTHING);
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
          {file ? 'Prova un altro file' : 'Scegli o trascina qui un file'}
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
          <Asks
            nome={file?.name ?? ''}
            esito={esito}
            onAnswer={(answers) =>
              setTold((before) => ({ ...before, risposte: { ...before.risposte, ...answers } }))
            }
            onOpen={(password) => setTold((before) => ({ ...before, password }))}
          />
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
