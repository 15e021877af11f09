/** The columns of the matrix: the agente, and one for each mandante there is. */
import { WarningRegular } from '@fluentui/react-icons';
import type { ParteMatrice } from '#api/contract/matrice-agenti.ts';
import { defineColonne, ColumnLabel, NUMERO, TESTO } from '#grids/engine/index.ts';
import { formatCount } from '#domain/text.ts';
import { ALIQUOTA } from './aliquota.ts';
import { Cella } from './cell.tsx';
import { toCampo, countCovered, type RigaMatrice } from './row.ts';

const column = defineColonne<RigaMatrice>();
const FISSA = { motivoFissa: 'Gli agenti si cambiano nelle anagrafiche' } as const;

export const makeColonne = (mandanti: readonly ParteMatrice[]) => [
  column('agente', 'Agente', TESTO, { ...FISSA, larghezza: 180, fissa: true, folded: true }),
  column.computed('coperti', 'Mandanti coperti', NUMERO, countCovered, {
    larghezza: 150,
    motivoFissa: 'Conta i mandanti con un’aliquota',
    draw: (riga) => {
      const count = countCovered(riga);
      return count === 0 ? 'Nessuno' : formatCount(count, 'mandante', 'mandanti');
    },
  }),
  // In orange what is missing and used alone: who sells for one mandante needs no other rate.
  column('mancanti', 'Aliquote mancanti', NUMERO, {
    larghezza: 150,
    motivoFissa: 'Conta i mandanti delle sue partite senza un’aliquota',
    draw: ({ mancanti }) =>
      mancanti === 0 ? null : (
        <ColumnLabel
          tono="attenzione"
          icon={<WarningRegular />}
          testo={mancanti === 1 ? 'Ne manca 1' : `Ne mancano ${mancanti}`}
        />
      ),
  }),
  ...mandanti.map(({ id, ragione_sociale }) =>
    column.computed(toCampo(id), ragione_sociale, ALIQUOTA, (riga) => riga[toCampo(id)] ?? null, {
      editable: true,
      foldedTitle: true,
      hint: () => null,
      draw: (riga) => <Cella idAgente={riga.id} idMandante={id} aliquota={riga[toCampo(id)] ?? null} />,
    }),
  ),
];
