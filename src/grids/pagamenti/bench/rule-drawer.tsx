/** A rule written from a movimento of the desk, and then what the rules would take. */
import { useEffect, useState } from 'react';
import { useAtomValue, useSetAtom } from '#state/jotai.ts';
import { getDati } from '#state/resource.ts';
import { ApplyDialog } from '../voci/apply-dialog.tsx';
import { regoleResource, useVoci } from '../voci/resources.ts';
import { RegolaEditor } from '../voci/rule-editor.tsx';
import { openEditorAtom, editorAtom } from '../voci/rules.ts';
import { applyRegoleHereAtom } from './apply-rules.ts';

function Apply({ onClose }: { onClose: () => void }) {
  const apply = useSetAtom(applyRegoleHereAtom);
  const load = useSetAtom(regoleResource.loadAtom);
  const regole = getDati(useAtomValue(regoleResource.stateAtom));
  useEffect(() => void load(), [load]);
  return regole ? <ApplyDialog regole={regole} onApply={apply} onClose={onClose} /> : null;
}

export function RegolaDrawer() {
  const editor = useAtomValue(editorAtom);
  const voci = useVoci() ?? [];
  const close = useSetAtom(openEditorAtom);
  const [apply, setApply] = useState(false);
  useEffect(() => () => close(null), [close]);
  if (editor) return <RegolaEditor {...editor} voci={voci} onSaved={() => setApply(true)} />;
  return apply ? <Apply onClose={() => setApply(false)} /> : null;
}
