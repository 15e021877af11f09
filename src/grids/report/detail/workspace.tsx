/** The rows behind a figure as a workspace: their own columns, their own export. */
import { OpenRegular } from '@fluentui/react-icons';
import type { RigaReport } from '#api/contract/report-righe.ts';
import { formatAliquota } from '#domain/matrice.ts';
import {
  AGGIORNA,
  type Colonna,
  defineColonne,
  type ActionContext,
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
import type { DetailField } from '#domain/report/definition.ts';
import { questionAtom, sheetAtom } from '../atoms.ts';
import { toAddress } from '../address.ts';
import { describeValori } from '../words.ts';
import type { Report } from '../types.ts';
import { opensAtom, type DetailRiga, detailRighe } from './atoms.ts';
import { formatDetailTitle } from './title.ts';

const TIPI: Readonly<Record<RigaReport['tipo'], string>> = {
  movimento: 'Movimento',
  partita: 'Partita',
  pagamento: 'Pagamento',
  ricorrenza: 'Ricorrente',
};

const column = defineColonne<DetailRiga>();

const all = (quota: string): Readonly<Record<DetailField, Colonna<DetailRiga>>> => ({
  tipo: column('tipo', 'Tipo', defineStato(TIPI)),
  ragione_sociale: column('ragione_sociale', 'Soggetto', TESTO, { larghezza: 220, flexible: true }),
  data: column('data', 'Data', DATA),
  scadenza: column('scadenza', 'Scadenza', DATA),
  giorni: column('giorni', 'Ritardo', NUMERO, { larghezza: 100, senzaTotale: true }),
  numero_documento: column('numero_documento', 'Documento', TESTO, { larghezza: 140 }),
  causale: column('causale', 'Causale', TESTO, { larghezza: 140 }),
  descrizione: column('descrizione', 'Descrizione', TESTO, { larghezza: 240, flexible: true }),
  importo: column('importo', 'Importo', IMPORTO),
  quota: column('quota', quota, IMPORTO, { larghezza: 130 }),
  aliquota: column.computed('aliquota', 'Aliquota', TESTO, ({ aliquota }) =>
    aliquota === null ? null : formatAliquota(aliquota),
  ),
});

const where = ({ righe }: ActionContext<DetailRiga>): string | null => {
  const [riga] = righe;
  return riga && righe.length === 1 ? toAddress(riga) : null;
};

const OPEN = {
  id: 'apri-riga',
  label: 'Apri dove sta',
  icon: <OpenRegular />,
  disabledReason: (context: ActionContext<DetailRiga>) =>
    where(context) === null ? 'Scegli una riga che sta nell’estratto conto' : null,
  run: (context: ActionContext<DetailRiga>) => {
    const to = where(context);
    if (to !== null) context.navigate(to);
  },
};

/** What is opened has in a file the name that it has on the page. */
const filtersAtom = atom((get) => {
  const question = get(questionAtom);
  const opens = get(opensAtom);
  if (!question) return [];
  const { report, valori } = question;
  const filters = describeValori(valori);
  return opens ? [...filters, `Righe: ${formatDetailTitle(report, valori, opens, get(sheetAtom))}`] : filters;
});

const made = new Map<string, Workspace<DetailRiga>>();

export function makeDetailWorkspace({ nome, titolo, detail }: Report): Workspace<DetailRiga> | null {
  if (!detail) return null;
  const known = made.get(nome);
  if (known) return known;
  const columns = all(detail.quota);
  const workspace = defineWorkspace<DetailRiga>({
    id: 'report-righe',
    faccia: nome,
    titolo: `${titolo}: righe`,
    parte: true,
    nomi: ['riga', 'righe'],
    colonne: detail.campi.map((field) => columns[field]),
    righe: detailRighe,
    actions: [OPEN, ESPORTA, AGGIORNA],
    empty: { titolo: 'Nessuna riga', testo: 'Dietro questa cifra non c’è nessuna riga.' },
    filtersAtom,
  });
  made.set(nome, workspace);
  return workspace;
}
