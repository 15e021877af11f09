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
import { openClosingAtom, type ShownRiga } from './atoms.ts';
import { toPercorso } from './query.ts';

export const IMPORTA: Azione<unknown> = {
  id: 'importa',
  writes: true,
  label: 'Importa',
  icon: <ArrowImportRegular />,
  dove: 'barra',
  run: ({ navigate }) => navigate('/app/importestratto'),
};

/** The one import that all these rows came with, or null. */
function importazioneOf(righe: readonly ShownRiga[]): ShownRiga | null {
  const [first, ...others] = righe;
  return first && others.every(({ id_imp }) => id_imp === first.id_imp) ? first : null;
}

/** From a row to all that came with it. */
export const STESSA_IMPORTAZIONE: Azione<ShownRiga> = {
  id: 'stessa-importazione',
  label: 'Mostra solo le righe di questo file',
  icon: <FilterRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) =>
    importazioneOf(righe) === null ? 'Le righe scelte vengono da file diversi' : null,
  run: ({ righe, navigate }) => {
    const riga = importazioneOf(righe);
    if (riga) navigate(toPercorso({ natura: riga.natura, id_imp: riga.id_imp }));
  },
};

/** From a row to what closed it, the other side and the way back. */
export const WHO_CLOSES_IT: Azione<ShownRiga> = {
  id: 'chi-la-chiude',
  label: 'Che cosa la chiude',
  icon: <LinkRegular />,
  dove: 'riga',
  disabledReason: ({ righe }) => {
    const [riga, ...others] = righe;
    if (!riga || others.length > 0) return 'Scegli una riga sola';
    return riga.stato === 'aperta' ? 'È ancora aperta' : null;
  },
  run: ({ righe: [riga], store }) => store.set(openClosingAtom, riga ?? null),
};

/** Nothing was paid or collected against it yet: its stato is still the person's to choose. */
const free = ({ importo, residuo, stato }: ShownRiga): boolean =>
  residuo === importo && (stato === 'aperta' || stato === 'ignorata');

function changeState(a: 'aperta' | 'ignorata', name: string, icon: ReactElement): Azione<ShownRiga> {
  const moved = (righe: readonly ShownRiga[]) => righe.filter((riga) => free(riga) && riga.stato !== a);
  return {
    id: a === 'ignorata' ? 'ignora' : 'riapri',
    writes: true,
    label: name,
    icon,
    dove: 'riga',
    disabledReason: ({ righe }) => {
      if (righe.length === 0) return 'Scegli prima una riga';
      if (!righe.some(free)) return 'Le righe abbinate seguono i loro abbinamenti';
      return moved(righe).length === 0 ? `Sono già ${a === 'ignorata' ? 'ignorate' : 'aperte'}` : null;
    },
    run: ({ righe, celle }) => {
      const own = moved(righe);
      celle.cambia(`${name.toLowerCase()} ${formatCount(own.length, 'riga', 'righe')}`, own, () => ({
        stato: a,
      }));
    },
  };
}

export const IGNORE = changeState('ignorata', 'Ignora', <EyeOffRegular />);
export const RIAPRI = changeState('aperta', 'Riapri', <EyeRegular />);
