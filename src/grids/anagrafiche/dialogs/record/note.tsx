/** Notes of a soggetto: dated, signed, each changed or taken away. */
import { Button, makeStyles, Textarea } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { ForWriters } from '#ui/writers.tsx';
import type { DettaglioSoggetto, NotaSoggetto } from '#api/contract/soggetti.ts';
import type { UsedDetail } from './use-detail.ts';
import { describeSigned, Elenco, LineButton, RecordSection, Voce } from './lines.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '8px', alignItems: 'flex-start' },
  area: { width: '100%' },
  text: { whiteSpace: 'pre-wrap' },
  buttons: { display: 'flex', gap: '8px' },
});

interface NoteProps extends Pick<UsedDetail, 'call'> {
  detail: DettaglioSoggetto;
}

export function Note({ detail: { soggetto, note }, call }: NoteProps) {
  const styles = useStyles();
  const params = { id: soggetto.id };
  const [edited, setEdited] = useState<NotaSoggetto | null>(null);
  const [testo, setTesto] = useState('');
  const clear = () => {
    setEdited(null);
    setTesto('');
  };
  const save = async () => {
    const body = edited ? { id: edited.id, versione: edited.versione, testo } : { testo };
    if (await call('soggettoNota', { params, body })) clear();
  };
  return (
    <RecordSection titolo="Note">
      <ForWriters>
        <div className={styles.form}>
          <Textarea
            className={styles.area}
            aria-label={edited ? 'Correggi la nota' : 'Nota nuova'}
            placeholder="Accordi, orari, chi chiamare…"
            resize="vertical"
            rows={3}
            maxLength={4_000}
            value={testo}
            onChange={(_event, { value }) => setTesto(value)}
          />
          <span className={styles.buttons}>
            <Button
              appearance="primary"
              icon={edited ? <EditRegular /> : <AddRegular />}
              disabledFocusable={testo.trim() === ''}
              onClick={() => void save()}
            >
              {edited ? 'Salva la nota' : 'Aggiungi la nota'}
            </Button>
            {edited ? <Button onClick={clear}>Lascia stare</Button> : null}
          </span>
        </div>
      </ForWriters>
      <Elenco voci={note} nothing="Nessuna nota.">
        {(nota) => (
          <Voce
            key={nota.id}
            below={describeSigned(nota.creata_il, nota.username)}
            actions={
              <ForWriters>
                <LineButton
                  icon={<EditRegular />}
                  label={`Correggi la nota: ${nota.testo.slice(0, 40)}`}
                  onClick={() => {
                    setEdited(nota);
                    setTesto(nota.testo);
                  }}
                />
                <LineButton
                  icon={<DeleteRegular />}
                  label={`Togli la nota: ${nota.testo.slice(0, 40)}`}
                  onClick={() =>
                    void call('soggettoNota', {
                      params,
                      body: { id: nota.id, versione: nota.versione, testo: null },
                    })
                  }
                />
              </ForWriters>
            }
          >
            <span className={styles.text}>{nota.testo}</span>
          </Voce>
        )}
      </Elenco>
    </RecordSection>
  );
}
