/** A rule written from a movimento of the desk, and then what the rules would take. */
import { useEffect, useState } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { ApplicaDialog } from '../voci/apply-dialog.tsx';
import { regoleResource, useVoci } from '../voci/resources.ts';
import { RegolaEditor } from '../voci/rule-editor.tsx';
import { apriEditorAtom, editorAtom } from '../voci/rules.ts';
import { applicaRegoleQuiAtom } from './apply-rules.ts';

function Applica({ onChiudi }: { onChiudi: () => void }) {
  const apply = useSetAtom(applicaRegoleQuiAtom);
  const load = useSetAtom(regoleResource.loadAtom);
  const regole = getDati(useAtomValue(regoleResource.stateAtom));
  useEffect(() => void load(), [load]);
  return regole ? <ApplicaDialog regole={regole} onApplica={apply} onChiudi={onChiudi} /> : null;
}

export function RegolaCassetto() {
  const editor = useAtomValue(editorAtom);
  const voci = useVoci() ?? [];
  const close = useSetAtom(apriEditorAtom);
  const [applica, setApplica] = useState(false);
  useEffect(() => () => close(null), [close]);
  if (editor) return <RegolaEditor {...editor} voci={voci} onSalvata={() => setApplica(true)} />;
  return applica ? <Applica onChiudi={() => setApplica(false)} /> : null;
}
