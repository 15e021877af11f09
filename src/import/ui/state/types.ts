/** What the import page can be showing, and what it knows while it shows it. */
import type { DestinazioneFile } from '#api/contract/destinazioni.ts';
import type { ControparteCandidate, DaRiconoscere, RigaPresente } from '#api/contract/anteprima-import.ts';
import type { Presente, RigaImport } from '#api/contract/invio-import.ts';
import type { Importazione, Quadratura } from '#api/contract/importazioni.ts';
import type { Lettura, LetturaPdf, Tracciato } from '#api/contract/tracciati.ts';
import type { Natura } from '#api/contract/valori.ts';
import type { ReadingQuestion, Risposte } from '../../cell/questions.ts';
import type { ReadingErrorCode } from '../../read/error.ts';
import type { EsitoLettura, EstrattoLetto, PdfGeometry } from '../../map/outcome.ts';
import type { Presences } from '../../run/compare-presenti.ts';
import type { AvanzamentoImport, EsitoImport } from '../../run/outcome.ts';

export type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;

/** How a file is being read; grows as the person answers. */
export interface PreviewContext {
  file: File;
  /** The saved tracciato to read with; null to infer. */
  tracciato: Tracciato | null;
  /** The saved tracciato that a new saving replaces with its next version. */
  toUpdate: Tracciato | null;
  risposte: Risposte;
  /** The reading as the person corrected it. */
  lettura: Lettura | null;
  /** Where the columns of a printed table start, as the person corrected them. */
  tagli?: readonly number[] | null;
  /** What opens a protected PDF. */
  password?: string | null;
  /** Rulers and ignored areas as the person set them on the page of a PDF. */
  pdf?: LetturaPdf | null;
}

export type Fase =
  | { tipo: 'scelta' }
  /** In the list, and not yet read. */
  | { tipo: 'attesa' }
  /** The very bytes of another of the list: its place, and its name. */
  | { tipo: 'copia'; di: number; nome: string }
  /** Of a list over several aziende: a person says whose it is. `conto`: the account that it names. */
  | { tipo: 'destinazione'; candidati: readonly DestinazioneFile[]; conto: string | null }
  | { tipo: 'lettura'; file: File; fatto: number; totale: number }
  | { tipo: 'tracciati'; context: PreviewContext; candidati: Tracciato[] }
  | {
      tipo: 'domande';
      context: PreviewContext;
      domande: ReadingQuestion[];
      notices: string[];
      /** The header of its table, where it has one. */
      intestazione: readonly string[] | null;
    }
  | { tipo: 'deriva'; context: PreviewContext; tracciato: Tracciato; differenze: string[] }
  /** `ripetibile`: trying the same again may work (the network), as opposed to a file that cannot be read. */
  | {
      tipo: 'errore';
      context: PreviewContext;
      messaggio: string;
      ripetibile: boolean;
      code?: ReadingErrorCode;
    }
  | { tipo: 'anteprima' }
  | { tipo: 'invio'; progress: AvanzamentoImport }
  | { tipo: 'esito'; esito: EsitoImport };

/** One accepted row in the preview; a changed row is a new object. */
export interface RigaAnteprima extends RigaImport {
  /** Place in the statement, from 0: its identity here. */
  id: number;
  /** What the person decided about the row; null leaves it to whether it is already present. */
  scelta: boolean | null;
  /** Already in the database, by occurrence. */
  presente: boolean;
  /** May be in the database already, told by another format: a person says. */
  simile: boolean;
  modificata: boolean;
}

/** The part of the rows that the grid shows. */
export type PreviewView =
  | 'tutte'
  | 'nuove'
  | 'presenti'
  | 'confronto'
  | 'controparti'
  | 'modificate'
  | 'escluse'
  | 'scartate';

/** The rows already in the database, as far as they are known. */
type StatoPresenti =
  | { tipo: 'da_cercare' }
  | { tipo: 'ricerca' }
  | { tipo: 'pronti'; presenti: readonly Presente[] }
  | { tipo: 'errore'; messaggio: string };

/** The rows of the books one by one, set against those of the file. */
type ComparisonState =
  | { tipo: 'da_cercare' }
  | { tipo: 'pronto'; store: readonly RigaPresente[]; presences: Presences };

/** A counterparty of the file, and whose it is. */
export interface VoceControparte extends DaRiconoscere {
  /** Place in the list: its identity here. */
  id: number;
  righe: number;
  /** Cents, over its rows. */
  importo: number;
  nota: boolean;
  candidati: readonly ControparteCandidate[];
  /** Whom the person gave it to. */
  confermato: { id_soggetto: number; ragione_sociale: string } | null;
}

export type StatoControparti =
  | { tipo: 'da_cercare' }
  | { tipo: 'ricerca' }
  | { tipo: 'pronte'; voci: readonly VoceControparte[] }
  | { tipo: 'errore'; messaggio: string };

export interface SaveTracciato {
  save: boolean;
  nome: string;
  modello: string;
}

export interface Anteprima {
  context: PreviewContext;
  letto: Letto;
  /** Which statement of the file; each is an import of its own. */
  indice: number;
  estratto: EstrattoLetto;
  righe: readonly RigaAnteprima[];
  natura: Natura;
  id_conto: number | null;
  presenti: StatoPresenti;
  comparison: ComparisonState;
  controparti: StatoControparti;
  vista: PreviewView;
  /** Proof of the rows as they are now, corrections included. */
  quadratura: Quadratura;
  save: SaveTracciato;
  /** The tick without which a file that does not tie is not imported. */
  acceptUntied: boolean;
  /** The import that brought the very same file; null until one is found. */
  previous: Importazione | null;
  /** Go on although the file was already imported. */
  forza: boolean;
}

export type ReadRowState = 'letta' | 'scartata';

/** The page of a PDF beside its rows. */
export interface PaginaPdf {
  context: PreviewContext;
  geometry: PdfGeometry;
  /** What became of the rows, by their number; the others are text. */
  stati: ReadonlyMap<number, ReadRowState>;
  /** Why nothing was read, in Italian. */
  messaggio: string | null;
  /** True while a change of the rulers is being read. */
  busy: boolean;
}

/** What an azienda was told by; `scelta`: a person said it. */
export type MotivoAzienda = DestinazioneFile['motivo'] | 'scelta';

/** One statement of a file, with what the page shows of it when it is open. */
export interface ImportTab {
  id: number;
  file: File;
  /** Which statement of the file; null until it is read. */
  indice: number | null;
  /** Whose it is, in a list over several aziende; null until it is known, and where the list is of one. */
  azienda: number | null;
  motivo: MotivoAzienda | null;
  /** The reading of its file, where another statement of it was read first. */
  letto: { context: PreviewContext; letto: Letto } | null;
  fase: Fase;
  anteprima: Anteprima | null;
  pagina: PaginaPdf | null;
  /** A person had it open. */
  vista: boolean;
}
