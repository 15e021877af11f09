/** A page of the style guide is a value: what it is about, and its examples, each with the very source that draws it. */
import type { ComponentType } from 'react';
import { uikitPages } from '../paths.ts';

interface ExampleText {
  /** The name of its file, which exports the component and nothing else. */
  file: string;
  titolo: string;
  /** When to use it, and when not; one or two plain sentences. */
  spiegazione: string;
}

export interface StyleGuideExample extends ExampleText {
  component: ComponentType;
  /** The text of the same file: picture and code cannot part. */
  source: string;
}

export interface StyleGuidePage<Example = StyleGuideExample> {
  introduction: string;
  esempi: readonly Example[];
}

/**
 * A page from its texts and from the files of its folder of examples, as the bundler finds them.
 * @param components what each file exports
 * @param sources the text of each file
 */
export function makePage(
  page: StyleGuidePage<ExampleText>,
  components: Readonly<Record<string, Readonly<Record<string, ComponentType>>>>,
  sources: Readonly<Record<string, string>>,
): StyleGuidePage {
  const find = <T>(files: Readonly<Record<string, T>>, name: string): T => {
    const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}.tsx`));
    if (!found) throw new Error(`no example ${name}`);
    return found[1];
  };
  const esempi = page.esempi.map((example): StyleGuideExample => {
    const [component] = Object.values(find(components, example.file));
    if (!component) throw new Error(`nothing to draw in ${example.file}`);
    return { ...example, component, source: find(sources, example.file) };
  });
  return { ...page, esempi };
}

export type NomePagina = keyof typeof uikitPages;

/** In the order of the style guide's menu. */
// Object.keys of `uikitPages` gives exactly its names.
export const pageNames = Object.keys(uikitPages) as NomePagina[];
