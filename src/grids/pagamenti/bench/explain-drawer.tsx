/** Which voce, or why it is ignored. */
import { Button, Combobox, Field, Option } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { Centesimi } from '#api/contract/valori.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { FormDrawer } from '#ui/drawer.tsx';
import { formatCount } from '#domain/text.ts';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { useVoci } from '../voci/resources.ts';
import { proposeBozza } from '../voci/rule-proposal.ts';
import { apriEditorAtom } from '../voci/rules.ts';
import { SceltaVoce } from '../voci/voce-choice.tsx';
import { aggiungiUsualiAtom } from '../voci/usual.ts';
import { CampoImporto, isWithinMax } from './hand-parts.tsx';
import { apriSpiegaAtom, type ExplainQuestion, domandaSpiegaAtom, spiegaAtom } from './explain.ts';

/** What people write most; anything else may be typed. */
const MOTIVI = ['Doppia registrazione', 'Storno della banca', 'Già registrato altrove', 'Non di competenza'];

function Motivo({ valore, onCambia }: { valore: string; onCambia: (text: string) => void }) {
  return (
    <Field label="Perché si ignora" required>
      <Combobox
        expandIcon={{ 'aria-label': 'Apri l’elenco' }}
        freeform
        value={valore}
        onChange={({ target }) => onCambia(target.value)}
        onOptionSelect={(_event, { optionText }) => onCambia(optionText ?? '')}
      >
        {MOTIVI.map((motivo) => (
          <Option key={motivo}>{motivo}</Option>
        ))}
      </Combobox>
    </Field>
  );
}

function SenzaVoci() {
  const add = useSetAtom(aggiungiUsualiAtom);
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

function Modulo({ domanda: { tipo, righe } }: { domanda: ExplainQuestion }) {
  const voci = useVoci();
  const [inCorso, setInCorso] = useState(false);
  const close = useSetAtom(apriSpiegaAtom);
  const spiega = useSetAtom(spiegaAtom);
  const write = useSetAtom(apriEditorAtom);
  const [id_voce, setVoce] = useState<number | null>(null);
  const [motivo, setMotivo] = useState('');
  const [quanto, setQuanto] = useState<Centesimi | null>(null);
  const [sola, ...altre] = righe;
  const una = altre.length === 0 ? sola : undefined;
  const [toccato, setToccato] = useState(false);
  const ready = tipo === 'voce' ? id_voce !== null : motivo.trim() !== '';
  const totale = formatImporto(sumCentesimi(righe.map(({ residuo }) => residuo)));
  const send = async () => {
    setToccato(true);
    if (!ready || inCorso) return;
    const spiegazione =
      tipo === 'voce' ? { tipo, id_voce, motivo: null } : { tipo, id_voce: null, motivo: motivo.trim() };
    const parti = righe.map(({ id, residuo }) => ({ id, residuo, quanto }));
    setInCorso(true);
    const kept = await spiega(parti, spiegazione);
    setInCorso(false);
    if (kept) close(null);
  };
  return (
    <FormDrawer
      larghezza={560}
      titolo={tipo === 'voce' ? 'Assegna voce' : 'Ignora con motivo'}
      errore={toccato && !ready ? (tipo === 'voce' ? 'Scegli la voce' : 'Scrivi perché si ignora') : null}
      inCorso={inCorso}
      azione={tipo === 'voce' ? 'Assegna' : 'Ignora'}
      altro={
        tipo === 'voce' && una ? (
          <Button
            appearance="subtle"
            onClick={() => {
              close(null);
              write({ regola: null, bozza: proposeBozza(una, id_voce) });
            }}
          >
            Fanne una regola
          </Button>
        ) : null
      }
      onInvia={() => void send()}
      onChiudi={() => close(null)}
    >
      <span>
        {righe.length === 1
          ? `${righe[0]?.descrizione ?? ''}: ${totale}`
          : `${formatCount(righe.length, 'movimento', 'movimenti')}, in tutto ${totale}`}
      </span>
      {tipo === 'ignorata' ? (
        <Motivo valore={motivo} onCambia={setMotivo} />
      ) : voci?.length === 0 ? (
        <SenzaVoci />
      ) : (
        <>
          <SceltaVoce voci={voci ?? []} valore={id_voce} onScegli={setVoce} />
          {una ? (
            <CampoImporto
              etichetta="Quanto"
              inVista
              hint="Meno di tutto lascia aperto il resto, da dare a un’altra voce"
              importo={quanto ?? una.residuo}
              vale={(importo) => isWithinMax(importo, una.residuo)}
              aiuto={`Fino a ${formatImporto(una.residuo)}`}
              onCambia={(importo) => setQuanto(importo === una.residuo ? null : importo)}
            />
          ) : null}
        </>
      )}
      <KeepFocus key={voci?.length === 0 ? 'senza' : 'con'} />
    </FormDrawer>
  );
}

/** In a drawer: the list of a field opens under a dialog, and over a drawer. */
export function SpiegaCassetto() {
  const domanda = useAtomValue(domandaSpiegaAtom);
  return domanda ? <Modulo domanda={domanda} /> : null;
}
