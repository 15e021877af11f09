/** A rule as it is typed, and as the server wants it. */
import type { RequestOf } from '#api/client.ts';
import type { RegolaWire } from '#api/contract/voci.ts';
import { formatImporto, parseImporto } from '#domain/importi.ts';

type Save = RequestOf<'regolaSalva'>['body'];
export type DatiRegola = Omit<Save, 'id' | 'versione'>;

export interface RegolaDraft {
  nome: string;
  causali: readonly string[];
  testo: string;
  testo_o: string;
  testo_non: string;
  segno: '' | 'entrata' | 'uscita';
  importo_da: string;
  importo_a: string;
  controparte: string;
  id_conto: number | null;
  azione: RegolaWire['azione'];
  id_voce: number | null;
  motivo: string;
  attiva: boolean;
}

/** Phrases are parted by commas. */
const joined = (list: readonly string[] | undefined): string => (list ?? []).join(', ');
const divise = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export function toDraft(regola: RegolaWire | null): RegolaDraft {
  const { causali, testo, testo_o, testo_non, segno, importo_da, importo_a, controparte, id_conto } =
    regola?.condizioni ?? {};
  const importo = (cents: number | undefined) => (cents === undefined ? '' : formatImporto(cents));
  return {
    nome: regola?.nome ?? '',
    causali: causali ?? [],
    testo: joined(testo),
    testo_o: joined(testo_o),
    testo_non: joined(testo_non),
    segno: segno ?? '',
    importo_da: importo(importo_da),
    importo_a: importo(importo_a),
    controparte: controparte ?? '',
    id_conto: id_conto ?? null,
    azione: regola?.azione ?? 'voce',
    id_voce: regola?.id_voce ?? null,
    motivo: regola?.motivo ?? '',
    attiva: regola?.attiva ?? true,
  };
}

/** Empty text is no limit; null when it is not an amount. */
function limit(text: string): { valore?: number } | null {
  if (text.trim() === '') return {};
  const read = parseImporto(text);
  return read === null || read < 0 ? null : { valore: read };
}

/** What stops it from being tried, in Italian, or what is sent. */
export function fromDraft(draft: RegolaDraft): { manca: string } | { dati: DatiRegola } {
  const from = limit(draft.importo_da);
  const a = limit(draft.importo_a);
  if (from === null || a === null) return { manca: 'Scrivi gli importi come 1.234,56' };
  const [testo, testo_o, testo_non] = [draft.testo, draft.testo_o, draft.testo_non].map(divise);
  const controparte = draft.controparte.trim();
  const condizioni = {
    ...(draft.causali.length > 0 && { causali: [...draft.causali] }),
    ...(testo && testo.length > 0 && { testo }),
    ...(testo_o && testo_o.length > 0 && { testo_o }),
    ...(testo_non && testo_non.length > 0 && { testo_non }),
    ...(draft.segno !== '' && { segno: draft.segno }),
    ...(from.valore !== undefined && { importo_da: from.valore }),
    ...(a.valore !== undefined && { importo_a: a.valore }),
    ...(controparte !== '' && { controparte }),
    ...(draft.id_conto !== null && { id_conto: draft.id_conto }),
  };
  if (Object.keys(condizioni).length === 0)
    return { manca: 'Scrivi almeno una condizione: una regola senza condizioni prenderebbe tutto' };
  if (draft.azione === 'voce' && draft.id_voce === null) return { manca: 'Scegli la voce' };
  const reason = draft.motivo.trim();
  if (draft.azione === 'ignorata' && reason === '') return { manca: 'Scrivi perché si ignorano' };
  return {
    dati: {
      nome: draft.nome.trim(),
      condizioni,
      azione: draft.azione,
      id_voce: draft.azione === 'voce' ? draft.id_voce : null,
      motivo: draft.azione === 'ignorata' ? reason : null,
      attiva: draft.attiva,
    },
  };
}
