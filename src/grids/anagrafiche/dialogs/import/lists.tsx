/** The lists that were imported lately, each undone as a whole. */
import { Button } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons';
import type { ElencoSoggetti } from '#api/contract/soggetti-importa.ts';
import { ISTANTE } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { ForWriters } from '#ui/writers.tsx';
import { useSetAtom } from '#state/jotai.ts';
import { useCalled } from '#state/use-reading.ts';
import { Elenco, RecordSection, Voce } from '../record/lines.tsx';
import { annulListAtom } from './annul.ts';

const describe = ({ create, cambiate, fatta_il, autore }: ElencoSoggetti): string =>
  [
    formatCount(create, 'nuovo', 'nuovi'),
    formatCount(cambiate, 'aggiornato', 'aggiornati'),
    ISTANTE.format(fatta_il),
    autore,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');

export function Elenchi() {
  const annul = useSetAtom(annulListAtom);
  const { dati, reread } = useCalled('soggettiElenchi', {});
  if (!dati || dati.elenchi.length === 0) return null;
  return (
    <RecordSection titolo="Elenchi importati">
      <Elenco voci={dati.elenchi}>
        {(list) => (
          <Voce
            key={list.id_elenco}
            below={describe(list)}
            actions={
              <ForWriters>
                <Button
                  size="small"
                  icon={<ArrowUndoRegular />}
                  aria-label={`Annulla l’importazione di ${list.nome_file}`}
                  onClick={() => void annul(list.id_elenco).then(() => reread())}
                >
                  Annulla
                </Button>
              </ForWriters>
            }
          >
            {list.nome_file}
          </Voce>
        )}
      </Elenco>
    </RecordSection>
  );
}
