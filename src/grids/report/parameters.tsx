/** The parameters of a report, each drawn by its name; what changes goes to the address. */
import { makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { giornoSchema } from '#api/contract/valori.ts';
import { DateField } from '#ui/date-field/index.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { PartyPicker } from '#ui/party-picker/index.ts';
import type { NomeParametro, ReportValori } from '#domain/report/definition.ts';
import { type NamedItem, namesResource } from './names.ts';
import { NOMI, CHOICES } from './words.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    // Two beside each other on a phone, each as wide as its half.
    '@media (max-width: 640px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > *, & > * > .fui-Combobox': { width: '100%', maxWidth: 'none', minWidth: 0 },
    },
  },
  data: { width: '164px' },
  scelta: { maxWidth: '170px' },
  soggetto: { minWidth: '150px', width: '200px' },
  divisa: { width: '92px' },
});

interface ParametriProps {
  nomi: readonly NomeParametro[];
  valori: ReportValori;
  onChange: (change: ReportValori) => void;
}

interface CampoProps {
  nome: NomeParametro;
  valore: string;
  onChange: (value: string) => void;
}

function Data({ nome, valore, onChange }: CampoProps) {
  const styles = useStyles();
  return (
    <DateField
      className={styles.data}
      label={NOMI[nome]}
      prima={nome === 'dal' ? 'dal' : 'al'}
      valore={giornoSchema.safeParse(valore).data ?? null}
      optional
      onChange={(day) => onChange(day ?? '')}
    />
  );
}

function Scelta({ nome, valore, onChange, voci }: CampoProps & { voci: Readonly<Record<string, string>> }) {
  const styles = useStyles();
  return (
    <NativeSelect className={styles.scelta} label={NOMI[nome]} valore={valore} onChoose={onChange}>
      {Object.entries(voci).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
      {valore in voci ? null : <option value={valore}>{valore}</option>}
    </NativeSelect>
  );
}

function One({
  nome,
  valore,
  onChange,
  tutti,
  voci,
}: CampoProps & { tutti: string; voci: readonly NamedItem[] }) {
  const styles = useStyles();
  if (voci.length === 0 && valore === '') return null;
  return (
    <NativeSelect className={styles.scelta} label={NOMI[nome]} valore={valore} onChoose={onChange}>
      <option value="">{tutti}</option>
      {voci.map(({ id, testo }) => (
        <option key={id} value={String(id)}>
          {testo}
        </option>
      ))}
    </NativeSelect>
  );
}

/** The three of an Italian office's everyday; another one is in the address, and stays there. */
const DIVISE = { EUR: 'EUR', USD: 'USD', GBP: 'GBP', CHF: 'CHF' };
const NONE: readonly NamedItem[] = [];

function Campo(props: CampoProps & { required: boolean }) {
  const { nome, valore, onChange, required } = props;
  const styles = useStyles();
  const names = getDati(useAtomValue(namesResource.stateAtom));
  switch (nome) {
    case 'dal':
    case 'al':
      return <Data {...props} />;
    case 'id_soggetto':
      return (
        <PartyPicker
          className={styles.soggetto}
          valore={valore}
          empty={required ? 'Scegli un soggetto' : 'Tutti i soggetti'}
          onChoose={onChange}
        />
      );
    case 'id_agente':
      return <One {...props} tutti="Tutti gli agenti" voci={names?.agenti ?? NONE} />;
    case 'id_mandante':
      return <One {...props} tutti="Tutti i mandanti" voci={names?.mandanti ?? NONE} />;
    case 'id_conto':
      return <One {...props} tutti="Tutti i conti" voci={names?.conti ?? NONE} />;
    case 'divisa':
      return <Scelta {...props} voci={DIVISE} />;
    default:
      return <Scelta {...props} voci={CHOICES[nome]} />;
  }
}

export function Parametri({
  nomi,
  valori,
  onChange,
  soggettoRequired = false,
}: ParametriProps & { soggettoRequired?: boolean }) {
  const styles = useStyles();
  const load = useSetAtom(namesResource.loadAtom);
  useEffect(() => void load(), [load]);
  return (
    <search className={styles.root} aria-label="Parametri del report">
      {nomi.map((name) => (
        <Campo
          key={name}
          nome={name}
          valore={valori[name] ?? ''}
          required={soggettoRequired}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </search>
  );
}
