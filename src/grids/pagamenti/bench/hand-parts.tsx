/** How much of each chosen row takes part. */
import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto, parseImporto } from '#domain/importi.ts';
import type { ParteBanco } from './split.ts';

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 108px', gap: '8px', alignItems: 'center' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  field: { minWidth: 0 },
  amount: {
    width: '100%',
    minWidth: 0,
    '& input': { minWidth: 0, width: '100%', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  },
});

/** More parts than these are told by their sum alone. */
const SHOWN = 12;

interface CampoImportoProps {
  label: string;
  /** Over the field, rather than read aloud alone. */
  inVista?: boolean;
  hint?: string;
  importo: Centesimi;
  vale: (importo: Centesimi) => boolean;
  /** Said when what is typed is no amount, or does not pass `vale`. */
  help: string;
  onChange: (importo: Centesimi) => void;
  /** To be found from a key of the grids. */
  segno?: string;
}

/** What is being written, and what was there before it. */
interface Written {
  text: string;
  prima: Centesimi;
  left: boolean;
}

/** An amount that is taken as it is written: what is on the screen is what is booked. Escape gives it back. */
export function CampoImporto(props: CampoImportoProps) {
  const { label, inVista = false, hint, importo, vale, help, onChange, segno } = props;
  const styles = useStyles();
  const [typed, setTyped] = useState<Written | null>(null);
  const read = (text: string): Centesimi | null => {
    const amount = parseImporto(text);
    return amount !== null && vale(amount) ? amount : null;
  };
  // What cannot be taken stays in sight, and nothing is sent with it: no amount is settled in its place.
  const wrong = typed !== null && read(typed.text) === null;
  const write = (text: string) => {
    setTyped({ text, prima: typed?.prima ?? importo, left: false });
    const amount = read(text);
    if (amount !== null) onChange(amount);
  };
  const leave = () => setTyped(wrong ? { ...typed, left: true } : null);
  const giveBack = () => {
    if (typed === null) return;
    setTyped(null);
    onChange(typed.prima);
  };
  return (
    <Field
      className={styles.field}
      {...(inVista && { label: label })}
      {...(hint !== undefined && { hint })}
      {...(wrong && typed.left && { validationMessage: help })}
    >
      <Input
        className={styles.amount}
        size="small"
        {...(!inVista && { 'aria-label': label })}
        data-segno={segno}
        data-sbagliato={wrong ? '' : undefined}
        value={typed?.text ?? formatImporto(importo)}
        onChange={(_event, { value }) => write(value)}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
          else if (key === 'Escape') giveBack();
        }}
      />
    </Field>
  );
}

interface RigaScelta {
  id: number;
  nome: string;
  residuo: Centesimi;
}

interface ChosenParts {
  parti: ParteBanco[];
  cambia: (id: number, importo: Centesimi) => void;
}

/** All of each row at first, less when a person splits it. */
export function useChosenParts(righe: readonly Pick<RigaScelta, 'id' | 'residuo'>[]): ChosenParts {
  const [changed, setChanged] = useState<ReadonlyMap<number, Centesimi>>(new Map());
  return {
    parti: righe.map(({ id, residuo }) => ({ id, importo: changed.get(id) ?? residuo })),
    cambia: (id, importo) => setChanged(new Map(changed).set(id, importo)),
  };
}

/** Not more than there is of the row, and on its side. */
export const isWithinMax = (importo: number, max: number): boolean =>
  importo !== 0 && Math.sign(importo) === Math.sign(max) && Math.abs(importo) <= Math.abs(max);

export function Parti({ righe, parti, cambia }: ChosenParts & { righe: readonly RigaScelta[] }) {
  const styles = useStyles();
  if (righe.length > SHOWN) return null;
  return (
    <ul className={styles.parts}>
      {righe.map(({ id, nome, residuo }, at) => (
        <li key={id} className={styles.part}>
          <span className={styles.name} title={nome}>
            {nome}
          </span>
          <CampoImporto
            label={`Quanto di ${nome}`}
            importo={parti[at]?.importo ?? residuo}
            segno="parte"
            help={`Fino a ${formatImporto(residuo)}`}
            vale={(importo) => isWithinMax(importo, residuo)}
            onChange={(importo) => cambia(id, importo)}
          />
        </li>
      ))}
    </ul>
  );
}
