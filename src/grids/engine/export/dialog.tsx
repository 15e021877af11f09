/** What to export and how: rows, columns, format. */
import { Button, Checkbox, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { Question } from '#ui/question.tsx';
import { useState } from 'react';
import type { Formato } from './workbook.ts';
import { formatIntero } from '#domain/text.ts';
import { NOME_FORMATO, type ExportChoices, SCELTE_INIZIALI, explainNotExportable } from './choices.ts';

const useStyles = makeStyles({
  reason: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

const FORMATI: Record<Formato, string> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV (punto e virgola, virgola decimale)',
  pdf: 'PDF per la stampa',
};

export interface DialogoEsportaProps {
  mostrate: number;
  tutte: number;
  onChiudi: () => void;
  onEsporta: (scelte: ExportChoices) => void;
}

function Formati({ formato, onCambia }: { formato: Formato; onCambia: (formato: Formato) => void }) {
  return (
    <Field label="Formato">
      <RadioGroup value={formato} onChange={(_event, { value }) => onCambia(value as Formato)}>
        {Object.entries(FORMATI).map(([value, label]) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </RadioGroup>
    </Field>
  );
}

export function DialogoEsporta({ mostrate, tutte, onChiudi, onEsporta }: DialogoEsportaProps) {
  const styles = useStyles();
  const [scelte, setScelte] = useState<ExportChoices>(SCELTE_INIZIALI);
  const change = (patch: Partial<ExportChoices>) => setScelte((now) => ({ ...now, ...patch }));
  const reason = explainNotExportable(scelte, scelte.righe === 'tutte' ? tutte : mostrate);
  return (
    <Question
      titolo="Esporta o stampa"
      libera
      onChiudi={onChiudi}
      azioni={
        <>
          <Button onClick={onChiudi}>Chiudi</Button>
          <Button
            appearance="primary"
            disabledFocusable={reason !== null}
            onClick={() => {
              onChiudi();
              onEsporta(scelte);
            }}
          >
            {`Crea il file ${NOME_FORMATO[scelte.formato]}`}
          </Button>
        </>
      }
    >
      <Field label="Righe">
        <RadioGroup
          value={scelte.righe}
          onChange={(_event, { value }) => change({ righe: value as ExportChoices['righe'] })}
        >
          <Radio value="mostrate" label={`Quelle mostrate (${formatIntero(mostrate)})`} />
          <Radio value="tutte" label={`Tutte, senza filtri (${formatIntero(tutte)})`} />
        </RadioGroup>
      </Field>
      <Field label="Colonne">
        <RadioGroup
          layout="horizontal"
          value={scelte.colonne}
          onChange={(_event, { value }) => change({ colonne: value as ExportChoices['colonne'] })}
        >
          <Radio value="mostrate" label="Quelle mostrate" />
          <Radio value="tutte" label="Tutte" />
        </RadioGroup>
      </Field>
      <Formati formato={scelte.formato} onCambia={(formato) => change({ formato })} />
      {scelte.formato === 'csv' ? (
        <Checkbox
          checked={scelte.disarmato}
          label="Metti un apostrofo davanti ai testi che sembrano formule"
          onChange={(_event, { checked }) => change({ disarmato: checked === true })}
        />
      ) : null}
      {reason === null ? null : (
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
    </Question>
  );
}
