/** The partite of one letter: each can be left out of it, or marked as disputed. */
import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { useMotivo } from '#state/ruolo.ts';
import { DisputeDialog } from './dispute.tsx';
import type { SollecitoDraft } from './state.ts';

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, border: 'none', maxHeight: '180px', overflowY: 'auto' },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  button: { flexShrink: 0 },
});

interface PartiteProps {
  draft: SollecitoDraft;
  onChange: (patch: Partial<SollecitoDraft>) => void;
}

export function Partite({ draft: { lettera, out: outside }, onChange }: PartiteProps) {
  const styles = useStyles();
  const reason = useMotivo('operatore');
  const [disputed, setDisputed] = useState<{ id: number; documento: string } | null>(null);
  const leave = (id: number, out: boolean) => {
    const next = new Set(outside);
    if (out) next.add(id);
    else next.delete(id);
    onChange({ out: next });
  };
  return (
    <fieldset className={styles.list} aria-label="Partite del sollecito">
      {lettera.partite.map(({ id, numero_documento, scadenza, residuo, giorni, forse_pagata, numero }) => {
        const documento = numero_documento ?? 'Senza numero';
        return (
          <div key={id} className={styles.row}>
            <Checkbox
              checked={!outside.has(id)}
              label={[
                documento,
                `scaduta il ${formatData(scadenza)}, da ${formatCount(giorni, 'giorno', 'giorni')}`,
                formatImporto(residuo),
                `${numero}° sollecito`,
                ...(forse_pagata ? ['sembra pagata'] : []),
              ].join(' · ')}
              onChange={(_event, { checked }) => leave(id, checked !== true)}
            />
            {reason === null && !outside.has(id) ? (
              <Button
                size="small"
                appearance="subtle"
                className={styles.button}
                aria-label={`Contesta ${documento}`}
                onClick={() => setDisputed({ id, documento })}
              >
                Contesta…
              </Button>
            ) : null}
          </div>
        );
      })}
      {disputed === null ? null : (
        <DisputeDialog
          idPartita={disputed.id}
          documento={disputed.documento}
          onClose={() => setDisputed(null)}
          onDone={() => {
            leave(disputed.id, true);
            setDisputed(null);
          }}
        />
      )}
    </fieldset>
  );
}
