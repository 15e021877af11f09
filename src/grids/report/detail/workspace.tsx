/** The rows behind a figure as a workspace: their own columns, their own export. */
import { OpenRegular } from '@fluentui/react-icons';
import type { RigaReport } from '#api/contract/report-righe.ts';
import { formatAliquota } from '#domain/matrice.ts';
import {
  AGGIORNA,
  type Colonna,
  defineColonne,
  type ContestoAzione,
  DATA,
  defineWorkspace,
  ESPORTA,
  IMPORTO,
  NUMERO,
  defineStato,
  TESTO,
  type Workspace,
} from '#grids/engine/index.ts';
import { atom } from '#state/jotai.ts';
import type { CampoDettaglio } from '#domain/report/definition.ts';
import { domandaAtom, foglioAtom } from '../atoms.ts';
import { toAddress } from '../address.ts';
import { describeValori } from '../words.ts';
import type { Report } from '../types.ts';
import { apreAtom, type RigaDettaglio, righeDettaglio } from './atoms.ts';
import { formatDetailTitle } from './title.ts';

const TIPI: Readonly<Record<RigaReport['tipo'], string>> = {
  movimento: 'Movimento',
  partita: 'Partita',
  pagamento: 'Pagamento',
  ricorrenza: 'Ricorrente',
};

const colonna = defineColonne<RigaDettaglio>();

const tutte = (quota: string): Readonly<Record<CampoDettaglio, Colonna<RigaDettaglio>>> => ({
  tipo: colonna('tipo', 'Tipo', defineStato(TIPI)),
  ragione_sociale: colonna('ragione_sociale', 'Soggetto', TESTO, { larghezza: 220, flessibile: true }),
  data: colonna('data', 'Data', DATA),
  scadenza: colonna('scadenza', 'Scadenza', DATA),
  giorni: colonna('giorni', 'Ritardo', NUMERO, { larghezza: 100, senzaTotale: true }),
  numero_documento: colonna('numero_documento', 'Documento', TESTO, { larghezza: 140 }),
  causale: colonna('causale', 'Causale', TESTO, { larghezza: 140 }),
  descrizione: colonna('descrizione', 'Descrizione', TESTO, { larghezza: 240, flessibile: true }),
  importo: colonna('importo', 'Importo', IMPORTO),
  quota: colonna('quota', quota, IMPORTO, { larghezza: 130 }),
  aliquota: colonna.calcolata('aliquota', 'Aliquota', TESTO, ({ aliquota }) =>
    aliquota === null ? null : formatAliquota(aliquota),
  ),
});

const dove = ({ righe }: ContestoAzione<RigaDettaglio>): string | null => {
  const [riga] = righe;
  return riga && righe.length === 1 ? toAddress(riga) : null;
};

const APRI = {
  id: 'apri-riga',
  label: 'Apri dove sta',
  icon: <OpenRegular />,
  disabledReason: (contesto: ContestoAzione<RigaDettaglio>) =>
    dove(contesto) === null ? 'Scegli una riga che sta nell’estratto conto' : null,
  run: (contesto: ContestoAzione<RigaDettaglio>) => {
    const to = dove(contesto);
    if (to !== null) contesto.naviga(to);
  },
};

/** What is opened has in a file the name that it has on the page. */
const filtriAtom = atom((get) => {
  const domanda = get(domandaAtom);
  const apre = get(apreAtom);
  if (!domanda) return [];
  const { report, valori } = domanda;
  const filtri = describeValori(valori);
  return apre ? [...filtri, `Righe: ${formatDetailTitle(report, valori, apre, get(foglioAtom))}`] : filtri;
});

const made = new Map<string, Workspace<RigaDettaglio>>();

export function makeDetailWorkspace({ nome, titolo, dettaglio }: Report): Workspace<RigaDettaglio> | null {
  if (!dettaglio) return null;
  const known = made.get(nome);
  if (known) return known;
  const columns = tutte(dettaglio.quota);
  const workspace = defineWorkspace<RigaDettaglio>({
    id: 'report-righe',
    faccia: nome,
    titolo: `${titolo}: righe`,
    parte: true,
    nomi: ['riga', 'righe'],
    colonne: dettaglio.campi.map((campo) => columns[campo]),
    getId: ({ n }) => n,
    righe: righeDettaglio,
    azioni: [APRI, ESPORTA, AGGIORNA],
    vuoto: { titolo: 'Nessuna riga', testo: 'Dietro questa cifra non c’è nessuna riga.' },
    filtriAtom,
  });
  made.set(nome, workspace);
  return workspace;
}
