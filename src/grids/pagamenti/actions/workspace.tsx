/** Past actions over many rows as a value. */
import {
  ArrowUndoRegular,
  CheckmarkCircleFilled,
  CircleHalfFillRegular,
  DismissCircleRegular,
  ListRegular,
  SpinnerIosRegular,
} from '@fluentui/react-icons';
import type { LottoAbbinamenti } from '#api/contract/lotti.ts';
import {
  AGGIORNA,
  type Azione,
  defineColonne,
  defineWorkspace,
  ESPORTA,
  ColumnLabel,
  IMPORTO,
  ISTANTE,
  NUMERO,
  defineStato,
  TESTO,
} from '#grids/engine/index.ts';
import { writeAddress } from '../vista.ts';
import { askActionAnnulmentAtom, describeLotto, righeAzioni, getStatoLotto } from './righe.ts';

const column = defineColonne<LottoAbbinamenti>();

const STATI = {
  in_corso: 'In corso',
  in_annullo: 'Si annulla',
  valida: 'In piedi',
  in_parte: 'In parte annullata',
  annullata: 'Annullata',
} as const;
const SEGNI = {
  in_corso: { tono: 'neutro', icon: <SpinnerIosRegular /> },
  in_annullo: { tono: 'neutro', icon: <SpinnerIosRegular /> },
  valida: { tono: 'positivo', icon: <CheckmarkCircleFilled /> },
  in_parte: { tono: 'attenzione', icon: <CircleHalfFillRegular /> },
  annullata: { tono: 'spento', icon: <DismissCircleRegular /> },
} as const;

const COLONNE = [
  column('creato_il', 'Quando', ISTANTE, { ordine: 'desc' }),
  column.computed('azione', 'Che cosa', TESTO, describeLotto, { larghezza: 300, flexible: true }),
  column('username', 'Autore', TESTO, { larghezza: 130 }),
  column.computed('stato', 'Stato', defineStato(STATI), getStatoLotto, {
    larghezza: 160,
    draw: (riga) => <ColumnLabel {...SEGNI[getStatoLotto(riga)]} testo={STATI[getStatoLotto(riga)]} />,
  }),
  column('fatti', 'Fatti', NUMERO, { larghezza: 92 }),
  column('attivi', 'In piedi', NUMERO, { larghezza: 98 }),
  column('entrate', 'Entrate', IMPORTO, {}),
  column('uscite', 'Uscite', IMPORTO, {}),
  column('entrate_attive', 'Entrate in piedi', IMPORTO, {}),
  column('uscite_attive', 'Uscite in piedi', IMPORTO, {}),
  column('annullato_da', 'Annullata da', TESTO, { larghezza: 130 }),
  column('annullato_il', 'Annullata il', ISTANTE),
  column('id_lotto', 'Numero', NUMERO, { larghezza: 92, senzaTotale: true }),
];

const ANNULLA: Azione<LottoAbbinamenti> = {
  id: 'annulla-azione',
  writes: true,
  label: 'Annulla tutto',
  icon: <ArrowUndoRegular />,
  dove: 'riga',
  disabledReason: ({ righe: [riga, ...others] }) => {
    if (!riga || others.length > 0) return 'Scegli un’azione sola';
    if (riga.annullo === 'in_corso') return 'Si sta già annullando';
    return riga.attivi === 0 && riga.stato !== 'in_corso' ? 'È già annullata' : null;
  },
  run: ({ righe: [riga], store }) => {
    if (riga) store.set(askActionAnnulmentAtom, riga);
  },
};

/** Its pagamenti that stand, one by one. */
const MOSTRA: Azione<LottoAbbinamenti> = {
  id: 'mostra-azione',
  label: 'Mostra i pagamenti',
  icon: <ListRegular />,
  dove: 'riga',
  disabledReason: ({ righe: [riga, ...others] }) => {
    if (!riga || others.length > 0) return 'Scegli un’azione sola';
    if (riga.tipo === 'regole') return 'Le regole danno voci, non pagamenti';
    return riga.attivi === 0 ? 'Non ne resta nessuno' : null;
  },
  run: ({ righe: [riga], navigate }) => {
    if (riga) navigate(`?${writeAddress({ faccia: 'registro', id_lotto: riga.id_lotto })}`);
  },
};

export const AZIONI = defineWorkspace<LottoAbbinamenti>({
  id: 'pagamenti-azioni',
  titolo: 'Azioni su molte righe',
  parte: true,
  nomi: ['azione', 'azioni'],
  colonne: COLONNE,
  righe: righeAzioni,
  actions: [AGGIORNA, ESPORTA, MOSTRA, ANNULLA],
  rigaClass: (riga) => (getStatoLotto(riga) === 'annullata' ? 'spenta' : null),
  describe: describeLotto,
  empty: {
    titolo: 'Nessuna azione su molte righe',
    testo:
      'Le proposte accettate insieme, le regole applicate e i flussi di ritorno restano qui: chi, quanto, e come annullarli.',
  },
});
