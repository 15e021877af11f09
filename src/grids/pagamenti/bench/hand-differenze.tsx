/** What explains that the two sides differ: as many differenze as it takes, and what becomes of what is left. */
import { Button, Field, makeStyles } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { tipoDifferenzaSchema } from '#api/contract/abbinamenti.ts';
import type { Centesimi } from '#api/contract/valori.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { CampoImporto } from './hand-parts.tsx';
import { NOMI_DIFFERENZE } from './differenze-names.ts';
import type { Scarti, Scarto } from './split.ts';

const useStyles = makeStyles({
  rows: { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 92px auto', gap: '4px', alignItems: 'center' },
});

const TIPI = tipoDifferenzaSchema.options.map((kind) => [kind, NOMI_DIFFERENZE[kind]] as const);

/** One that a person added, told from another of its kind by `chiave`. */
interface WrittenScarto extends Scarto {
  chiave: number;
}

export interface WrittenScarti extends Scarti {
  differenze: readonly WrittenScarto[];
}

interface DifferenzeProps {
  scarti: WrittenScarti;
  /** Signed: what neither the partite nor the differenze explain. */
  rest: Centesimi;
  onChange: (gaps: WrittenScarti) => void;
}

export function Differenze({ scarti, rest, onChange }: DifferenzeProps) {
  const styles = useStyles();
  const list = useRef<HTMLUListElement>(null);
  const { differenze } = scarti;
  const change = (key: number, patch: Partial<Scarto>) =>
    onChange({
      ...scarti,
      differenze: differenze.map((each) => (each.chiave === key ? { ...each, ...patch } : each)),
    });
  const add = () => {
    const chiave = Math.max(-1, ...differenze.map((each) => each.chiave)) + 1;
    onChange({ rest: 'aperto', differenze: [...differenze, { chiave, tipo: 'spese', importo: rest }] });
    // Its kind is what is chosen next.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child select')?.focus());
  };
  return (
    <>
      <ul ref={list} className={styles.rows} aria-label="Differenze" hidden={differenze.length === 0}>
        {differenze.map(({ chiave, tipo, importo }, at) => (
          <li key={chiave} className={styles.row}>
            <NativeSelect
              small
              label={`Che cos’è la differenza ${at + 1}`}
              valore={tipo}
              onChoose={(value) => change(chiave, { tipo: tipoDifferenzaSchema.parse(value) })}
              voci={TIPI}
            />
            <CampoImporto
              label={`Importo della differenza ${at + 1}`}
              importo={importo}
              vale={(value) => value !== 0}
              help="Ad esempio -20,00"
              onChange={(value) => change(chiave, { importo: value })}
            />
            <Button
              size="small"
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={`Togli la differenza ${at + 1}`}
              onClick={() =>
                onChange({ ...scarti, differenze: differenze.filter((each) => each.chiave !== chiave) })
              }
            />
          </li>
        ))}
      </ul>
      {rest === 0 ? null : (
        <>
          <Field label={differenze.length === 0 ? 'La differenza' : 'Il resto'}>
            <NativeSelect
              small
              label={differenze.length === 0 ? 'Che cos’è la differenza' : 'Che cos’è il resto'}
              valore={scarti.rest}
              onChoose={(value) =>
                onChange({
                  ...scarti,
                  rest: value === 'aperto' ? 'aperto' : tipoDifferenzaSchema.parse(value),
                })
              }
              voci={[['aperto', 'resta aperta'], ...TIPI]}
            />
          </Field>
          <span>
            <Button size="small" icon={<AddRegular />} data-segno="differenza" onClick={add}>
              Aggiungi una differenza
            </Button>
          </span>
        </>
      )}
    </>
  );
}
