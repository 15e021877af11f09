/** One letter: to whom, which partite, its words, its PDFs; all of it can be changed before it leaves. */
import { Button, Field, Input, makeStyles, Spinner, Textarea, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import { ErrorBar } from '#ui/error-bar.tsx';
import { useState } from 'react';
import { clientAtom } from '#state/api.ts';
import { useAtomValue } from '#state/jotai.ts';
import { Allegato } from '../../attachment.tsx';
import { Partite } from './partite.tsx';
import { Prova } from './try.tsx';
import { type SollecitoDraft, explainNotSendable } from './state.ts';
import { useAnteprima } from './use-preview.ts';
import { sheet } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gap: '14px', minWidth: 0 },
  sheet,
  subject: { margin: '0 0 10px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, font: 'inherit', lineHeight: '1.55', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
});

interface ModelloProps {
  draft: SollecitoDraft;
  onChange: (patch: Partial<SollecitoDraft>) => void;
}

interface AnteprimaLetteraProps extends ModelloProps {
  /** The letters are being confirmed. */
  sending: boolean;
}

/** The template of this letter alone: the level keeps its own. */
function Modello({ draft, onChange }: ModelloProps) {
  return (
    <>
      <Field label="Oggetto">
        <Input
          value={draft.oggetto ?? ''}
          maxLength={200}
          onChange={(_event, { value }) => onChange({ oggetto: value })}
        />
      </Field>
      <Field
        label="Testo"
        hint="I segnaposto tra graffe si riempiono da soli. Vale solo per questo sollecito."
      >
        <Textarea
          rows={12}
          resize="vertical"
          value={draft.testo ?? ''}
          maxLength={8_000}
          onChange={(_event, { value }) => onChange({ testo: value })}
        />
      </Field>
    </>
  );
}

export function Anteprima({ draft, onChange, sending }: AnteprimaLetteraProps) {
  const styles = useStyles();
  const client = useAtomValue(clientAtom);
  const [reading, setReading] = useState(false);
  const { anteprima, error, underway } = useAnteprima(draft, sending);
  const written = draft.testo !== null;
  const edit = async () => {
    setReading(true);
    try {
      const { livelli } = await client.call('livelliSollecito');
      const own = livelli.find(({ id }) => id === draft.lettera.id_livello);
      if (own) onChange({ oggetto: own.oggetto, testo: own.testo });
    } finally {
      setReading(false);
    }
  };
  const why = draft.included ? explainNotSendable(draft) : null;
  return (
    <section className={styles.root} aria-label={`Sollecito a ${draft.lettera.ragione_sociale}`}>
      <Field
        label="A"
        {...(why !== null && why.includes('e-mail') && { validationMessage: why })}
        {...(draft.lettera.email === null && {
          hint: 'Nella scheda del cliente l’e-mail manca: quella che scrivi qui vale per questo invio.',
        })}
      >
        <Input
          type="email"
          value={draft.destinatario}
          onChange={(_event, { value }) =>
            onChange({ destinatario: value, ...(draft.destinatario === '' && { included: true }) })
          }
        />
      </Field>
      <Partite draft={draft} onChange={onChange} />
      {written ? <Modello draft={draft} onChange={onChange} /> : null}
      <ErrorBar testo={error} />
      {anteprima === null ? (
        error === null ? (
          <Spinner label="Preparo la lettera…" />
        ) : null
      ) : (
        <div className={styles.sheet} aria-busy={underway}>
          <p className={styles.subject}>{anteprima.oggetto}</p>
          <p className={styles.text}>{anteprima.testo}</p>
        </div>
      )}
      <div className={styles.row}>
        {(anteprima?.allegati ?? []).map(({ nome, bytes, contenuto }) => (
          <Allegato key={nome} nome={nome} bytes={bytes} read={() => contenuto} />
        ))}
        {written ? (
          <Button size="small" onClick={() => onChange({ oggetto: null, testo: null })}>
            Torna al testo del livello
          </Button>
        ) : (
          <Button size="small" icon={<EditRegular />} disabledFocusable={reading} onClick={() => void edit()}>
            Cambia il testo
          </Button>
        )}
      </div>
      <Prova draft={draft} />
    </section>
  );
}
