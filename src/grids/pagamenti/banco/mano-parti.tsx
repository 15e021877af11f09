/** How much of each chosen row takes part. */
import { Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto, parseImporto } from '#domain/importi.ts';
import type { Parte } from './ripartisci.ts';

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
const MOSTRATE = 12;

interface CampoImportoProps {
  etichetta: string;
  /** Over the field, rather than read aloud alone. */
  inVista?: boolean;
  hint?: string;
  importo: Centesimi;
  vale: (importo: Centesimi) => boolean;
  /** Said when what is typed is no amount, or does not pass `vale`. */
  aiuto: string;
  onCambia: (importo: Centesimi) => void;
  /** To be found from a key of the grids. */
  segno?: string;
}

/** An amount that is taken when the field is left, or with Enter; Escape gives it back as it was. */
export function CampoImporto(props: CampoImportoProps) {
  const { etichetta, inVista = false, hint, importo, vale, aiuto, onCambia, segno } = props;
  const styles = useStyles();
  const [typed, setTyped] = useState<{ text: string; sbagliato: boolean } | null>(null);
  const accept = () => {
    if (typed === null) return;
    const read = parseImporto(typed.text);
    // What cannot be taken stays in sight: an amount nobody typed is never settled in its place.
    if (read === null || !vale(read)) return setTyped({ ...typed, sbagliato: true });
    setTyped(null);
    return onCambia(read);
  };
  return (
    <Field
      className={styles.field}
      {...(inVista && { label: etichetta })}
      {...(hint !== undefined && { hint })}
      {...(typed?.sbagliato === true && { validationMessage: aiuto })}
    >
      <Input
        className={styles.amount}
        size="small"
        {...(!inVista && { 'aria-label': etichetta })}
        data-segno={segno}
        data-sbagliato={typed?.sbagliato === true ? '' : undefined}
        value={typed?.text ?? formatImporto(importo)}
        onChange={(_event, { value }) => setTyped({ text: value, sbagliato: false })}
        onFocus={({ target }) => target.select()}
        onBlur={accept}
        onKeyDown={({ key }) => {
          if (key === 'Enter') accept();
          else if (key === 'Escape') setTyped(null);
        }}
      />
    </Field>
  );
}

export interface RigaScelta {
  id: number;
  nome: string;
  residuo: Centesimi;
}

export interface PartiScelte {
  parti: Parte[];
  cambia: (id: number, importo: Centesimi) => void;
}

/** All of each row at first, less when a person splits it. */
export function usePartiScelte(righe: readonly Pick<RigaScelta, 'id' | 'residuo'>[]): PartiScelte {
  const [cambiate, setCambiate] = useState<ReadonlyMap<number, Centesimi>>(new Map());
  return {
    parti: righe.map(({ id, residuo }) => ({ id, importo: cambiate.get(id) ?? residuo })),
    cambia: (id, importo) => setCambiate(new Map(cambiate).set(id, importo)),
  };
}

/** Not more than there is of the row, and on its side. */
export const sta = (importo: number, massimo: number): boolean =>
  importo !== 0 && Math.sign(importo) === Math.sign(massimo) && Math.abs(importo) <= Math.abs(massimo);

export function Parti({ righe, parti, cambia }: PartiScelte & { righe: readonly RigaScelta[] }) {
  const styles = useStyles();
  if (righe.length > MOSTRATE) return null;
  return (
    <ul className={styles.parts}>
      {righe.map(({ id, nome, residuo }, at) => (
        <li key={id} className={styles.part}>
          <span className={styles.name} title={nome}>
            {nome}
          </span>
          <CampoImporto
            etichetta={`Quanto di ${nome}`}
            importo={parti[at]?.importo ?? residuo}
            segno="parte"
            aiuto={`Fino a ${formatImporto(residuo)}`}
            vale={(importo) => sta(importo, residuo)}
            onCambia={(importo) => cambia(id, importo)}
          />
        </li>
      ))}
    </ul>
  );
}
