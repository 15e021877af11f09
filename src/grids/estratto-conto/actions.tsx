/** What can be done with the rows of the estratto conto. */
import {
  ArrowImportRegular,
  EyeOffRegular,
  EyeRegular,
  FilterRegular,
  LinkRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { type Azione } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { apriChiusuraAtom, type RigaMostrata } from './atoms.ts';
import { toPercorso } from './query.ts';

export const IMPORTA: Azione<unknown> = {
  id: 'importa',
  scrive: true,
  label: 'Importa',
  icon: <ArrowImportRegular />,
  dove: 'barra',
  run: ({ naviga }) => naviga('/app/importestratto'),
};

/** The one import that all these rows came with, or null. */
function importazioneDi(righe: readonly RigaMostrata[]): RigaMostrata | null {
  const [first, ...others] = righe;
  return first && others.every(({ id_imp }) => id_imp === first.id_imp) ? first : null;
}

/** From a row to all that came with it. */
export const STESSA_IMPORTAZIONE: Azione<RigaMostrata> = {
  id: 'stessa-importazione',
  label: 'Mostra solo le righe di questo file',
  icon: <FilterRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) =>
    importazioneDi(righe) === null ? 'Le righe scelte vengono da file diversi' : null,
  run: ({ righe, naviga }) => {
    const riga = importazioneDi(righe);
    if (riga) naviga(toPercorso({ natura: riga.natura, id_imp: riga.id_imp }));
  },
};

/** From a row to what closed it, the other side and the way back. */
export const CHI_LA_CHIUDE: Azione<RigaMostrata> = {
  id: 'chi-la-chiude',
  label: 'Che cosa la chiude',
  icon: <LinkRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => {
    const [riga, ...others] = righe;
    if (!riga || others.length > 0) return 'Scegli una riga sola';
    return riga.stato === 'aperta' ? 'È ancora aperta' : null;
  },
  run: ({ righe: [riga], store }) => store.set(apriChiusuraAtom, riga ?? null),
};

/** Nothing was paid or collected against it yet: its stato is still the person's to choose. */
const libera = ({ importo, residuo, stato }: RigaMostrata): boolean =>
  residuo === importo && (stato === 'aperta' || stato === 'ignorata');

function cambiaStato(a: 'aperta' | 'ignorata', nome: string, icon: ReactElement): Azione<RigaMostrata> {
  const moved = (righe: readonly RigaMostrata[]) => righe.filter((riga) => libera(riga) && riga.stato !== a);
  return {
    id: a === 'ignorata' ? 'ignora' : 'riapri',
    label: nome,
    icon,
    dove: 'riga',
    disabledReason: ({ righe }) => {
      if (righe.length === 0) return 'Scegli prima una riga';
      if (!righe.some(libera)) return 'Le righe abbinate seguono i loro abbinamenti';
      return moved(righe).length === 0 ? `Sono già ${a === 'ignorata' ? 'ignorate' : 'aperte'}` : null;
    },
    run: ({ righe, celle }) => {
      const own = moved(righe);
      celle.cambia(`${nome.toLowerCase()} ${formatCount(own.length, 'riga', 'righe')}`, own, () => ({
        stato: a,
      }));
    },
  };
}

export const IGNORA = cambiaStato('ignorata', 'Ignora', <EyeOffRegular />);
export const RIAPRI = cambiaStato('aperta', 'Riapri', <EyeRegular />);
