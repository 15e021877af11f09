/** Choosing among solutions that explain a movimento: the proposal itself, or one of its rivals. */
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { acceptAtom, createPagamentoAtom } from './decide.ts';
import { runAhead } from './decision.ts';
import { foundAtom } from './proposte.ts';
import type { RigaMovimento } from './righe.ts';
import type { RivaleProposta } from './rivals.tsx';
import { matchOpposites, explainAtOnceAtom } from './explain.ts';

/** Takes one of them. A tie is never accepted as a proposal: who chooses links by hand, and that is what is written. */
export const takeSolutionAtom = atom(
  null,
  (get, set, proposta: PropostaWire, choice: PropostaWire | RivaleProposta): void => {
    const { righe } = get(foundAtom);
    // Asked for alone, a giroconto is taken even when it has an equal: there are no partite to link.
    if (choice === proposta && (proposta.unica || proposta.tipo !== 'documenti'))
      return void set(acceptAtom, [proposta]);
    const { movimenti, partite, differenze } = choice;
    if (proposta.tipo === 'documenti')
      return void runAhead(
        get,
        set,
        new Set(movimenti),
        async () =>
          await set(createPagamentoAtom, {
            movimenti: movimenti.map((id) => ({ id, importo: righe.get(id)?.residuo ?? 0 })),
            partite,
            differenze,
          }),
      );
    void set(explainAtOnceAtom, matchOpposites(movimenti.flatMap((id) => righe.get(id) ?? [])), {
      tipo: proposta.tipo === 'giroconto' ? 'giroconto' : 'storno',
      id_voce: null,
      motivo: null,
    });
  },
);

/** The solutions of a row in the order of their numbers: 1 is the proposal, from 2 on its rivals. */
export const listSolutions = ({
  proposta,
}: Pick<RigaMovimento, 'proposta'>): readonly (PropostaWire | RivaleProposta)[] =>
  proposta ? [proposta, ...proposta.rivali] : [];

/** The solution that a figure on the keyboard names, from 1. */
export const takeNumberAtom = atom(null, (_get, set, { proposta }: RigaMovimento, number: number): void => {
  const choice = listSolutions({ proposta })[number - 1];
  if (proposta && choice) set(takeSolutionAtom, proposta, choice);
});

const uncertainBaseAtom = atom<PropostaWire | null>(null);
/** A proposal that is not sure, while whoever accepts it is asked. */
export const uncertainAtom: Atom<PropostaWire | null> = atom((get) => get(uncertainBaseAtom));
export const askUncertainAtom = atom(null, (_get, set, proposta: PropostaWire | null) =>
  set(uncertainBaseAtom, proposta),
);
