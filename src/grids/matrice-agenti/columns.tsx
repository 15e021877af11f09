/** The columns of the matrix: the agente, and one for each mandante there is. */
import { WarningRegular } from '@fluentui/react-icons';
import type { ParteMatrice } from '#api/contract/matrice-agenti.ts';
import { colonne, Etichetta, NUMERO, TESTO } from '#grids/engine/index.ts';
import { conteggio } from '#domain/testo.ts';
import { ALIQUOTA } from './aliquota.ts';
import { Cella } from './cella.tsx';
import { campoDi, coperti, type RigaMatrice } from './riga.ts';

const colonna = colonne<RigaMatrice>();
const FISSA = { motivoFissa: 'Gli agenti si cambiano nelle anagrafiche' } as const;

export const colonneMatrice = (mandanti: readonly ParteMatrice[]) => [
  colonna('agente', 'Agente', TESTO, { ...FISSA, larghezza: 220, fissa: true }),
  colonna.calcolata('coperti', 'Mandanti coperti', NUMERO, coperti, {
    larghezza: 150,
    motivoFissa: 'Conta i mandanti con un’aliquota',
    disegna: (riga) => {
      const count = coperti(riga);
      return count === 0 ? 'Nessuno' : conteggio(count, 'mandante', 'mandanti');
    },
  }),
  // In orange what is missing and used alone: who sells for one mandante needs no other rate.
  colonna('mancanti', 'Aliquote mancanti', NUMERO, {
    larghezza: 150,
    motivoFissa: 'Conta i mandanti delle sue partite senza un’aliquota',
    disegna: ({ mancanti }) =>
      mancanti === 0 ? null : (
        <Etichetta
          tono="attenzione"
          icon={<WarningRegular />}
          testo={mancanti === 1 ? 'Ne manca 1' : `Ne mancano ${mancanti}`}
        />
      ),
  }),
  ...mandanti.map(({ id, ragione_sociale }) =>
    colonna.calcolata(campoDi(id), ragione_sociale, ALIQUOTA, (riga) => riga[campoDi(id)] ?? null, {
      modificabile: true,
      suggerimento: () => null,
      disegna: (riga) => <Cella idAgente={riga.id} idMandante={id} aliquota={riga[campoDi(id)] ?? null} />,
    }),
  ),
];
