/** One column of many rows at once: which, what to write, and how many rows it changes. */
import { Button, Field, Input, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { conteggio } from '../testo.ts';
import type { Colonna } from '../types.ts';
import type { Workspace } from '../workspace.ts';
import { Finestra } from './finestra.tsx';
import { pianifica } from './piano.ts';

const useStyles = makeStyles({
  outcome: { margin: 0, minHeight: '20px', color: tokens.colorNeutralForeground2 },
});

export interface ModificaRigheProps<Riga> {
  righe: readonly Riga[];
  workspace: Workspace<Riga>;
  onConferma: (colonna: Colonna<Riga>, testo: string) => void;
  onChiudi: () => void;
}

/** Rows looked at to say what would be refused: more would hold the typing. */
const CAMPIONE = 5_000;

export function ModificaRighe<Riga>({ righe, workspace, onConferma, onChiudi }: ModificaRigheProps<Riga>) {
  const styles = useStyles();
  const editable = workspace.colonne.filter(({ opzioni }) => Boolean(opzioni.modificabile));
  const [campo, setCampo] = useState(editable[0]?.campo ?? '');
  const [testo, setTesto] = useState('');
  const colonna = editable.find((each) => each.campo === campo);
  const [uno, molti] = workspace.nomi;
  const massimo = workspace.modifiche?.massimo ?? 0;
  const piano = useMemo(() => {
    const target = workspace.colonne.find((each) => each.campo === campo);
    if (!target) return null;
    const targets = righe.slice(0, CAMPIONE).map((riga) => ({ riga, colonna: target, nuovo: { testo } }));
    return pianifica(targets, workspace);
  }, [righe, campo, testo, workspace]);
  const [refused] = piano?.rifiutate ?? [];
  const none = (piano?.celle.length ?? 0) === 0;
  const tooMany =
    righe.length > massimo ? `Al massimo ${conteggio(massimo, 'riga', 'righe')} per volta` : null;
  const outcome = tooMany ?? (none ? (refused?.motivo ?? 'Hanno già questo valore') : null);
  const apply = () => {
    if (outcome === null && colonna) onConferma(colonna, testo);
  };
  return (
    <Finestra
      titolo={`Modifica ${conteggio(righe.length, uno, molti)}`}
      onChiudi={onChiudi}
      azioni={
        <>
          <Button onClick={onChiudi}>Lascia come prima</Button>
          <Button appearance="primary" disabledFocusable={outcome !== null} onClick={apply}>
            {`Applica a ${conteggio(piano?.celle.length ?? 0, 'riga', 'righe')}`}
          </Button>
        </>
      }
    >
      <Field label="Colonna">
        <Select value={campo} onChange={(_event, { value }) => setCampo(value)}>
          {editable.map((each) => (
            <option key={each.campo} value={each.campo}>
              {each.titolo}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Nuovo valore"
        hint={colonna?.opzioni.obbligatoria === true ? '' : 'Vuoto: svuota la colonna in queste righe'}
        {...(refused &&
          testo !== '' && { validationMessage: refused.motivo, validationState: 'error' as const })}
      >
        {colonna?.tipo.nome === 'nota' ? (
          <Textarea
            value={testo}
            rows={4}
            resize="vertical"
            onChange={(_event, { value }) => setTesto(value)}
          />
        ) : (
          <Input
            value={testo}
            placeholder={colonna?.tipo.nome === 'data' ? 'gg/mm/aaaa' : ''}
            onChange={(_event, { value }) => setTesto(value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') apply();
            }}
          />
        )}
      </Field>
      <output className={styles.outcome}>{outcome ?? ''}</output>
    </Finestra>
  );
}
