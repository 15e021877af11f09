/** Which voce, or why it is ignored. */
import { Button, Combobox, Field, Option } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useVoci } from '../voci/resources.ts';
import { proposeDraft } from '../voci/rule-proposal.ts';
import { openEditorAtom } from '../voci/rules.ts';
import { SceltaVoce } from '../voci/voce-choice.tsx';
import { addUsualAtom } from '../voci/usual.ts';
import { CampoImporto, isWithinMax } from './hand-parts.tsx';
import { openExplainAtom, type ExplainQuestion, explainQuestionAtom, explainAtom } from './explain.ts';

/** What people write most; anything else may be typed. */
const MOTIVI = ['Doppia registrazione', 'Storno della banca', 'Già registrato altrove', 'Non di competenza'];

function Motivo({ valore, onChange }: { valore: string; onChange: (text: string) => void }) {
  return (
    <Field label="Perché si ignora" required>
      <Combobox
        expandIcon={{ 'aria-label': 'Apri l’elenco' }}
        freeform
        value={valore}
        onChange={({ target }) => onChange(target.value)}
        onOptionSelect={(_event, { optionText }) => onChange(optionText ?? '')}
      >
        {MOTIVI.map((reason) => (
          <Option key={reason}>{reason}</Option>
        ))}
      </Combobox>
    </Field>
  );
}

function SenzaVoci() {
  const add = useSetAtom(addUsualAtom);
  return (
    <>
      <span>
        L’azienda non ha ancora voci. Parti da quelle consuete: si cambiano quando vuoi in «Voci e regole».
      </span>
      <span>
        <Button onClick={() => void add()}>Aggiungi le voci consuete</Button>
      </span>
    </>
  );
}

/** What had the focus is gone when the form becomes another: the keys, Escape first, stay in the drawer. */
function KeepFocus() {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[role="dialog"] form :is(input, button)')?.focus();
  }, []);
  return null;
}

function ExplainForm({ question: { tipo, righe } }: { question: ExplainQuestion }) {
  const voci = useVoci();
  const [underway, setUnderway] = useState(false);
  const close = useSetAtom(openExplainAtom);
  const explain = useSetAtom(explainAtom);
  const write = useSetAtom(openEditorAtom);
  const [id_voce, setId_voce] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [quanto, setQuanto] = useState<Centesimi | null>(null);
  const [only, ...others] = righe;
  const one = others.length === 0 ? only : undefined;
  const [touched, setTouched] = useState(false);
  const ready = tipo === 'voce' ? id_voce !== null : reason.trim() !== '';
  const total = formatImporto(sumCentesimi(righe.map(({ residuo }) => residuo)));
  const send = async () => {
    setTouched(true);
    if (!ready || underway) return;
    const explanation =
      tipo === 'voce' ? { tipo, id_voce, motivo: null } : { tipo, id_voce: null, motivo: reason.trim() };
    const parts = righe.map(({ id, residuo }) => ({ id, residuo, quanto }));
    setUnderway(true);
    const kept = await explain(parts, explanation);
    setUnderway(false);
    if (kept) close(null);
  };
  return (
    <FormDrawer
      larghezza={560}
      titolo={tipo === 'voce' ? 'Assegna voce' : 'Ignora con motivo'}
      error={touched && !ready ? (tipo === 'voce' ? 'Scegli la voce' : 'Scrivi perché si ignora') : null}
      underway={underway}
      azione={tipo === 'voce' ? 'Assegna' : 'Ignora'}
      altro={
        tipo === 'voce' && one ? (
          <Button
            appearance="subtle"
            onClick={() => {
              close(null);
              write({ regola: null, draft: proposeDraft(one, id_voce) });
            }}
          >
            Fanne una regola
          </Button>
        ) : null
      }
      onSubmit={() => void send()}
      onClose={() => close(null)}
    >
      <span>
        {righe.length === 1
          ? `${righe[0]?.descrizione ?? ''}: ${total}`
          : `${formatCount(righe.length, 'movimento', 'movimenti')}, in tutto ${total}`}
      </span>
      {tipo === 'ignorata' ? (
        <Motivo valore={reason} onChange={setReason} />
      ) : voci?.length === 0 ? (
        <SenzaVoci />
      ) : (
        <>
          <SceltaVoce voci={voci ?? []} valore={id_voce} onChoose={setId_voce} />
          {one ? (
            <CampoImporto
              label="Quanto"
              inVista
              hint="Meno di tutto lascia aperto il resto, da dare a un’altra voce"
              importo={quanto ?? one.residuo}
              vale={(importo) => isWithinMax(importo, one.residuo)}
              help={`Fino a ${formatImporto(one.residuo)}`}
              onChange={(importo) => setQuanto(importo === one.residuo ? null : importo)}
            />
          ) : null}
        </>
      )}
      <KeepFocus key={voci?.length === 0 ? 'senza' : 'con'} />
    </FormDrawer>
  );
}

/** In a drawer: the list of a field opens under a dialog, and over a drawer. */
export function ExplainDrawer() {
  const question = useAtomValue(explainQuestionAtom);
  return question ? <ExplainForm question={question} /> : null;
}
