/** The columns of the soggetti; all but the IBANs are edited where they stand. */
import { CheckmarkCircleFilled, ShieldErrorRegular, SubtractCircleRegular } from '@fluentui/react-icons';
import { LUNGHEZZE_SOGGETTO, soggettoDatiSchema } from '#api/contract/soggetti.ts';
import { CAMPI_CONTROLLATI, checkCampo } from '#domain/soggetti.ts';
import {
  defineColonne,
  Etichetta,
  type Modifica,
  NUMERO,
  SI_NO,
  TESTO,
  type TipoColonna,
} from '#grids/engine/index.ts';
import { BottoneScheda } from './record-button.tsx';
import type { RigaAnagrafica } from './row.ts';

const colonna = defineColonne<RigaAnagrafica>();

const testo = (campo: keyof typeof LUNGHEZZE_SOGGETTO, larghezza: number) =>
  ({ modificabile: true, lunghezzaMassima: LUNGHEZZE_SOGGETTO[campo], larghezza }) as const;
const ruolo = { modificabile: true, larghezza: 96, obbligatoria: true } as const;

/** A button: nothing to sort or to filter by. */
const PORTA: TipoColonna<number> = { ...NUMERO, allinea: 'centro', filtro: 'nessuno' };

export const COLONNE_SOGGETTI = [
  colonna.calcolata('scheda', 'Scheda', PORTA, ({ id }) => id, {
    larghezza: 72,
    nonEsportare: true,
    suggerimento: () => null,
    motivoFissa: 'Apre la scheda del soggetto',
    disegna: (riga) => <BottoneScheda riga={riga} />,
  }),
  colonna('ragione_sociale', 'Ragione sociale', TESTO, {
    ...testo('ragione_sociale', 260),
    flessibile: true,
    obbligatoria: true,
    ordine: 'asc',
  }),
  colonna('partita_iva', 'Partita IVA', TESTO, testo('partita_iva', 128)),
  colonna('codice_fiscale', 'Codice fiscale', TESTO, testo('codice_fiscale', 164)),
  colonna('cliente', 'Cliente', SI_NO, ruolo),
  colonna('fornitore', 'Fornitore', SI_NO, { ...ruolo, larghezza: 106 }),
  colonna('mandante', 'Mandante', SI_NO, { ...ruolo, larghezza: 108 }),
  colonna('agente', 'Agente', SI_NO, ruolo),
  colonna('iban', 'IBAN', TESTO, {
    larghezza: 252,
    motivoFissa: 'Gli IBAN si cambiano nella scheda, dove si vede la loro storia',
    disegna: ({ iban, iban_nuovi }) =>
      iban_nuovi > 0 ? (
        <Etichetta tono="attenzione" icon={<ShieldErrorRegular />} testo={`Da verificare · ${iban ?? ''}`} />
      ) : (
        iban
      ),
    suggerimento: ({ iban, iban_nuovi }) =>
      iban_nuovi > 0 ? 'Alcune righe portano un IBAN diverso: apri la scheda per verificarlo' : iban,
  }),
  colonna('iban_nuovi', 'IBAN da verificare', NUMERO, {
    larghezza: 132,
    nascosta: true,
    motivoFissa: 'Si risponde nella scheda, alla voce IBAN',
  }),
  colonna('email', 'E-mail', TESTO, testo('email', 190)),
  colonna('pec', 'PEC', TESTO, testo('pec', 190)),
  colonna('telefono', 'Telefono', TESTO, testo('telefono', 130)),
  colonna('indirizzo', 'Indirizzo', TESTO, testo('indirizzo', 190)),
  colonna('cap', 'CAP', TESTO, testo('cap', 84)),
  colonna('comune', 'Comune', TESTO, testo('comune', 140)),
  colonna('provincia', 'Provincia', TESTO, testo('provincia', 96)),
  colonna('nazione', 'Nazione', TESTO, { ...testo('nazione', 92), obbligatoria: true }),
  colonna('attivo', 'Attivo', SI_NO, {
    ...ruolo,
    disegna: ({ attivo }) => (
      <Etichetta
        tono={attivo ? 'positivo' : 'spento'}
        icon={attivo ? <CheckmarkCircleFilled /> : <SubtractCircleRegular />}
        testo={attivo ? 'Sì' : 'No'}
      />
    ),
  }),
];

/** Why a value cannot stand in its column, in Italian, or null: the same rules as in the form and on the server. */
export function checkModifica({ campo, valore }: Modifica, riga: RigaAnagrafica): string | null {
  if (valore === null || typeof valore !== 'string') return null;
  const controllato = CAMPI_CONTROLLATI.find((each) => each === campo);
  if (controllato) {
    const esito = checkCampo(controllato, valore, riga.nazione);
    return esito.ok ? null : esito.motivo;
  }
  const schema = soggettoDatiSchema.shape;
  if (!(campo in schema)) return null;
  const { error } = schema[campo as keyof typeof schema].safeParse(valore);
  return error?.issues[0]?.message ?? null;
}
