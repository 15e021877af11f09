/** What to export and how: rows, columns, format. */
import { Checkbox, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { Confirm } from '#ui/question.tsx';
import { useState } from 'react';
import type { Formato } from './workbook.ts';
import { formatInteger } from '#domain/text.ts';
import { NOME_FORMATO, type ExportChoices, FIRST_CHOICES, explainNotExportable } from './choices.ts';

const useStyles = makeStyles({
  reason: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

const FORMATI: Record<Formato, string> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV (punto e virgola, virgola decimale)',
  pdf: 'PDF per la stampa',
};

export interface ExportDialogProps {
  shown: number;
  all: number;
  onClose: () => void;
  onExport: (choices: ExportChoices) => void;
}

function Formati({ formato, onChange }: { formato: Formato; onChange: (format: Formato) => void }) {
  return (
    <Field label="Formato">
      <RadioGroup value={formato} onChange={(_event, { value }) => onChange(value as Formato)}>
        {Object.entries(FORMATI).map(([value, label]) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </RadioGroup>
    </Field>
  );
}

export function ExportDialog({ shown, all, onClose, onExport }: ExportDialogProps) {
  const styles = useStyles();
  const [choices, setChoices] = useState<ExportChoices>(FIRST_CHOICES);
  const change = (patch: Partial<ExportChoices>) => setChoices((now) => ({ ...now, ...patch }));
  const reason = explainNotExportable(choices, choices.righe === 'tutte' ? all : shown);
  return (
    <Confirm
      titolo="Esporta o stampa"
      free
      back="Chiudi"
      azione={`Crea il file ${NOME_FORMATO[choices.formato]}`}
      off={reason !== null}
      onConfirm={() => {
        onClose();
        onExport(choices);
      }}
      onClose={onClose}
    >
      <Field label="Righe">
        <RadioGroup
          value={choices.righe}
          onChange={(_event, { value }) => change({ righe: value as ExportChoices['righe'] })}
        >
          <Radio value="mostrate" label={`Quelle mostrate (${formatInteger(shown)})`} />
          <Radio value="tutte" label={`Tutte, senza filtri (${formatInteger(all)})`} />
        </RadioGroup>
      </Field>
      <Field label="Colonne">
        <RadioGroup
          layout="horizontal"
          value={choices.colonne}
          onChange={(_event, { value }) => change({ colonne: value as ExportChoices['colonne'] })}
        >
          <Radio value="mostrate" label="Quelle mostrate" />
          <Radio value="tutte" label="Tutte" />
        </RadioGroup>
      </Field>
      <Formati formato={choices.formato} onChange={(formato) => change({ formato })} />
      {choices.formato === 'csv' ? (
        <Checkbox
          checked={choices.disarmed}
          label="Metti un apostrofo davanti ai testi che sembrano formule"
          onChange={(_event, { checked }) => change({ disarmed: checked === true })}
        />
      ) : null}
      {reason === null ? null : (
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
    </Confirm>
  );
}
