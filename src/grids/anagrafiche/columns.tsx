/** The columns of the soggetti; all but the IBANs are edited where they stand. */
import { CheckmarkCircleFilled, ShieldErrorRegular, SubtractCircleRegular } from '@fluentui/react-icons';
import { LUNGHEZZE_SOGGETTO, soggettoDatiSchema } from '#api/contract/soggetti.ts';
import { CHECKED_FIELDS, checkCampo } from '#domain/soggetti.ts';
import {
  defineColonne,
  ColumnLabel,
  type Modifica,
  NUMERO,
  SI_NO,
  TESTO,
  type TipoColonna,
} from '#grids/engine/index.ts';
import { RecordButton } from './record-button.tsx';
import type { RigaAnagrafica } from './row.ts';

const column = defineColonne<RigaAnagrafica>();

const text = (field: keyof typeof LUNGHEZZE_SOGGETTO, larghezza: number) =>
  ({ editable: true, maxLength: LUNGHEZZE_SOGGETTO[field], larghezza }) as const;
const role = { editable: true, larghezza: 96, required: true } as const;

/** A button: nothing to sort or to filter by. */
const PORTA: TipoColonna<number> = { ...NUMERO, align: 'centro', filtro: 'nessuno' };

/** The first of several, whole, and how many more there are: a code that is cut is no code. */
function shortenIbans(ibans: string | null): string {
  const [first = '', ...others] = ibans?.split(', ') ?? [];
  return others.length === 0 ? first : `${first} +${others.length}`;
}

export const COLONNE_SOGGETTI = [
  column.computed('scheda', 'Scheda', PORTA, ({ id }) => id, {
    larghezza: 72,
    notExported: true,
    hint: () => null,
    motivoFissa: 'Apre la scheda del soggetto',
    draw: (riga) => <RecordButton riga={riga} />,
  }),
  column('ragione_sociale', 'Ragione sociale', TESTO, {
    ...text('ragione_sociale', 260),
    flexible: true,
    required: true,
    ordine: 'asc',
  }),
  column('partita_iva', 'Partita IVA', TESTO, text('partita_iva', 128)),
  column('codice_fiscale', 'Codice fiscale', TESTO, text('codice_fiscale', 176)),
  column('cliente', 'Cliente', SI_NO, role),
  column('fornitore', 'Fornitore', SI_NO, { ...role, larghezza: 106 }),
  column('mandante', 'Mandante', SI_NO, { ...role, larghezza: 108 }),
  column('agente', 'Agente', SI_NO, role),
  column('iban', 'IBAN', TESTO, {
    larghezza: 276,
    motivoFissa: 'Gli IBAN si cambiano nella scheda, dove si vede la loro storia',
    draw: ({ iban, iban_nuovi }) =>
      iban_nuovi > 0 ? (
        <ColumnLabel
          tono="attenzione"
          icon={<ShieldErrorRegular />}
          testo={`Da verificare · ${shortenIbans(iban)}`}
        />
      ) : (
        shortenIbans(iban)
      ),
    hint: ({ iban, iban_nuovi }) =>
      iban_nuovi > 0 ? 'Alcune righe portano un IBAN diverso: apri la scheda per verificarlo' : iban,
  }),
  column('iban_nuovi', 'IBAN da verificare', NUMERO, {
    larghezza: 132,
    hidden: true,
    motivoFissa: 'Si risponde nella scheda, alla voce IBAN',
  }),
  column('email', 'E-mail', TESTO, text('email', 190)),
  column('pec', 'PEC', TESTO, text('pec', 190)),
  column('telefono', 'Telefono', TESTO, text('telefono', 130)),
  column('indirizzo', 'Indirizzo', TESTO, text('indirizzo', 190)),
  column('cap', 'CAP', TESTO, text('cap', 84)),
  column('comune', 'Comune', TESTO, text('comune', 140)),
  column('provincia', 'Provincia', TESTO, text('provincia', 96)),
  column('nazione', 'Nazione', TESTO, { ...text('nazione', 92), required: true }),
  column('attivo', 'Attivo', SI_NO, {
    ...role,
    draw: ({ attivo }) => (
      <ColumnLabel
        tono={attivo ? 'positivo' : 'spento'}
        icon={attivo ? <CheckmarkCircleFilled /> : <SubtractCircleRegular />}
        testo={attivo ? 'Sì' : 'No'}
      />
    ),
  }),
];

/** Why a value cannot stand in its column, in Italian, or null: the same rules as in the form and on the server. */
export function checkChange({ campo, valore }: Modifica, riga: RigaAnagrafica): string | null {
  if (valore === null || typeof valore !== 'string') return null;
  const checked = CHECKED_FIELDS.find((each) => each === campo);
  if (checked) {
    const outcome = checkCampo(checked, valore, riga.nazione);
    return outcome.ok ? null : outcome.motivo;
  }
  const schema = soggettoDatiSchema.shape;
  if (!(campo in schema)) return null;
  const { error } = schema[campo as keyof typeof schema].safeParse(valore);
  return error?.issues[0]?.message ?? null;
}
