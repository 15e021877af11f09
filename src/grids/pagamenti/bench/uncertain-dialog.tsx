/** Before a proposal that is not sure is accepted: what would be written, and why it is not sure. */
import { Button } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { formatImporto } from '#domain/importi.ts';
import { Question } from '#ui/question.tsx';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { NOMI_DIFFERENZE } from './differenze-names.ts';
import { foundAtom } from './proposte.ts';
import { formatPercent } from './score.tsx';
import { countRivals, explainUncertain, formatPartita } from './rivals.tsx';
import { askUncertainAtom, uncertainAtom, takeSolutionAtom } from './choice.ts';

function Asked({ proposta }: { proposta: PropostaWire }) {
  const { righe } = useAtomValue(foundAtom);
  const ask = useSetAtom(askUncertainAtom);
  const take = useSetAtom(takeSolutionAtom);
  const actions = useRef<HTMLSpanElement>(null);
  // Whoever asked by key answers by key.
  useEffect(() => actions.current?.querySelector('button')?.focus(), []);
  const { partite, differenze, rivali, punteggio } = proposta;
  return (
    <Question
      titolo="Accettare una proposta non certa?"
      onClose={() => ask(null)}
      actions={
        <>
          <Button onClick={() => ask(null)}>Lascia stare</Button>
          <span ref={actions}>
            <Button
              appearance="primary"
              onClick={() => {
                ask(null);
                take(proposta, proposta);
              }}
            >
              Accetta lo stesso
            </Button>
          </span>
        </>
      }
    >
      {partite.map((part) => (
        <strong key={part.id}>{formatPartita(part, righe)}</strong>
      ))}
      {differenze.map(({ tipo, importo }) => (
        <span key={tipo}>
          {NOMI_DIFFERENZE[tipo]} {formatImporto(importo)}
        </span>
      ))}
      <span>
        Sicurezza {formatPercent(punteggio)}.{' '}
        {rivali.length > 0 ? `${countRivals(proposta)}.` : explainUncertain(proposta)}
      </span>
    </Question>
  );
}

export function UncertainDialog() {
  const proposta = useAtomValue(uncertainAtom);
  return proposta ? <Asked proposta={proposta} /> : null;
}
