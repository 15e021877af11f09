/** The parameters of a report, each drawn by its name; what changes goes to the address. */
import { makeStyles } from '@fluentui/react-components';
import { giornoSchema } from '#api/contract/valori.ts';
import { DateField } from '#ui/date-field/index.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useAgentiMandanti } from '#state/agenti-mandanti.ts';
import { useConti } from '#state/conti.ts';
import { PartyPicker } from '#ui/party-picker/index.ts';
import type { NomeParametro, ReportValori } from '#domain/report/definition.ts';
import { NOMI, CHOICES } from './words.ts';
import { row } from '#ui/styles.ts';
import { LOW_WINDOW } from '#ui/use-media.ts';

const useStyles = makeStyles({
  root: {
    ...row,
    gap: '8px',
    // Two beside each other on a phone, each as wide as its half.
    '@media (max-width: 640px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      '& > *, & > * > .fui-Combobox': { width: '100%', maxWidth: 'none', minWidth: 0 },
    },
    // In a low window (a page at 200 %) one row: what does not fit in it is a scroll away, and the rows have the height.
    [`@media (min-width: 641px) and ${LOW_WINDOW}`]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      flexShrink: 0,
      scrollbarWidth: 'thin',
      '& > *': { flexShrink: 0 },
    },
  },
  data: { width: '164px' },
  scelta: { maxWidth: '170px' },
  // Of one width, whatever names come into it.
  nomi: { width: '160px' },
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
    <NativeSelect
      className={styles.scelta}
      label={NOMI[nome]}
      valore={valore}
      onChoose={onChange}
      voci={Object.entries(valore in voci ? voci : { ...voci, [valore]: valore })}
    />
  );
}

/** Its place is kept while the names are read: what stands beside and under it must not move from under a press. */
function One({
  nome,
  valore,
  onChange,
  tutti,
  voci,
}: CampoProps & { tutti: string; voci: readonly { id: number; nome: string }[] | undefined }) {
  const styles = useStyles();
  if (voci?.length === 0 && valore === '') return null;
  return (
    <NativeSelect
      className={styles.nomi}
      label={NOMI[nome]}
      valore={valore}
      onChoose={onChange}
      voci={[['', tutti], ...(voci ?? []).map(({ id, nome: text }) => [id, text] as const)]}
    />
  );
}

/** The three of an Italian office's everyday; another one is in the address, and stays there. */
const DIVISE = { EUR: 'EUR', USD: 'USD', GBP: 'GBP', CHF: 'CHF' };

function Campo(props: CampoProps & { required: boolean }) {
  const { nome, valore, onChange, required } = props;
  const styles = useStyles();
  const names = useAgentiMandanti();
  const conti = useConti();
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
      return <One {...props} tutti="Tutti gli agenti" voci={names?.agenti} />;
    case 'id_mandante':
      return <One {...props} tutti="Tutti i mandanti" voci={names?.mandanti} />;
    case 'id_conto':
      return <One {...props} tutti="Tutti i conti" voci={conti} />;
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
