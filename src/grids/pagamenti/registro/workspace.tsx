/** The register of pagamenti as a value. */
import { ArrowUndoRegular, ArrowResetRegular, LinkDismissRegular } from '@fluentui/react-icons';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { AGGIORNA, type Azione, defineWorkspace, ESPORTA, ESPORTA_COME } from '#grids/engine/index.ts';
import { COLONNE_REGISTRO, getStato } from './columns.tsx';
import { annulPagamentiAtom, openStornoAtom, type RigaRegistro, righeRegistro, unlinkAtom } from './righe.ts';

const ANNULLA: Azione<RigaRegistro> = {
  id: 'annulla-pagamento',
  writes: true,
  label: 'Annulla',
  icon: <ArrowUndoRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => {
    if (righe.length === 0) return 'Scegli un pagamento';
    if (righe.some(({ attivo }) => !attivo)) return 'È già annullato';
    return righe.some(({ stornato }) => stornato !== 0) ? 'Annulla prima il suo storno' : null;
  },
  run: ({ righe, store }) => void store.set(annulPagamentiAtom, righe),
};

const STORNA: Azione<RigaRegistro> = {
  id: 'storna-pagamento',
  writes: true,
  label: 'Storna',
  icon: <ArrowResetRegular />,
  dove: 'riga',
  disabledReason: ({ righe: [riga, ...others] }) => {
    if (!riga || others.length > 0) return 'Scegli un pagamento solo';
    return getStato(riga) === 'attivo' || getStato(riga) === 'stornato'
      ? null
      : 'Si storna solo un pagamento valido';
  },
  run: ({ righe: [riga], store }) => {
    if (riga) store.set(openStornoAtom, riga);
  },
};

const SCOLLEGA: Azione<RigaRegistro> = {
  id: 'scollega-pagamento',
  writes: true,
  label: 'Scollega dal movimento',
  icon: <LinkDismissRegular />,
  dove: 'riga',
  disabledReason: ({ righe: [riga, ...others] }) => {
    if (!riga || others.length > 0) return 'Scegli un pagamento solo';
    if (riga.movimenti.length === 0) return 'Non ha movimenti';
    return riga.origine === 'movimento' ? 'Nasce dal suo movimento: si annulla' : null;
  },
  run: ({ righe: [riga], store }) => {
    if (riga) void store.set(unlinkAtom, riga);
  },
};

export const REGISTRO = defineWorkspace<RigaRegistro>({
  id: 'pagamenti-registro',
  titolo: 'Registro dei pagamenti',
  parte: true,
  nomi: ['pagamento', 'pagamenti'],
  colonne: COLONNE_REGISTRO,
  righe: righeRegistro,
  actions: [AGGIORNA, ESPORTA, ESPORTA_COME, STORNA, SCOLLEGA, ANNULLA],
  measure: { importo: ({ importo }) => importo, divisa: ({ divisa }) => divisa },
  versi: { out: 'Pagato', inside: 'Incassato' },
  rigaClass: (riga) => (getStato(riga) === 'annullato' ? 'spenta' : null),
  describe: ({ data, importo, soggetti }) =>
    `${formatData(data)}, ${formatImporto(importo)} ${soggetti.join(', ')}`,
  empty: {
    titolo: 'Nessun pagamento registrato',
    testo:
      'Gli abbinamenti che accetti, e i pagamenti che registri a mano, restano qui: con chi, quando e perché.',
  },
});
