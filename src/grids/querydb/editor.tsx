/** The editor of a question, with the views and their columns offered while one types. Loaded only with its page. */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  type CompletionContext,
  completionKeymap,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { PostgreSQL, sql, type SQLNamespace } from '@codemirror/lang-sql';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import type { VisteReport } from '#api/contract/interrogazioni.ts';
import { findNamedColumns } from './named-columns.ts';

export interface QueryEditorProps {
  testo: string;
  onChange: (text: string) => void;
  onRun: () => void;
  viste: VisteReport['viste'];
  /** The character, from 1, where the last question was refused. */
  position: number | null;
}

const THEME = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: '13px',
    color: 'var(--colorNeutralForeground1)',
    backgroundColor: 'var(--colorNeutralBackground1)',
  },
  '.cm-scroller': { fontFamily: 'var(--fontFamilyMonospace)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--colorNeutralForeground1)', padding: '8px 0' },
  '&.cm-focused': { outline: '2px solid var(--colorStrokeFocus2)', outlineOffset: '-2px' },
  '.cm-gutters': {
    backgroundColor: 'var(--colorNeutralBackground2)',
    color: 'var(--colorNeutralForeground3)',
    border: 'none',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--colorBrandBackground2)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--colorNeutralForeground1)' },
  '.cm-placeholder': { color: 'var(--colorNeutralForeground3)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--colorNeutralBackground1)',
    color: 'var(--colorNeutralForeground1)',
    border: '1px solid var(--colorNeutralStroke1)',
    borderRadius: 'var(--borderRadiusMedium)',
    boxShadow: 'var(--shadow8)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--colorBrandBackground2)',
    color: 'var(--colorNeutralForeground1)',
  },
  '.cm-completionDetail': {
    color: 'var(--colorNeutralForeground3)',
    fontStyle: 'normal',
    marginLeft: '12px',
  },
});

const COLORI = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.keyword, color: 'var(--colorBrandForeground1)', fontWeight: '600' },
    { tag: [tags.string, tags.special(tags.string)], color: 'var(--colorPaletteGreenForeground1)' },
    {
      tag: [tags.number, tags.bool, tags.null],
      color: 'var(--colorStatusWarningForeground1)',
    },
    { tag: tags.comment, color: 'var(--colorNeutralForeground3)', fontStyle: 'italic' },
    { tag: tags.typeName, color: 'var(--colorNeutralForeground2)' },
  ]),
);

const PAROLE = EditorState.phrases.of({
  Completions: 'Suggerimenti',
  'Control character': 'Carattere di controllo',
});

function schemaOf(viste: VisteReport['viste']): SQLNamespace {
  return Object.fromEntries(
    viste.map(({ nome, descrizione, colonne }) => [
      nome,
      {
        self: { label: nome, type: 'class', detail: 'vista', info: descrizione },
        children: colonne.map((column) => ({
          label: column.nome,
          type: 'property',
          detail: column.tipo,
          info: column.descrizione,
        })),
      },
    ]),
  );
}

/** The language offers columns after the name of their view; here those of the views that the question names. */
const suggestColumns =
  (viste: VisteReport['viste']) =>
  (context: CompletionContext): CompletionResult | null => {
    const { state, pos, explicit } = context;
    const word = context.matchBefore(/\w*/);
    if (!word || (word.from === word.to && !explicit)) return null;
    const found = findNamedColumns(viste, state.doc.toString(), state.sliceDoc(0, pos));
    if (found.length === 0) return null;
    return {
      from: word.from,
      options: found.map(({ colonna, viste: nomi }) => ({
        label: colonna.nome,
        type: 'property',
        detail: nomi.join(', '),
        info: colonna.descrizione,
        boost: 1,
      })),
      validFor: /^\w*$/,
    };
  };

const lingua = (viste: VisteReport['viste']) => [
  sql({ dialect: PostgreSQL, schema: schemaOf(viste) }),
  PostgreSQL.language.data.of({ autocomplete: suggestColumns(viste) }),
];

export function Editor({ testo, onChange, onRun, viste, position }: QueryEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const language = useRef(new Compartment());
  const latest = useRef({ onChange, onRun });
  useEffect(() => {
    latest.current = { onChange, onRun };
  }, [onChange, onRun]);
  const first = useRef({ testo, viste });

  useEffect(() => {
    if (!frame.current) return undefined;
    const run = () => {
      latest.current.onRun();
      return true;
    };
    const editor = new EditorView({
      parent: frame.current,
      doc: first.current.testo,
      extensions: [
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        autocompletion(),
        // Tab is left to the page: whoever has no mouse must be able to go on.
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
        language.current.of(lingua(first.current.viste)),
        EditorView.lineWrapping,
        placeholder('select * from movimenti'),
        THEME,
        COLORI,
        PAROLE,
        EditorView.contentAttributes.of({ 'aria-label': 'Interrogazione in SQL' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) latest.current.onChange(update.state.doc.toString());
        }),
      ],
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    view.current?.dispatch({ effects: language.current.reconfigure(lingua(viste)) });
  }, [viste]);

  // Another question was opened: what stands here is not what was typed.
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === testo) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: testo } });
  }, [testo]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || position === null || position > editor.state.doc.length) return;
    editor.dispatch({ selection: { anchor: position - 1 }, scrollIntoView: true });
    editor.focus();
  }, [position]);

  return <div ref={frame} style={{ height: '100%', minHeight: 0, overflow: 'hidden' }} />;
}
