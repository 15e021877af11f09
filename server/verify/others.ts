/** What else the tables keep: words of names, kept delays, rates, documents, the queue of solleciti. */
import { SELECT_UNKNOWN } from '../estratto-conto/sql/impronte.ts';
import { COLONNE_RITARDO, selectRitardi } from '../report/sql/kept-ritardi.ts';
import { selectParole } from '../soggetti/sql/kept-parole.ts';
import { selectDifferences } from '../somme/kept-sum.ts';
import { KEPT_SUMS } from '../somme/list.ts';
import type { Invariant } from './invariant.ts';

/** SQL: the state that a sollecito must have, by that of its place in the queue. */
const STATI = `case q.stato when 'attesa' then 'in_coda' when 'in_corso' then 'in_coda' when 'in_consegna' then 'in_coda'
  when 'sospeso' then 'incerto' else q.stato end`;

const fingerprint = (tabella: string, id: string): Invariant => ({
  nome: 'impronta_documento',
  tabella,
  righe: `select id_azienda, ${id} as id, nome || ' non è più quello di quando fu allegato' as perche
    from ${tabella} where encode(sha256(contenuto), 'hex') <> sha256`,
});

const PAROLA = 'id_azienda, id_soggetto, parola, posto';
/** Soggetti without an azienda are left out: the check of references already reports them. */
const PAROLE = selectParole('exists (select from azienda a where a.id = s.id_azienda)');

export const otherInvariants: readonly Invariant[] = [
  ...KEPT_SUMS.map((kept) => ({
    nome: kept.table,
    tabella: kept.table,
    righe: `select distinct id_azienda, ${kept.named} || ' ' || data as id, '${kept.differs}' as perche
      from (${selectDifferences(kept)}) as diverse`,
  })),
  {
    nome: 'somma_raccolta',
    tabella: 'somma_giorno',
    righe: `select distinct s.id_azienda, s.id_imp::text as id,
        'le sue somme contano tra quelle dell’azienda, ma è ' || i.stato as perche
      from somma_giorno s join importazione i on i.id_azienda = s.id_azienda and i.id_imp = s.id_imp
      where s.raccolta and i.stato <> 'completato'`,
  },
  {
    nome: 'parola_soggetto',
    tabella: 'soggetto_parola',
    righe: `select distinct id_azienda, id_soggetto::text as id,
        'le parole con cui si cerca il soggetto non sono quelle del suo nome e dei suoi codici' as perche
      from ((select ${PAROLA} from soggetto_parola except all select ${PAROLA} from (${PAROLE}) as r)
        union all
        (select ${PAROLA} from (${PAROLE}) as r except all select ${PAROLA} from soggetto_parola)) as diversi`,
  },
  {
    nome: 'impronta_testi',
    tabella: 'impronta_testi',
    righe: `select id_azienda, id, 'le righe di questo gruppo non si troverebbero cercando una parola' as perche
      from (${SELECT_UNKNOWN}) as senza`,
  },
  {
    nome: 'ritardo',
    tabella: 'ritardo',
    righe: `select distinct id_azienda, id_abbinamento::text as id,
        'i giorni di ritardo tenuti per l’abbinamento non sono quelli che ne risultano' as perche
      from ((select ${COLONNE_RITARDO} from ritardo except all select ${COLONNE_RITARDO} from (${selectRitardi('true')}) as r)
        union all
        (select ${COLONNE_RITARDO} from (${selectRitardi('true')}) as r except all select ${COLONNE_RITARDO} from ritardo)) as diversi`,
  },
  {
    // A provvigione has the rate of its day, so a day has one rate.
    nome: 'provvigione_doppia',
    tabella: 'matrice_agenti',
    righe: `select a.id_azienda, a.id::text as id, 'nello stesso periodo vale anche l’aliquota ' || b.id as perche
      from matrice_agenti a
      join matrice_agenti b on b.id_azienda = a.id_azienda and b.id_agente = a.id_agente
        and b.id_mandante = a.id_mandante and b.id > a.id
        and b.valida_dal <= coalesce(a.valida_al, 'infinity'::date)
        and a.valida_dal <= coalesce(b.valida_al, 'infinity'::date)`,
  },
  fingerprint('soggetto_documento', 'id::text'),
  fingerprint('sollecito_allegato', `id_sollecito || '/' || numero`),
  {
    nome: 'sollecito_coda',
    tabella: 'sollecito',
    righe: `select k.id_azienda, k.id::text as id,
        'è ' || k.stato || ', nella coda di posta ' || coalesce(q.stato, 'non c’è') as perche
      from sollecito k left join posta_coda q on q.id_azienda = k.id_azienda and q.id_sollecito = k.id
      where q.stato is null or k.stato <> ${STATI}`,
  },
  {
    nome: 'posta_dimostrativa',
    tabella: 'posta_coda',
    righe: `select q.id_azienda, q.id::text as id, 'aspetta di partire, ma l’azienda è dimostrativa' as perche
      from posta_coda q join azienda a on a.id = q.id_azienda
      where a.dimostrativa and q.stato in ('attesa', 'in_corso', 'in_consegna')`,
  },
];
